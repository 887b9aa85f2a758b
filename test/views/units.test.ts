import { describe, expect, it } from 'vitest';
import type { UnitDetail } from '../../src/omnicapbench/detail';
import { DEFAULT_SETTINGS } from '../../src/omnicapbench/settings';
import { allUnits } from '../../src/state/selection';
import { wordErrorRate } from '../../src/text/alignWords';
import { COLUMNS } from '../../src/views/units/columns';
import { differencesOf } from '../../src/views/units/differences';
import { mappingChoices } from '../../src/views/units/mapping';
import { unitsMarkdown } from '../../src/views/units/markdown';
import { arrange, arrangeShots, pressColumn, type Sort } from '../../src/views/units/order';
import { countStates, type Row, tellsOf, type UnitRows, unitOf, unitRows } from '../../src/views/units/rows';
import { markTexts } from '../../src/views/units/shared';
import { textsOf } from '../../src/views/units/texts';
import { range, seconds } from '../../src/views/units/time';
import { werFormula, werWords } from '../../src/views/units/words';
import { GALLERY, type Shown, show, showExample } from './unitsSupport';

function rowsOf({ detail }: Shown): UnitRows {
  const rows = unitRows(detail);
  if (!rows) throw new Error('a document cannot be read');
  return rows;
}

function allRows({ references, events, shots }: UnitRows): Row<UnitDetail>[] {
  return [...references, ...events, ...shots, ...shots.flatMap(({ subshots }) => subshots)];
}

