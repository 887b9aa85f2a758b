import { type Arena, roundUp, vocabularyOf } from './packing';

/**
 * Length of the longest common subsequence of two token sequences.
 * @throws {RangeError} when they do not fit memory, or an id is negative
 */
export function lcsLength(arena: Arena, a: Int32Array, b: Int32Array): number {
  if (a.length === 0 || b.length === 0) return 0;
  const { kernels } = arena;
  const vocabulary = vocabularyOf(b, vocabularyOf(a));
  const base = arena.take(kernels.lcsBytes(a.length, b.length, vocabulary));
  arena.integers.set(a, base / 4);
  arena.integers.set(b, (base + roundUp(a.length * 4)) / 4);
  return kernels.lcsLength(base, a.length, b.length, vocabulary);
}
