import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { tiouMatrix } from '../../src/kernel/twin/tiou';
import { intervals, kernels, RUNS, side } from './support';

const HUGE = 1e308;
const { POSITIVE_INFINITY: ENDLESS, NaN: NOTHING } = Number;

/** The matrix of one pair. */
const tiou = (a: readonly [number, number], b: readonly [number, number]): number | undefined =>
  kernels.tiouMatrix(intervals(a), intervals(b))[0];

describe('tIoU of one pair', () => {
  test.each([
    ['half of each', [0, 2], [1, 3], 1 / 3],
    ['one inside the other', [0, 4], [1, 2], 1 / 4],
    ['touching', [0, 1], [1, 2], 0],
    ['apart', [0, 1], [5, 6], 0],
    ['equal', [0.1, 0.3], [0.1, 0.3], 1],
    ['equal, of zero length', [2, 2], [2, 2], 1],
    ['zero lengths apart', [2, 2], [3, 3], 0],
    ['zero length inside', [2, 2], [1, 3], 0],
    ['minus zero is zero', [-0, 0], [0, -0], 1],
    ['equal, of a length that overflows', [-HUGE, HUGE], [-HUGE, HUGE], 1],
    ['intersection and union overflow', [-HUGE, HUGE], [-HUGE, 1.1 * HUGE], 0],
    ['union overflows', [-HUGE, HUGE], [0, 1], 0],
    ['not a number', [NOTHING, 1], [0, 1], 0],
    ['without an end', [0, ENDLESS], [1, ENDLESS], 0],
  ] as const)('%s', (_name, a, b, expected) => {
    expect(tiou(a, b)).toBe(expected);
    expect(tiou(b, a)).toBe(expected);
  });

  it('keeps the order of arithmetic: 0.2 / 0.4 is not exactly 1 / 2 here', () => {
    const inter = 0.3 - 0.1;
    const union = 0.3 - 0 + (0.4 - 0.1) - inter;
    expect(tiou([0, 0.3], [0.1, 0.4])).toBe(inter / union);
  });

  it('equals the twin bit for bit on any numbers', () => {
    const value = fc.oneof(fc.double(), fc.integer({ min: -3, max: 3 }), fc.constantFrom(HUGE, -HUGE, 5e-324));
    fc.assert(
      fc.property(value, value, value, value, (a, b, c, d) => {
        expect(tiou([a, b], [c, d])).toBe(tiouMatrix(intervals([a, b]), intervals([c, d]))[0]);
      }),
      RUNS,
    );
  });
});

describe('tIoU of every pair', () => {
  it('has a row per reference, without gaps, also of an odd length', () => {
    const matrix = kernels.tiouMatrix(intervals([0, 2], [1, 3]), intervals([0, 2], [1, 2], [5, 6]));
    expect([...matrix]).toEqual([1, 1 / 2, 0, 1 / 3, 1 / 2, 0]);
  });

  it('is empty when a side is', () => {
    expect(kernels.tiouMatrix(intervals(), intervals([0, 1]))).toHaveLength(0);
    expect(kernels.tiouMatrix(intervals([0, 1]), intervals())).toHaveLength(0);
  });

  it('equals the twin, whatever earlier calls left in the arena', () => {
    fc.assert(
      fc.property(side, side, (reference, prediction) => {
        expect(kernels.tiouMatrix(reference, prediction)).toEqual(tiouMatrix(reference, prediction));
      }),
      RUNS,
    );
  });

  it('is a copy that later calls leave alone', () => {
    const first = kernels.tiouMatrix(intervals([0, 2]), intervals([1, 3]));
    kernels.tiouMatrix(intervals([0, 1]), intervals([0, 1]));
    expect([...first]).toEqual([1 / 3]);
  });

  it('refuses what does not fit before memory grows, and sides whose starts and ends differ in number', () => {
    const many = { starts: new Float64Array(20_000), ends: new Float64Array(20_000) };
    expect(() => kernels.tiouMatrix(many, many)).toThrow(RangeError);
    const broken = { starts: new Float64Array(2), ends: new Float64Array(1) };
    expect(() => kernels.tiouMatrix(broken, intervals([0, 1]))).toThrow(RangeError);
  });
});
