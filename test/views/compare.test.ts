import { describe, expect, it } from 'vitest';
import { createAnalyses } from '../../src/engine/analyst/analyses';
import { createScorer } from '../../src/engine/scorer';
import { findExample } from '../../src/examples';
import { loadKernelsFromFile } from '../../src/kernel/node';
import type { Detail } from '../../src/omnicapbench/detail';
import { METRICS } from '../../src/omnicapbench/metrics';
import { METRIC_IDS } from '../../src/omnicapbench/metrics/ids';
import type { Report } from '../../src/omnicapbench/report';
import type { SettingsInput } from '../../src/omnicapbench/settings';
import { findUnit } from '../../src/state/selection';
import { comparableSides, listChanges } from '../../src/views/compare/changes';
import { points, signedPoints } from '../../src/views/compare/DeltaBadge';
import { baselineMarkdown, sideBySideMarkdown } from '../../src/views/compare/markdown';
import { compareMetrics, countBetter, differingUnits, differs } from '../../src/views/compare/rows';
import { scoreGroups } from '../../src/views/score/rows';

const kernels = loadKernelsFromFile();
const GROUPS = scoreGroups(METRICS);
const example = findExample('evsa-case');
if (!example) throw new Error('the gallery has no EVSA case');
const { reference } = example;

interface Case {
  readonly report: Report;
  readonly detail: Detail;
}

function caseOf(prediction: string, settings: SettingsInput = {}): Case {
  return {
    report: createScorer(kernels)(prediction, reference, settings),
    detail: createAnalyses({ prediction, reference, settings }, kernels).detail(),
  };
}

const textOf = (id: string): string => example.predictions.find((prediction) => prediction.id === id)?.text ?? '';
const flash = caseOf(textOf('qwen3.5-omni-flash'));
const pro = caseOf(textOf('gemini-3.1-pro'));
const strict = caseOf(textOf('qwen3.5-omni-flash'), { shot_tiou: 0.97 });

describe('listChanges', () => {
  it('finds nothing where nothing changed', () => {
    expect(listChanges(flash.detail, flash.detail)).toEqual([]);
  });

  it('tells what a threshold took away, once a pair, and the way back as better', () => {
    const lost = listChanges(flash.detail, strict.detail);
    const shots = lost.filter(({ track }) => track === 'shot');
    expect(shots.map(({ side, name, before, now, kind }) => [side, name, before, now, kind])).toEqual(
      ['SHOT_1', 'SHOT_2', 'SHOT_3', 'SHOT_4', 'SHOT_5'].map((id) => ['reference', id, 'matched', 'missed', 'worse']),
    );
    expect(lost.some(({ track, before, now }) => track === 'link' && before === 'correct' && now === 'missing')).toBe(
      true,
    );
    expect(lost.some(({ kind }) => kind === 'better')).toBe(false);
    expect(listChanges(strict.detail, flash.detail).every(({ kind }) => kind === 'better')).toBe(true);
  });

  it('selects a unit that is there, whatever changed', () => {
    for (const [before, now] of [
      [pro, flash],
      [flash, pro],
      [flash, strict],
    ] as const) {
      const changes = listChanges(before.detail, now.detail);
      expect(changes.length).toBeGreaterThan(0);
      expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length);
      for (const { target } of changes) if (target) expect(findUnit(now.detail, target)).toBeDefined();
    }
  });

  it('calls an unsupported unit that came worse, and one that went better', () => {
    const names = (before: Case, now: Case, kind: string) =>
      listChanges(before.detail, now.detail)
        .filter((change) => change.kind === kind && change.side === 'prediction' && change.track === 'reference')
        .map(({ before: was, now: is }) => `${was} → ${is}`);
    expect(names(pro, flash, 'worse')).toContain('absent → unsupported');
    expect(names(flash, pro, 'better')).toContain('unsupported → absent');
  });

  it('says with what a unit is matched when only that changed', () => {
    const renamed = caseOf(textOf('gemini-3.1-pro').replaceAll('SFX_1', 'SFX_7'));
    const change = listChanges(pro.detail, renamed.detail).find(({ name }) => name === 'SFX_1');
    expect(change).toMatchObject({ side: 'reference', before: 'matched', now: 'matched', kind: 'other' });
    expect(change?.note).toBe('with SFX_7 instead of SFX_1');
  });

  it('leaves out a side that has no document', () => {
    const broken = caseOf('{"shots": []');
    expect(comparableSides(flash.detail, broken.detail)).toEqual(['reference']);
    expect(listChanges(flash.detail, broken.detail).every(({ side }) => side === 'reference')).toBe(true);
  });
});

