import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { METRICS } from '../../src/omnicapbench/metrics';
import { readPair } from '../../src/omnicapbench/read';
import { evaluate } from '../../src/omnicapbench/score';
import { DEFAULT_SETTINGS, SettingsSchema } from '../../src/omnicapbench/settings';
import { metricsOf, type SweepSetting, sweep } from '../../src/omnicapbench/sweep';
import { makePair, TYPICAL_SIZE } from '../bench/typicalPair';
import { kernels } from '../kernel/support';

interface Case {
  readonly id: string;
  readonly prediction: string;
  readonly reference: string;
  readonly settings: object;
}

const CASES: readonly Case[] = readFileSync(new URL('../fixtures/omnicapbench/public.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Case => JSON.parse(line));

const SETTINGS: readonly SweepSetting[] = [
  'ref_threshold',
  'sub_threshold',
  'shot_tiou',
  'event_tiou',
  'dialogue_score',
  'delta',
];

const typical = makePair(TYPICAL_SIZE, 1);

/** Checks every metric at every value: the swept ones are equal, the others do not move. */
function expectSweep(texts: Omit<Case, 'id'>, setting: SweepSetting, values: readonly number[]): void {
  const settings = SettingsSchema.parse(texts.settings);
  const pair = readPair(texts.prediction, texts.reference, settings);
  const rest = evaluate(pair, settings, kernels).metrics;
  for (const { value, metrics } of sweep(pair, settings, kernels, setting, values)) {
    const whole = evaluate(pair, { ...settings, [setting]: value }, kernels).metrics;
    const expected = Object.fromEntries(Object.entries(whole).map(([id, { value: number }]) => [id, number]));
    const still = Object.fromEntries(Object.entries(rest).map(([id, { value: number }]) => [id, number]));
    expect({ ...still, ...metrics }).toEqual(expected);
  }
}

describe('a sweep', { timeout: 30_000 }, () => {
  test.each(SETTINGS)('over %s equals scoring each value, on the typical pair', (setting) => {
    const values = Array.from({ length: 41 }, (_, step) => step / (setting === 'delta' ? 10 : 40));
    expectSweep({ ...typical, settings: {} }, setting, values);
  });

  it('equals scoring each value on any case of the contract, under its settings', () => {
    const value = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1 / 3, 0.5, 2 / 3, 1));
    fc.assert(
      fc.property(
        fc.constantFrom(...CASES),
        fc.constantFrom(...SETTINGS),
        fc.array(value, { minLength: 1, maxLength: 6 }),
        (texts, setting, values) => expectSweep(texts, setting, values),
      ),
      { numRuns: 300 },
    );
  });

  it('equals scoring at the very scores of the pairs, and a hair beside them', () => {
    for (const setting of ['ref_threshold', 'sub_threshold', 'shot_tiou', 'event_tiou', 'dialogue_score'] as const) {
      const { alignment } =
        evaluate(readPair(typical.prediction, typical.reference, DEFAULT_SETTINGS), DEFAULT_SETTINGS, kernels)
          .evaluation ?? {};
      const scores = [
        ...(alignment?.shots.pairs ?? []),
        ...(alignment?.events.pairs ?? []),
        ...(alignment?.references.pairs ?? []),
      ].map(({ score }) => score);
      const near = scores.flatMap((score) => [score, score + 1e-9, score + 2e-9, score - 1e-9]);
      expectSweep({ ...typical, settings: {} }, setting, near);
    }
  });

  it('lists what the setting can change, and nothing else', () => {
    expect(metricsOf('shot_tiou').map(({ id }) => id)).toEqual([
      'ref_use',
      'ref_use_shot',
      'ref_use_subshot',
      'ccc',
      'shot',
      'shot_tiou',
      'subshot',
      'subshot_tiou',
      'evsa',
    ]);
  });

  it('is flat after a gate failure', () => {
    const pair = readPair('no json', typical.reference, DEFAULT_SETTINGS);
    const points = sweep(pair, DEFAULT_SETTINGS, kernels, 'shot_tiou', [0, 1]);
    expect(points.map(({ metrics }) => metrics.shot_f1)).toEqual([0, 0]);
    const unreadable = sweep(readPair('{}', '{}', DEFAULT_SETTINGS), DEFAULT_SETTINGS, kernels, 'shot_tiou', [0.5]);
    expect(unreadable.map(({ metrics }) => metrics.shot_f1)).toEqual([null]);
  });

  it('has a value in its place for each given one, in the given order', () => {
    const pair = readPair(typical.prediction, typical.reference, DEFAULT_SETTINGS);
    const values = [0.9, 0.1, 0.9];
    expect(sweep(pair, DEFAULT_SETTINGS, kernels, 'event_tiou', values).map(({ value }) => value)).toEqual(values);
  });
});

describe("a metric's parameters", { timeout: 30_000 }, () => {
  it('name every setting that changes it', () => {
    const changes = [
      { ref_matcher: 'id' },
      { ref_matcher: 'manual', ref_map: { PERSON_1: 'PERSON_2', SCENE_1: 'SCENE_1' } },
      { ref_threshold: 0.7 },
      { sub_matcher: 'time' },
      { sub_threshold: 0.7 },
      { shot_tiou: 0.8 },
      { event_tiou: 0.8 },
      { dialogue_score: 0.9 },
      { delta: 0 },
      { evsa: 'all' },
      { ccc: 'cross-shot' },
      { duration: 2 },
    ] as const;
    for (const { prediction, reference, settings: given } of CASES) {
      const settings = SettingsSchema.parse(given);
      const before = evaluate(readPair(prediction, reference, settings), settings, kernels).metrics;
      for (const change of changes) {
        const changed = SettingsSchema.parse({ ...settings, ...change });
        const after = evaluate(readPair(prediction, reference, changed), changed, kernels).metrics;
        for (const { id, outputs, parameters } of METRICS) {
          const moved = outputs.some((output) => before[output].value !== after[output].value);
          if (moved) expect([id, parameters]).toEqual([id, expect.arrayContaining([Object.keys(change)[0]])]);
        }
      }
    }
  });
});
