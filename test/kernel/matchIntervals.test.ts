import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchIntervals } from '../../src/kernel/twin/greedy';
import { intervals, kernels, RUNS, side } from './support';

describe('matchIntervals, by hand', () => {
  it('gives each reference its best prediction, in reference order', () => {
    const reference = intervals([0, 4], [4, 8]);
    const prediction = intervals([0, 3], [3, 8]);
    expect(kernels.matchIntervals(reference, prediction, 0.3)).toEqual([
      { reference: 0, prediction: 0, score: 3 / 4 },
      { reference: 1, prediction: 1, score: 4 / 5 },
    ]);
  });

  it('lets the better pair take a prediction, and the loser takes what is left', () => {
    // [0,10] with [0,8]: 8/10; with [0,6]: 6/10. [0,7] with [0,8]: 7/8; with [0,6]: 6/7.
    const reference = intervals([0, 7], [0, 10]);
    const prediction = intervals([0, 6], [0, 8]);
    expect(kernels.matchIntervals(reference, prediction, 0.3)).toEqual([
      { reference: 0, prediction: 1, score: 7 / 8 },
      { reference: 1, prediction: 0, score: 6 / 10 },
    ]);
  });

  it('breaks ties by prediction, then by reference', () => {
    const same = [0, 2] as const;
    expect(kernels.matchIntervals(intervals(same, same), intervals(same, same, same), 0.3)).toEqual([
      { reference: 0, prediction: 0, score: 1 },
      { reference: 1, prediction: 1, score: 1 },
    ]);
    // Both references have 1/2 with the one prediction.
    expect(kernels.matchIntervals(intervals([0, 1], [1, 2]), intervals([0, 2]), 0.3)).toEqual([
      { reference: 0, prediction: 0, score: 1 / 2 },
    ]);
  });

  it('holds the threshold with its tolerance, and never takes a zero', () => {
    // (0.3 - 0.1) / 0.4 is a hair under 1/2.
    const touching = kernels.matchIntervals(intervals([0, 0.3]), intervals([0.1, 0.4]), 0.5);
    expect(touching).toHaveLength(1);
    expect(kernels.matchIntervals(intervals([0, 0.3]), intervals([0.1, 0.4]), 0.5 + 1e-8)).toEqual([]);
    expect(kernels.matchIntervals(intervals([0, 1]), intervals([1, 2]), 0)).toEqual([]);
    expect(kernels.matchIntervals(intervals([0, 1]), intervals([0, 1]), 1.1)).toEqual([]);
  });

  it('takes a score that equals the threshold less its tolerance', () => {
    const threshold = 1 / 4 + 1e-9;
    expect(threshold - 1e-9).toBe(1 / 4);
    expect(kernels.matchIntervals(intervals([0, 4]), intervals([0, 1]), threshold)).toHaveLength(1);
  });

  it('matches equal intervals of zero length, also inside others', () => {
    const reference = intervals([0, 4], [2, 2]);
    expect(kernels.matchIntervals(reference, reference, 0.3)).toEqual([
      { reference: 0, prediction: 0, score: 1 },
      { reference: 1, prediction: 1, score: 1 },
    ]);
  });

  it('takes empty sides', () => {
    expect(kernels.matchIntervals(intervals(), intervals(), 0.3)).toEqual([]);
    expect(kernels.matchIntervals(intervals([0, 1]), intervals(), 0.3)).toEqual([]);
    expect(kernels.matchIntervals(intervals(), intervals([0, 1]), 0.3)).toEqual([]);
  });

  it('takes lengths that overflow: no candidate, unless equal', () => {
    const reference = intervals([-1e308, 1e308], [0, 1]);
    const prediction = intervals([-1e308, 1e308], [-1e308, 1.1e308]);
    expect(kernels.matchIntervals(reference, prediction, 0)).toEqual([{ reference: 0, prediction: 0, score: 1 }]);
  });

  it('ends on what is not finite, and matches only the rest', () => {
    const endless = [0, Number.POSITIVE_INFINITY] as const;
    const reference = intervals([Number.NaN, 1], endless, [0, 1]);
    const prediction = intervals([Number.NaN, 1], endless, [0, 1], [Number.NEGATIVE_INFINITY, 1]);
    expect(kernels.matchIntervals(reference, prediction, 0)).toEqual([{ reference: 2, prediction: 2, score: 1 }]);
  });

  it('refuses sides whose starts and ends differ in number', () => {
    const broken = { starts: new Float64Array(2), ends: new Float64Array(1) };
    expect(() => kernels.matchIntervals(broken, intervals([0, 1]), 0.3)).toThrow(RangeError);
  });
});

describe('matchIntervals, by the twin', () => {
  const threshold = fc.constantFrom(0, 0.2, 1 / 3, 0.3, 0.5, 1);

  it('equals sorting all candidates', () => {
    fc.assert(
      fc.property(side, side, threshold, (reference, prediction, limit) => {
        expect(kernels.matchIntervals(reference, prediction, limit)).toEqual(
          matchIntervals(reference, prediction, limit),
        );
      }),
      RUNS,
    );
  });

  it('equals it on reversed intervals, which only match their like', () => {
    const pair = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }));
    const any = fc.array(pair, { maxLength: 10 }).map((pairs) => intervals(...pairs));
    fc.assert(
      fc.property(any, any, threshold, (reference, prediction, limit) => {
        expect(kernels.matchIntervals(reference, prediction, limit)).toEqual(
          matchIntervals(reference, prediction, limit),
        );
      }),
      RUNS,
    );
  });

  it('equals it on hundreds of intervals with many ties', () => {
    const many = (count: number, step: number) =>
      intervals(...Array.from({ length: count }, (_, k) => [k % step, (k % step) + 1 + (k % 7)] as const));
    const reference = many(401, 97);
    const prediction = many(350, 89);
    expect(kernels.matchIntervals(reference, prediction, 0.2)).toEqual(matchIntervals(reference, prediction, 0.2));
  });
});

describe('matchIntervals at the limit of units', () => {
  const COUNT = 10_000;

  it('matches 10,000 x 10,000 intervals that all overlap', () => {
    // Nested: the tIoU of i and j is the shorter over the longer, so each finds its equal.
    const nested = intervals(...Array.from({ length: COUNT }, (_, k) => [-k - 1, k + 1] as const));
    const matches = kernels.matchIntervals(nested, nested, 0.3);
    expect(matches).toHaveLength(COUNT);
    expect(matches.every(({ reference, prediction, score }) => reference === prediction && score === 1)).toBe(true);
  });

  it('matches 10,000 x 10,000 equal intervals in index order', () => {
    const same = intervals(...Array.from({ length: COUNT }, () => [0, 1] as const));
    const matches = kernels.matchIntervals(same, same, 0.3);
    expect(matches).toHaveLength(COUNT);
    expect(matches.every(({ reference, prediction }) => reference === prediction)).toBe(true);
  });

  it('follows a chain through all units', () => {
    // Each interval overlaps the next one of the other side more than the last: the chain ends at the far end.
    const at = (k: number) => [k - k * k * 1e-5, k + 1 - k * k * 1e-5] as const;
    const reference = intervals(...Array.from({ length: COUNT }, (_, k) => at(2 * k)));
    const prediction = intervals(...Array.from({ length: COUNT }, (_, k) => at(2 * k + 1)));
    const matches = kernels.matchIntervals(reference, prediction, 0);
    expect(new Set(matches.map((match) => match.prediction)).size).toBe(matches.length);
  });
});
