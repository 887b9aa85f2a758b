import { describe, expect, it } from 'vitest';
import { costAllCauses } from '../../src/engine/costs';
import { splitReport } from '../../src/engine/worker/protocol';
import { EXAMPLES } from '../../src/examples';
import { applyEdits } from '../../src/json/edit';
import { loadKernelsFromFile } from '../../src/kernel/node';
import { CAUSE_KINDS } from '../../src/omnicapbench/causes';
import type { Fix } from '../../src/omnicapbench/fixes';
import { METRIC_IDS } from '../../src/omnicapbench/metrics/ids';
import { score } from '../../src/omnicapbench/score';
import { DEFAULT_SETTINGS } from '../../src/omnicapbench/settings';
import {
  countRows,
  filterCauses,
  firstRows,
  groupByCode,
  groupCauses,
  unexplained,
} from '../../src/views/problems/causes';
import { countProblems, filterProblems, NO_FILTER } from '../../src/views/problems/filter';
import { groupFix } from '../../src/views/problems/groupFix';
import { hunksOf } from '../../src/views/problems/hunks';
import { KIND_TITLES, lost, metricName, saidChange, saidCost, severityOf } from '../../src/views/problems/names';
import { costed } from '../state/causes';
import { fault, reportWith } from '../state/reports';

describe('causes by kind', () => {
  const causes = [
    costed('missing-link', 0.2),
    costed('field', 0.1, { offset: 1, diagnostics: [fault('type.alias')] }),
    costed('missing-link', 0.05, { offset: 2, diagnostics: [fault('link.missing-active-event')] }),
    costed('field', 0.01, { offset: 3, diagnostics: [fault('schema.missing-field')] }),
  ];

  it('stand in groups, the costliest first, each as grave as its gravest', () => {
    expect(
      groupCauses(causes).map(({ kind, severity, worst, causes: rows }) => [kind, severity, worst?.delta, rows]),
    ).toEqual([
      ['missing-link', 'warning', 0.2, [causes[0], causes[2]]],
      ['field', 'error', 0.1, [causes[1], causes[3]]],
    ]);
  });

  it('can be filtered by severity and by document', () => {
    expect(filterCauses(causes, { severity: 'error', side: 'both' })).toEqual([causes[3]]);
    expect(filterCauses(causes, { severity: 'all', side: 'reference' })).toEqual([]);
  });

  it('have a title each', () => {
    for (const kind of CAUSE_KINDS) expect(KIND_TITLES[kind]).toMatch(/^[A-Z][^.]+[^.]$/);
    expect(new Set(Object.values(KIND_TITLES)).size).toBe(CAUSE_KINDS.length);
  });

  it('that only the reference can tell are notes', () => {
    expect(severityOf({ kind: 'timing', diagnostics: [] })).toBe('info');
    expect(severityOf({ kind: 'identity-split', diagnostics: [] })).toBe('warning');
    expect(severityOf({ kind: 'gate', diagnostics: [] })).toBe('error');
  });
});

describe('messages beside the causes', () => {
  const told = fault('id.duplicate', { offset: 4 });
  const twin = fault('id.duplicate', { offset: 4, message: 'other words' });
  const fence = fault('json.fence', { offset: 4 });
  const { lists, tally } = splitReport(reportWith([told, twin, fence]));
  const causes = [costed('duplicate-unit', 0.1, { diagnostics: [told] })];
  const others = unexplained(lists.diagnostics, causes);

  it('are those that no cause explains, by code', () => {
    expect(others).toEqual([twin, fence]);
    expect(groupByCode(others).map(({ code, severity, problems }) => [code, severity, problems.length])).toEqual([
      ['id.duplicate', 'error', 1],
      ['json.fence', 'info', 1],
    ]);
  });

  it('count with the causes as rows do', () => {
    for (const severity of ['all', 'error', 'warning', 'info'] as const) {
      for (const side of ['both', 'prediction', 'reference'] as const) {
        const filter = { severity, side };
        const rows = filterCauses(causes, filter).length + filterProblems(others, filter).length;
        expect(countRows(causes, lists.diagnostics, others, tally, filter)).toBe(rows);
      }
    }
  });

  it('are cut where the limit is', () => {
    const rows = firstRows(groupByCode(others), 1, (group) => group.problems);
    expect(rows.map(({ rows: [first] }) => first?.code)).toEqual(['id.duplicate']);
    expect(firstRows(groupByCode(others), -1, (group) => group.problems)).toEqual([]);
  });
});

