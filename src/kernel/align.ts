import type { Operation } from './kernels';
import { type Arena, roundUp, vocabularyOf } from './packing';

/** The kernel's codes, by value. */
const OPERATIONS: readonly Operation[] = ['equal', 'substitute', 'insert', 'delete'];

/**
 * The operations of one optimal alignment, in reading order. Seen from the ends of the lines: a diagonal step where
 * one is optimal, else a deletion, else an insertion. `budget` bounds the table and does not change the result.
 * @throws {RangeError} when the lines do not fit memory, or an id is negative
 * @see contract §4 WER
 */
export function align(
  arena: Arena,
  reference: Int32Array,
  prediction: Int32Array,
  budget: number,
): readonly Operation[] {
  const { kernels } = arena;
  const rows = reference.length;
  const columns = prediction.length;
  const vocabulary = vocabularyOf(prediction, vocabularyOf(reference));
  const base = arena.take(kernels.alignmentBytes(rows, columns, vocabulary, budget));
  const second = base + roundUp(rows * 4);
  arena.integers.set(reference, base / 4);
  arena.integers.set(prediction, second / 4);
  const count = kernels.align(base, rows, columns, vocabulary, budget);

  const end = second + roundUp(columns * 4) + rows + columns;
  const operations: Operation[] = [];
  for (const code of arena.bytes.subarray(end - count, end)) operations.push(OPERATIONS[code] ?? 'equal');
  return operations;
}