describe('the rows of the tables', () => {
  it.each(GALLERY)('%s: every unit is told of in exactly one row', (_, example, prediction) => {
    const shown = showExample(example, prediction);
    const rows = unitRows(shown.detail);
    if (!rows) return expect(shown.report.gate.pass).toBe(false);
    const all = allRows(rows);
    for (const side of ['reference', 'prediction'] as const) {
      const document = shown.detail[side];
      if (!document) continue;
      for (const { key } of allUnits(document)) {
        expect(all.filter((row) => tellsOf(row, { side, key })).length, `${side} ${key}`).toBe(1);
      }
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it.each(GALLERY)('%s: as many are missed, unsupported and matched as the report says', (_, example, prediction) => {
    const { detail, report } = showExample(example, prediction);
    const rows = unitRows(detail);
    if (!rows) return;
    const counts = countStates(rows);
    expect(counts.missed).toBe(report.missed.length);
    expect(counts.unsupported).toBe(report.unsupported.length);
    const matched = (table: readonly Row<UnitDetail>[]): number =>
      table.filter(({ state }) => state === 'matched').length;
    expect(matched(rows.references)).toBe(report.alignment.references.length);
    expect(matched(rows.events)).toBe(report.alignment.events.length);
    expect(matched(rows.shots)).toBe(report.alignment.shots.length);
  });

  it('selects a unit that its own row tells of', () => {
    for (const row of allRows(rowsOf(showExample('clock-times', 'backwards')))) {
      expect(tellsOf(row, unitOf(row))).toBe(true);
    }
  });

  it('keeps a unit that cannot be scored as invalid, in the table of its track', () => {
    const { shots } = rowsOf(showExample('clock-times', 'backwards'));
    const invalid = shots.filter(({ state }) => state === 'invalid');
    expect(invalid).toHaveLength(1);
    expect(invalid[0]?.invalid?.side).toBe('prediction');
    expect(differencesOf(showExample('clock-times', 'backwards').detail, DEFAULT_SETTINGS).shot(one(invalid))).toEqual([
      expect.stringMatching(/^ends before it starts: /),
    ]);
  });

  it('gives subshots that share a candidate a row each', () => {
    const shown = show(
      caption([[0, 8, 'A red door opens and a dog runs out']]),
      caption([
        [0, 4, 'A red door opens'],
        [4, 8, 'A dog runs out'],
      ]),
    );
    const subshots = rowsOf(shown).shots[0]?.subshots ?? [];
    expect(subshots.map(({ target, state }) => [target, state])).toEqual([
      ['both', 'matched'],
      ['reference', 'matched'],
    ]);
    const { subshot } = differencesOf(shown.detail, DEFAULT_SETTINGS);
    expect(subshot(one(subshots.slice(1)))).toContain('counts for the reference alone');
  });

  it('has no rows when a document fails the gate', () => {
    expect(unitRows(show('{"shots": []}', caption([])).detail)).toBeUndefined();
  });
});

describe('sorting and filtering', () => {
  const rows = rowsOf(showExample('evsa-case', 'qwen3.5-omni-flash'));
  const count = () => 0;
  const ids = (sort: Sort | null) =>
    arrange(rows.references, 'all', sort, count).map(({ row }) => (row.reference ?? row.prediction)?.id);

  it('goes up, down and back to the order of the track', () => {
    const up = pressColumn(null, 'score');
    expect(up).toEqual({ column: 'score', descending: false });
    const down = pressColumn(up, 'score');
    expect(down).toEqual({ column: 'score', descending: true });
    expect(pressColumn(down, 'score')).toBeNull();
    expect(pressColumn(down, 'tiou')).toEqual({ column: 'tiou', descending: false });
  });

  it('puts what has no value last either way', () => {
    expect(ids({ column: 'score', descending: false })).toEqual([
      'PERSON_1',
      'SCENE_1',
      'PERSON_2',
      'OBJECT_1',
      'PERSON_3',
    ]);
    expect(ids({ column: 'score', descending: true })).toEqual([
      'OBJECT_1',
      'PERSON_2',
      'SCENE_1',
      'PERSON_1',
      'PERSON_3',
    ]);
  });

  it('sorts ids by their numbers, not their digits', () => {
    const shots = Array.from({ length: 12 }, (_, index) => [index, index + 1, `step ${index}`] as const);
    const many = rowsOf(show(caption(shots, true), caption(shots, true)));
    const sorted = arrangeShots(many.shots, 'all', { column: 'reference', descending: true }, count);
    expect(sorted.filter(({ depth }) => depth === 0)[0]?.row.reference?.id).toBe('SHOT_12');
    expect(sorted.filter(({ depth }) => depth === 0)[10]?.row.reference?.id).toBe('SHOT_2');
  });

  it('keeps a shot above a subshot that the filter lets through', () => {
    const missed = arrangeShots(rows.shots, 'missed', null, count);
    expect(missed.map(({ row, depth }) => [row.state, depth])).toEqual([
      ['matched', 0],
      ['missed', 1],
    ]);
    expect(arrangeShots(rows.shots, 'invalid', null, count)).toEqual([]);
  });

  it('sorts by every column there is', () => {
    for (const { column } of COLUMNS.shots) {
      for (const descending of [false, true]) {
        expect(arrangeShots(rows.shots, 'all', { column, descending }, count)).toHaveLength(13);
      }
    }
  });
});

describe('what differs', () => {
  it('tells times, lists and links of a shot', () => {
    const shown = showExample('evsa-case', 'qwen3.5-omni-flash');
    const rows = rowsOf(shown);
    const { shot, subshot } = differencesOf(shown.detail, DEFAULT_SETTINGS);
    const third = rows.shots.find(({ reference }) => reference?.id === 'SHOT_3');
    expect(third && shot(third)).toEqual(['starts 0.1 s early', 'disjoint link to SFX_1']);
    const fifth = rows.shots.find(({ reference }) => reference?.id === 'SHOT_5');
    expect(fifth && shot(fifth)).toEqual(
      expect.arrayContaining(['lacks PERSON_1', 'adds PERSON_3', 'no link to DIALOGUE_1']),
    );
    const texts = rows.shots.flatMap(({ subshots }) => subshots.flatMap(subshot));
    expect(texts).toContain('mentions the undefined PERSON_4');
  });

  it('tells a wrong speaker, and why nothing pairs', () => {
    const drift = showExample('identity-drift', 'split');
    const { event, reference } = differencesOf(drift.detail, DEFAULT_SETTINGS);
    const { events, references } = rowsOf(drift);
    const line = events.find(({ reference: unit }) => unit?.id === 'DIALOGUE_2');
    expect(line && event(line)).toEqual(['spoken by PERSON_4 instead of PERSON_1']);
    const extra = references.find(({ state }) => state === 'unsupported');
    expect(extra && reference(extra)).toEqual(['no free pair alike by 0.25 or more']);
  });

  it('offers entities of the type, and says whose they are', () => {
    const { detail } = showExample('identity-drift', 'split');
    expect(mappingChoices(detail).get('person')).toEqual([
      { id: 'PERSON_1', taken: 'PERSON_1' },
      { id: 'PERSON_2', taken: 'PERSON_2' },
      { id: 'PERSON_3', taken: 'PERSON_3' },
      { id: 'PERSON_4', taken: null },
    ]);
  });

  it('says so when a pair was made by hand', () => {
    const settings = { ref_matcher: 'manual', ref_map: { PERSON_1: 'PERSON_4' } } as const;
    const { detail } = showExample('identity-drift', 'split', settings);
    const rows = unitRows(detail);
    const { reference } = differencesOf(detail, { ...DEFAULT_SETTINGS, ref_matcher: 'manual' });
    expect(rows?.references.slice(0, 2).map(reference)).toEqual([
      ['named PERSON_4', 'paired by hand'],
      ['paired with nothing by hand'],
    ]);
  });
});

describe('texts', () => {
  it('reads a dialogue by its line, a sound by its description, a shot not at all', () => {
    const { events, shots } = rowsOf(showExample('evsa-case', 'qwen3.5-omni-flash'));
    expect(events.map((row) => textsOf(row).spoken)).toEqual([true, false]);
    expect(textsOf(one(events)).reference).toMatch(/^Turn it slowly/);
    expect(textsOf(one(events.slice(1))).prediction).toBe('A thud, then [OBJECT_1] breaks');
    expect(textsOf(one(shots))).toEqual({ reference: null, prediction: null, spoken: false });
  });

  it('marks shared words and leaves ids alone, to the last character', () => {
    const [a, b] = markTexts('[PERSON_1] lifts a wet cloth.', '[PERSON_3] lifts the cloth');
    expect(a.map(({ text }) => text).join('')).toBe('[PERSON_1] lifts a wet cloth.');
    expect(b.map(({ text }) => text).join('')).toBe('[PERSON_3] lifts the cloth');
    expect(a.filter(({ shared }) => shared).map(({ text }) => text)).toEqual(['lifts', 'cloth']);
    expect(b.filter(({ shared }) => shared).map(({ text }) => text)).toEqual(['lifts', 'cloth']);
  });

  it('writes the word error rate out', () => {
    const alignment = { steps: [], substitutions: 1, deletions: 2, insertions: 0, referenceWords: 19, wer: 3 / 19 };
    expect(werFormula(alignment)).toBe('(1 + 2 + 0) / 19 = 15.79 %');
    expect(werWords(alignment)).toBe('1 substituted, 2 deleted, 0 inserted, of 19 words');
    const silent = { ...alignment, substitutions: 0, deletions: 0, referenceWords: 0, wer: wordErrorRate(0, 0) };
    expect(werFormula(silent)).toBe('0.00 %');
  });

  it('writes times with one decimal, or two where needed', () => {
    expect(seconds(9.6)).toBe('9.6');
    expect(seconds(12.45)).toBe('12.45');
    expect(range({ start: 0, end: 0.7 })).toBe('0.0–0.7 s');
  });
});

describe('unitsMarkdown', () => {
  const shown = showExample('evsa-case', 'qwen3.5-omni-flash');
  const rows = rowsOf(shown);
  const { reference, event, within } = differencesOf(shown.detail, DEFAULT_SETTINGS);
  const none = () => 0;
  const markdown = unitsMarkdown(
    {
      references: arrange(rows.references, 'all', null, none).map((placed) => ({
        placed,
        differences: reference(placed.row),
      })),
      events: arrange(rows.events, 'all', null, none).map((placed) => ({ placed, differences: event(placed.row) })),
      shots: arrangeShots(rows.shots, 'all', null, none).map((placed) => ({
        placed,
        differences: within(placed.row),
      })),
    },
    shown.report.signature,
  );

  it('has a line for every row, and the signature', () => {
    const lines = markdown.trimEnd().split('\n');
    // Three heads of two lines each, 5 references, 2 events, 5 shots with 8 subshots.
    expect(lines.filter((line) => line.startsWith('|'))).toHaveLength(3 * 2 + 5 + 2 + 13);
    expect(lines).toContain('| PERSON_1 | PERSON_1 | person | matched | 73.68 |  |');
    expect(lines).toContain('| – subshot 2 (1.9–3.2 s) |  | missed |  |  | none near it alike by 0.3 or more |');
    expect(lines.at(-1)).toBe(`\`${shown.report.signature}\``);
  });
});

function one<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error('nothing there');
  return first;
}

/** A caption of subshots in one shot, or in a shot each. */
function caption(subshots: readonly (readonly [number, number, string])[], apart = false): string {
  const described = subshots.map(([start, end, text]) => ({ sub_shot_time: [start, end], sub_shot_content: text }));
  const shots = apart
    ? described.map((subshot, index) => shotOf(index + 1, subshot.sub_shot_time, [subshot]))
    : [shotOf(1, [0, 8], described)];
  return JSON.stringify({ references: [], events: [], shots });
}

function shotOf(number: number, time: readonly number[], described: readonly unknown[]) {
  return {
    shot_id: `SHOT_${number}`,
    time_range: time,
    shot_transfer: 'cut',
    camera: 'wide',
    visual_description: described,
    active_events: [],
    references_in_shot: [],
  };
}
