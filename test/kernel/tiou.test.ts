import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { tiou } from '../../src/kernel/twin/tiou';
import { kernels, RUNS } from './support';

const HUGE = 1e308;

describe('tIoU', () => {
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
  ] as const)('%s', (_name, a, b, expected) => {
    expect(kernels.tiou(a[0], a[1], b[0], b[1])).toBe(expected);
    expect(kernels.tiou(b[0], b[1], a[0], a[1])).toBe(expected);
  });

  it('keeps the order of arithmetic: 0.2 / 0.4 is not exactly 1 / 2 here', () => {
    const inter = 0.3 - 0.1;
    const union = 0.3 - 0 + (0.4 - 0.1) - inter;
    expect(kernels.tiou(0, 0.3, 0.1, 0.4)).toBe(inter / union);
  });

  it('equals the twin bit for bit on any finite intervals', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    const value = fc.oneof(finite, fc.integer({ min: -3, max: 3 }), fc.constantFrom(HUGE, -HUGE, 5e-324));
    fc.assert(
      fc.property(value, value, value, value, (a, b, c, d) => {
        expect(kernels.tiou(a, b, c, d)).toBe(tiou(a, b, c, d));
      }),
      RUNS,
    );
  });
});
