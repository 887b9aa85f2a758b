import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { editDistance } from '../../src/kernel/twin/editDistance';
import { lcsLength } from '../../src/kernel/twin/lcs';
import { kernels, letters, line, noise, RUNS } from './support';

const distance = (a: Int32Array, b: Int32Array): number => kernels.packLines([a], [b]).distance(0, 0);

const ids = (...tokens: readonly number[]): Int32Array => Int32Array.from(tokens);

/** Lengths around one, two and three blocks of 64 rows and columns. */
const BORDERS = [1, 2, 63, 64, 65, 127, 128, 129, 191, 192, 193, 257];

describe('edit distance', () => {
  test.each([
    ['kitten', 'sitting', 3],
    ['saturday', 'sunday', 3],
    ['abc', 'abc', 0],
    ['abc', '', 3],
    ['', 'abc', 3],
    ['', '', 0],
    ['abcd', 'bcde', 2],
    ['aaaa', 'aa', 2],
    ['abc', 'xyz', 3],
  ])('of %s and %s is %i', (a, b, expected) => {
    expect(distance(letters(a), letters(b))).toBe(expected);
  });

  it('crosses the borders of blocks on either side', () => {
    for (const rows of BORDERS) {
      for (const columns of BORDERS) {
        const a = noise(rows, 5, rows + 1);
        const b = noise(columns, 5, columns + 1000);
        expect(distance(a, b)).toBe(editDistance(a, b));
        expect(kernels.lcsLength(a, b)).toBe(lcsLength(a, b));
      }
    }
  });

  it('equals the twin', () => {
    fc.assert(
      fc.property(line, line, (a, b) => {
        expect(distance(a, b)).toBe(editDistance(a, b));
      }),
      RUNS,
    );
  });

  it('of many lines packed once, in any order and again, equals the twin', () => {
    const lines = fc.array(line, { maxLength: 4 });
    fc.assert(
      fc.property(lines, lines, (references, predictions) => {
        const packed = kernels.packLines(references, predictions);
        for (let round = 0; round < 2; round++) {
          references.forEach((a, r) => {
            predictions.forEach((b, p) => {
              expect(packed.distance(r, p)).toBe(editDistance(a, b));
            });
          });
        }
      }),
      RUNS,
    );
  });

  it('of long lines: one block of change in 20,000 tokens', () => {
    const a = noise(20_000, 200, 7);
    const b = a.slice();
    b.fill(200, 10_000, 10_064);
    expect(distance(a, b)).toBe(64);
    expect(distance(a, a.subarray(0, 12_345))).toBe(20_000 - 12_345);
  });

  it('refuses indices outside their side, and lines packed before another call', () => {
    const packed = kernels.packLines([letters('ab')], [letters('ac')]);
    expect(() => packed.distance(1, 0)).toThrow(RangeError);
    expect(() => packed.distance(0, -1)).toThrow(RangeError);
    expect(packed.distance(0, 0)).toBe(1);
    kernels.lcsLength(letters('ab'), letters('ac'));
    expect(() => packed.distance(0, 0)).toThrow('pack them again');
  });
});

describe('length of the longest common subsequence', () => {
  test.each([
    ['abcbdab', 'bdcaba', 4],
    ['abc', 'abc', 3],
    ['abc', '', 0],
    ['abc', 'xyz', 0],
    ['axbycz', 'abc', 3],
    ['aaaa', 'aa', 2],
  ])('of %s and %s is %i', (a, b, expected) => {
    expect(kernels.lcsLength(letters(a), letters(b))).toBe(expected);
  });

  it('equals the twin', () => {
    fc.assert(
      fc.property(line, line, (a, b) => {
        expect(kernels.lcsLength(a, b)).toBe(lcsLength(a, b));
      }),
      RUNS,
    );
  });
});

describe('ids that no table can hold', () => {
  it.each([-1, 2 ** 31 - 1])('%i is refused before memory grows', (id) => {
    expect(() => distance(ids(id), ids(0))).toThrow(RangeError);
    expect(() => kernels.align(ids(0), ids(id))).toThrow(RangeError);
    expect(() => kernels.lcsLength(ids(id), ids(0))).toThrow(RangeError);
  });
});
