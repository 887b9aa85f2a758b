import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { align as alignWithin } from '../../src/kernel/align';
import { instantiate } from '../../src/kernel/exports';
import type { Operation } from '../../src/kernel/kernels';
import { ALIGNMENT_BUDGET } from '../../src/kernel/limits';
import { Arena } from '../../src/kernel/packing';
import { align } from '../../src/kernel/twin/editDistance';
import { kernelModule, kernels, letters, line, noise, RUNS, tiledKernels } from './support';

const CODES: Record<Operation, string> = { equal: '=', substitute: 's', insert: 'i', delete: 'd' };

const spell = (operations: readonly Operation[]): string => operations.map((operation) => CODES[operation]).join('');

/** Applies operations to the reference; what an insertion or a substitution brings comes from the prediction. */
function apply(operations: readonly Operation[], reference: Int32Array, prediction: Int32Array): number[] {
  const result: number[] = [];
  let r = 0;
  let p = 0;
  for (const operation of operations) {
    if (operation === 'equal') result.push(reference[r] ?? -1);
    else if (operation !== 'delete') result.push(prediction[p] ?? -1);
    if (operation !== 'insert') r += 1;
    if (operation !== 'delete') p += 1;
  }
  return result;
}

describe('align, by hand', () => {
  test.each([
    ['kitten', 'sitting', 's===s=i'],
    ['abc', 'abc', '==='],
    ['abc', '', 'ddd'],
    ['', 'abc', 'iii'],
    ['', '', ''],
    ['abc', 'axc', '=s='],
    // Two deletions are possible; the one that leaves the later token in place is taken.
    ['aa', 'a', 'd='],
    ['a', 'aa', 'i='],
    // Substituting both costs as much as deleting and inserting; diagonal steps go first.
    ['ab', 'bc', 'ss'],
    ['abcd', 'bcde', 'd===i'],
  ])('%s to %s: %s', (a, b, expected) => {
    expect(spell(kernels.align(letters(a), letters(b)))).toBe(expected);
  });
});

describe('align, by the twin', () => {
  it('takes the same path, on one table and on tiles', () => {
    fc.assert(
      fc.property(line, line, (a, b) => {
        const expected = spell(align(a, b));
        expect(spell(kernels.align(a, b))).toBe(expected);
        expect(spell(tiledKernels.align(a, b))).toBe(expected);
      }),
      RUNS,
    );
  });

  it('turns the reference into the prediction in as many steps as the distance', () => {
    fc.assert(
      fc.property(line, line, (a, b) => {
        const operations = kernels.align(a, b);
        expect(apply(operations, a, b)).toEqual([...b]);
        const changes = operations.filter((operation) => operation !== 'equal').length;
        expect(changes).toBe(kernels.packLines([a], [b]).distance(0, 0));
      }),
      RUNS,
    );
  });

  it('takes the same path across many tiles, with and without a shared ending', () => {
    for (const [rows, columns, vocabulary] of [
      [64, 64, 3],
      [65, 129, 3],
      [700, 650, 4],
      [300, 1000, 30],
      [1000, 3, 2],
    ] as const) {
      const a = noise(rows, vocabulary, rows);
      const b = noise(columns, vocabulary, columns + 1);
      const ending = noise(70, vocabulary, 5);
      const expected = spell(align(a, b));
      expect(spell(tiledKernels.align(a, b))).toBe(expected);
      expect(spell(tiledKernels.align(Int32Array.of(...a, ...ending), Int32Array.of(...b, ...ending)))).toBe(
        spell(align(Int32Array.of(...a, ...ending), Int32Array.of(...b, ...ending))),
      );
    }
  });

  it('bounds its memory: 40,000 tokens a side, whose table would take 400 MB', () => {
    const arena = new Arena(instantiate(kernelModule()));
    const a = noise(40_000, 200, 1);
    const b = noise(40_000, 200, 2);
    const operations = alignWithin(arena, a, b, ALIGNMENT_BUDGET);
    expect(arena.kernels.memory.buffer.byteLength).toBeLessThan(1.1 * ALIGNMENT_BUDGET);
    expect(operations.filter((operation) => operation !== 'insert')).toHaveLength(a.length);
    expect(operations.filter((operation) => operation !== 'delete')).toHaveLength(b.length);
    const changes = operations.filter((operation) => operation !== 'equal').length;
    expect(changes).toBe(kernels.packLines([a], [b]).distance(0, 0));
  }, 60_000);

  it('asks for no less memory than shorter lines need: a shared ending shortens them after memory is taken', () => {
    const { alignmentBytes } = instantiate(kernelModule());
    const length = fc.integer({ min: 0, max: 30_000 });
    const budget = fc.oneof(fc.constant(ALIGNMENT_BUDGET), fc.integer({ min: 0, max: ALIGNMENT_BUDGET }));
    fc.assert(
      fc.property(length, length, fc.integer({ min: 0, max: 100 }), budget, (rows, columns, shared, bytes) => {
        expect(alignmentBytes(rows + shared, columns + shared, 200, bytes)).toBeGreaterThanOrEqual(
          alignmentBytes(rows, columns, 200, bytes),
        );
      }),
      RUNS,
    );
  });
});
