import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correlate, type Point, pearson, spearman } from '../../src/dataset/correlation';
import { ranksOf } from '../../src/dataset/ranks';
import { known } from './build';

const points = (x: readonly number[], y: readonly number[]): Point[] => x.map((value, i) => [value, y[i] ?? 0]);

describe('Pearson', () => {
  it('by hand: deviations (-1, 0, 1) and (-1, 1, 0) give 1 / 2', () => {
    expect(pearson(points([1, 2, 3], [4, 6, 5])).value).toBeCloseTo(0.5, 12);
  });

  it('is 1 on a rising line, -1 on a falling one', () => {
    expect(pearson(points([1, 2, 4], [3, 5, 9])).value).toBeCloseTo(1, 12);
    expect(pearson(points([1, 2, 4], [9, 7, 3])).value).toBeCloseTo(-1, 12);
  });

  it.each([
    ['nothing', [], []],
    ['one point', [1], [2]],
    ['one side constant', [0.1, 0.1, 0.1], [1, 2, 3]],
  ])('says nothing over %s', (_, x, y) => {
    expect(pearson(points(x, y))).toEqual({ value: null, points: x.length });
  });
});

describe('Spearman', () => {
  it('shares the ranks of equal values', () => {
    expect(ranksOf([30, 10, 20, 10])).toEqual([4, 1.5, 3, 1.5]);
    expect(ranksOf([5, 5, 5])).toEqual([2, 2, 2]);
  });

  it('by hand: one swap of neighbours among six is 1 - 6 × 2 / (6 × 35)', () => {
    expect(spearman(points([1, 2, 3, 4, 5, 6], [1, 3, 2, 4, 5, 6])).value).toBeCloseTo(1 - 12 / 210, 12);
  });

  // Table B.10: six models under another threshold, against the default; the paper prints the mean of the two.
  it.each([
    [
      'Shot F1',
      [76.24, 70.93, 71.25, 65.65, 49.98, 52.29],
      [77.84, 72.32, 72.96, 67.81, 54.22, 55.34],
      [64.07, 60.87, 60.37, 52.79, 37.41, 38.82],
      '0.971',
    ],
    [
      'Speaker',
      [91.18, 89.72, 91.2, 89.91, 88.35, 88.68],
      [89.92, 88.1, 89.16, 87.54, 85.82, 86.64],
      [94.08, 92.57, 93.88, 92.84, 91.46, 91.62],
      '0.914',
    ],
  ])('gives the published mean rank correlation of %s', (_, at, low, high, mean) => {
    const rhos = [low, high].map((other) => spearman(points(at, other)).value ?? Number.NaN);
    expect(((rhos[0] ?? 0) + (rhos[1] ?? 0)) / 2).toBeCloseTo(Number(mean), 3);
  });
});

describe('over videos', () => {
  it('takes those in which both metrics apply', () => {
    const videos = [
      known({ shot_f1: [1, 4], ccc: [1, 4] }),
      known({ shot_f1: [2, 4], ccc: [2, 4] }),
      known({ shot_f1: [1, 4] }),
    ];
    expect(correlate(videos, 'shot_f1', 'ccc')).toEqual({ value: 1, points: 2 });
  });

  it('under `recovery` leaves out a failed video where one side is conditional', () => {
    const zero = { value: 0, numerator: null, denominator: null };
    const whole = known({ shot_f1: [3, 4], shot_tiou: [1, 4] });
    const failed = { ...whole, gatePass: false, metrics: { ...whole.metrics, shot_f1: zero, shot_tiou: zero } };
    const videos = [whole, known({ shot_f1: [1, 4], shot_tiou: [3, 4] }), failed];
    expect(correlate(videos, 'shot_f1', 'shot_tiou', 'all').points).toBe(3);
    expect(correlate(videos, 'shot_f1', 'shot_tiou', 'recovery')).toEqual({ value: -1, points: 2 });
  });
});

describe('properties', () => {
  const number = fc.double({ min: -100, max: 100, noNaN: true });
  const cloud = fc.array(fc.tuple(number, number), { minLength: 2, maxLength: 30 });

  it('both are in [-1, 1] or null, and symmetric', () => {
    fc.assert(
      fc.property(cloud, (some) => {
        for (const measure of [pearson, spearman]) {
          const { value } = measure(some);
          const turned = measure(some.map(([x, y]) => [y, x])).value;
          if (value === null) expect(turned).toBeNull();
          else {
            expect(Math.abs(value)).toBeLessThanOrEqual(1);
            expect(turned).toBeCloseTo(value, 9);
          }
        }
      }),
    );
  });

  it('Spearman does not change when a side is stretched in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), number), { minLength: 2, maxLength: 30 }),
        (some) => {
          const bent = some.map(([x, y]): Point => [x ** 3, y]);
          expect(spearman(bent)).toEqual(spearman(some));
        },
      ),
    );
  });
});
