import { describe, expect, it } from 'vitest';
import { PUBLISHED_JUDGES, publishedSpread } from '../../../src/judge/audit/publishedJudges';
import type { JudgeRun } from '../../../src/judge/audit/run';
import { spreadOf, spreadOfMeans } from '../../../src/judge/audit/spread';
import { stability } from '../../../src/judge/audit/stability';
import type { Band, Verdict } from '../../../src/judge/verdict';
import { item, mapped, no, scored, yes } from '../prompts/build';

describe('the spread of means', () => {
  const items = [
    ...['a', 'b', 'c'].map((id) => item({ id, task: 'shot-fact', answer: 'score' })),
    item({ id: 'r', task: 'reference-quality', answer: 'score', direction: 'recall', group: 'person' }),
    item({ id: 'p', task: 'reference-quality', answer: 'score', direction: 'precision', group: 'person' }),
  ];
  const run = (label: string, bands: Readonly<Record<string, Band>>): JudgeRun => ({
    judge: { label },
    verdicts: new Map(Object.entries(bands).map(([id, band]) => [id, scored(band)])),
  });
  const runs = [run('weak', { a: 5, b: 5, c: 1, r: 5, p: 3 }), run('strong', { a: 3, b: 4, r: 3, p: 3 })];
  const of = (id: string, among: readonly JudgeRun[] = runs) =>
    spreadOfMeans(among, items).find((metric) => metric.id === id);

  it('compares means over the items that all judges judged', () => {
    // c is the weak judge's alone: (1 + 1) / 2 against (1/2 + 3/4) / 2
    expect(of('shot_fact')).toEqual({
      id: 'shot_fact',
      values: [1, 0.625],
      items: 2,
      min: 0.625,
      max: 1,
      points: 37.5,
    });
    // (1 + 1/2) / 2 against (1/2 + 1/2) / 2
    expect(of('subject_mean')).toMatchObject({ values: [0.75, 0.5], items: 2, points: 25 });
  });

  it('has nothing to say where nothing is shared, nor of what no judge decides', () => {
    expect(of('nondialogue')).toMatchObject({ values: [null, null], items: 0, min: null, max: null, points: null });
    expect(of('dialogue')).toBeUndefined();
    expect(of('shot_fact', [])).toMatchObject({ values: [], items: 0, points: null });
    expect(of('shot_fact', [...runs, run('idle', {})])).toMatchObject({ values: [null, null, null], points: null });
  });

  it('is what the paper prints for its three judges', () => {
    expect(PUBLISHED_JUDGES).toHaveLength(3);
    // 93.92 - 71.24, 58.24 - 56.82 and 61.17 - 53.49
    expect(publishedSpread('judge').points).toBeCloseTo(22.68, 9);
    expect(publishedSpread('structural').points).toBeCloseTo(1.42, 9);
    expect(publishedSpread('probes').points).toBeCloseTo(7.68, 9);
    expect(spreadOf([])).toEqual({ min: null, max: null, points: null });
  });
});

describe('stability', () => {
  const repeat = (verdicts: Readonly<Record<string, Verdict>>) => new Map(Object.entries(verdicts));

  it('looks at items that every repeat answered', () => {
    const repeats = [
      repeat({ s1: scored(2), s2: scored(5), m1: yes, m2: no, gone: scored(1), map: mapped(['A', 'X'], ['B', 'Y']) }),
      repeat({ s1: scored(4), s2: scored(5), m1: yes, m2: yes, map: mapped(['B', 'Y'], ['A', 'X']) }),
      repeat({ s1: scored(3), s2: scored(5), m1: yes, m2: no, new: yes, map: mapped(['A', 'X'], ['B', 'Y']) }),
    ];
    expect(stability(repeats)).toEqual({
      repeats: 3,
      answered: 5,
      // s2, m1 and the map
      equal: { value: 3 / 5, numerator: 3, denominator: 5 },
      // (4 - 2) + (5 - 5)
      meanRange: { value: 1, numerator: 2, denominator: 2 },
      unstable: ['m2', 's1'],
    });
  });

  it('tells one map from another', () => {
    const repeats = [repeat({ map: mapped(['A', 'X']) }), repeat({ map: mapped(['A', 'Y']) })];
    expect(stability(repeats)).toMatchObject({ answered: 1, unstable: ['map'], meanRange: { value: null } });
  });

  it.each([[[]], [[repeat({ s: scored(1) })]]])('below two repeats nothing is repeated', (repeats) => {
    expect(stability(repeats)).toMatchObject({ repeats: repeats.length, answered: 0, equal: { value: null } });
  });
});