describe('one button for a group', () => {
  const fix = (title: string, offset: number, id = 'rename'): Fix => ({
    id,
    title,
    edits: [{ offset, length: 1, text: '9' }],
  });

  it('is there when each has the same action and they go together', () => {
    const both = groupFix('[1, 2]', [fix('Rename to 9', 1), fix('Rename to 9', 4)], 'ids');
    expect(both).toMatchObject({ label: 'Rename both…', title: 'Rename both: ids', several: true });
    expect(applyEdits('[1, 2]', both?.edits ?? [])).toBe('[9, 9]');
    expect(
      groupFix(
        '[1, 2, 3]',
        [1, 4, 7].map((at) => fix('Rename', at)),
        'ids',
      )?.label,
    ).toBe('Rename all 3…');
  });

  it.each([
    ['for one row', [fix('Use', 1)]],
    ['when one has none', [fix('Use', 1), null]],
    ['for different actions', [fix('Use', 1), fix('Add', 4)]],
    ['for actions of different kinds', [fix('Use', 1), fix('Use', 4, 'other')]],
    ['when they overlap', [fix('Use', 1), { ...fix('Use', 1), edits: [{ offset: 1, length: 1, text: '8' }] }]],
  ])('is not there %s', (_, fixes) => {
    expect(groupFix('[1, 2]', fixes, 'ids')).toBeNull();
  });
});

describe('what a change does, place by place', () => {
  const TEXT = '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}';
  const at = (piece: string): number => TEXT.indexOf(piece);
  const written = (pieces: readonly { readonly text: string; readonly changed: boolean }[]): string =>
    pieces.map(({ text, changed }) => (changed ? `<${text}>` : text)).join('');

  it('shows each line before and after', () => {
    const hunks = hunksOf(TEXT, [
      { offset: at('3'), length: 1, text: '7' },
      { offset: at('1'), length: 1, text: '' },
    ]);
    expect(hunks.map(({ line, before, after }) => [line, written(before), written(after)])).toEqual([
      [2, '"a": <1>,', '"a": ,'],
      [4, '"c": <3>', '"c": <7>'],
    ]);
  });

  it('takes neighbours for one place', () => {
    const hunks = hunksOf(TEXT, [
      { offset: at('1'), length: 1, text: '2' },
      { offset: at('2'), length: 1, text: '1' },
    ]);
    expect(hunks.map(({ before, after }) => [written(before), written(after)])).toEqual([
      ['"a": <1>,\n  "b": <2>,', '"a": <2>,\n  "b": <1>,'],
    ]);
  });

  it('shortens a text without lines, and what is long', () => {
    const long = `${'x'.repeat(500)}1${'y'.repeat(500)}2`;
    const [first, second] = hunksOf(long, [
      { offset: 500, length: 1, text: '' },
      { offset: 1001, length: 1, text: 'z'.repeat(900) },
    ]);
    expect(written(first?.before ?? [])).toMatch(/^…x{72}<1>y{72}…$/);
    expect(second?.line).toBe(1);
    expect(written(second?.after ?? [])).toMatch(/^…y{72}<z{280}… \(620 more characters\)>$/);
  });
});

describe('words of a cost', () => {
  it('name every metric', () => {
    const names = METRIC_IDS.map(metricName);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('evsa_f1');
    expect(metricName('evsa_f1')).toBe('EVSA F1');
    expect(metricName('subshot_recall')).toBe('Subshots recall');
  });

  it('write a loss with two decimals and its sign', () => {
    const cost = { metric: 'evsa_f1', delta: 12 / 13 - 8 / 11 } as const;
    expect(lost(cost)).toBe('−19.58');
    expect(saidCost(cost)).toBe('Costs 19.58 EVSA F1.');
    expect(saidChange({ ...cost, delta: -0.004 })).toBe('EVSA F1 −0.40');
  });
});

describe('the gallery', () => {
  const kernels = loadKernelsFromFile();
  const pairs = EXAMPLES.flatMap(({ id, reference, predictions }) =>
    predictions.map((prediction) => ({ name: `${id}/${prediction.id}`, reference, text: prediction.text })),
  );

  it.each(pairs)('$name: every diagnostic is explained once, or stands by itself', ({ text, reference }) => {
    const report = score(text, reference, DEFAULT_SETTINGS, kernels);
    const { lists, tally } = splitReport(report);
    const { causes } = costAllCauses(text, reference, DEFAULT_SETTINGS, kernels);
    const others = unexplained(lists.diagnostics, causes);
    const explained = lists.diagnostics.filter((one) => !others.includes(one));
    expect(others.length + explained.length).toBe(countProblems(tally, NO_FILTER));
    expect(countRows(causes, lists.diagnostics, others, tally, NO_FILTER)).toBe(causes.length + others.length);
  });
});