describe('two reports side by side', () => {
  const groups = compareMetrics(GROUPS, flash.report, pro.report);
  const rows = groups.flatMap((group) => group.rows);

  it('has every number once', () => {
    expect(rows.map(({ id }) => id).sort()).toEqual([...METRIC_IDS].sort());
    expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
  });

  it('counts who is better without precision and recall', () => {
    const count = countBetter(groups);
    const counted = rows.filter(({ level }) => level !== 'part').length;
    expect(count.a + count.b + count.tie + count.none).toBe(counted);
    expect(count.b).toBeGreaterThan(count.a);
    const turned = countBetter(compareMetrics(GROUPS, pro.report, flash.report));
    expect(turned).toEqual({ ...count, a: count.b, b: count.a });
  });

  it('differs where a value does, or where only one applies', () => {
    expect(rows.find(({ id }) => id === 'evsa_f1')).toSatisfy(differs);
    expect(rows.find(({ id }) => id === 'ccc_animal')).not.toSatisfy(differs);
    const [shotTiou] = compareMetrics(GROUPS, strict.report, flash.report)
      .flatMap((group) => group.rows)
      .filter(({ id }) => id === 'shot_tiou');
    expect(shotTiou?.difference).toBeNull();
    expect(shotTiou).toSatisfy(differs);
  });

  it('lists the units only one has, under the keys of the detail', () => {
    const units = differingUnits(strict.report, flash.report);
    expect(units.filter(({ track }) => track === 'shot').map(({ matchedBy }) => matchedBy)).toEqual(Array(5).fill('b'));
    for (const { target } of units) expect(findUnit(flash.detail, target)).toBeDefined();
    expect(differingUnits(flash.report, flash.report)).toEqual([]);
  });

  it('copies as well-formed tables', () => {
    const names = { a: 'A | a', b: 'B' };
    const text = sideBySideMarkdown(groups, differingUnits(flash.report, pro.report), names, flash.report.signature);
    const lines = text.split('\n');
    expect(lines[0]).toBe('| Family | Metric | A \\| a | B | Difference |');
    expect(lines.filter((line) => line.startsWith('| Visual')).length).toBeGreaterThan(20);
    expect(text).toContain('| 72.73 | **100.00** | +27.27 |');
    expect(text).toContain(`\`${flash.report.signature}\``);
  });

  it('copies only what changed since a baseline', () => {
    const baseline = {
      ...flash,
      names: { prediction: 'Flash', reference: 'r' },
      texts: { prediction: '', reference },
    };
    const changed = listChanges(flash.detail, pro.detail);
    const text = baselineMarkdown(groups, changed, baseline, pro.report);
    expect(text).toContain('| Audio-visual | EVSA F1 | 72.73 | 100.00 | +27.27 |');
    expect(text).not.toContain('+0.00');
    expect(text).toContain('Baseline: Flash `capscope:');
    expect(baselineMarkdown(compareMetrics(GROUPS, flash.report, flash.report), [], baseline, flash.report)).toMatch(
      /^All numbers are the same\./,
    );
  });
});

describe('points', () => {
  it('has two decimals and never calls a change 0', () => {
    expect(points(0.03)).toBe('3.00');
    expect(points(-0.012)).toBe('1.20');
    expect(points(0.00001)).toBe('<0.01');
    expect([signedPoints(0.03), signedPoints(-0.012), signedPoints(0), signedPoints(null)]).toEqual([
      '+3.00',
      '−1.20',
      '0.00',
      '',
    ]);
  });
});
