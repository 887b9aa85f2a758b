import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Intervals } from '../../src/kernel/kernels';
import { loadKernelsFromFile } from '../../src/kernel/node';

/** The built file. */
export const kernelBytes = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL('../../src/kernel/gen/kernels.wasm', import.meta.url)));

/** The compiled module, for tests that make their own instance. */
export const kernelModule = (): WebAssembly.Module => new WebAssembly.Module(kernelBytes());

/** The kernels as production runs them. */
export const kernels = loadKernelsFromFile();

/** The kernels with the smallest table an alignment can have, so that every alignment over 64 x 64 goes by tiles. */
export const tiledKernels = loadKernelsFromFile(undefined, { alignmentBudget: 0 });

/** Runs of every property. */
export const RUNS = { numRuns: 1000 };

/** Packs pairs of start and end. */
export function intervals(...pairs: readonly (readonly [number, number])[]): Intervals {
  return {
    starts: Float64Array.from(pairs, ([start]) => start),
    ends: Float64Array.from(pairs, ([, end]) => end),
  };
}

/** Token ids from letters, so that examples read as words. */
export function letters(word: string): Int32Array {
  return Int32Array.from(word, (letter) => letter.charCodeAt(0) - 97);
}

/** Tokens over `vocabulary` ids from a fixed sequence (Numerical Recipes' generator), the same for the same seed. */
export function noise(length: number, vocabulary: number, seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * vocabulary);
  });
}

/** An interval on a coarse grid: many equal ones, shared borders, zero lengths, and many equal tIoU. */
const gridInterval = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 4 }))
  .map(([start, length]) => [start / 4, (start + length) / 4] as const);

/** Any finite interval, extremes included. */
const wildInterval = fc
  .tuple(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map(([a, b]) => (a <= b ? ([a, b] as const) : ([b, a] as const)));

/** One side of a matching, in tie order or not: the kernel promises the same result for either. */
export const side: fc.Arbitrary<Intervals> = fc
  .oneof(
    fc.array(gridInterval, { maxLength: 24 }),
    fc.array(gridInterval, { maxLength: 24 }).map((pairs) => pairs.toSorted(([a], [b]) => a - b)),
    fc.array(fc.oneof(gridInterval, wildInterval), { maxLength: 12 }),
  )
  .map((pairs) => intervals(...pairs));

/** A line of tokens; few ids give many equal alignments, and some lines pass one or two blocks of 64. */
export const line: fc.Arbitrary<Int32Array> = fc
  .tuple(
    fc.constantFrom(1, 2, 3, 20),
    fc.oneof(
      fc.array(fc.nat(19), { maxLength: 12 }),
      fc.array(fc.nat(19), { maxLength: 150, size: 'max' }),
      fc.array(fc.nat(19), { minLength: 60, maxLength: 70, size: 'max' }),
    ),
  )
  .map(([vocabulary, ids]) => Int32Array.from(ids, (id) => id % vocabulary));
