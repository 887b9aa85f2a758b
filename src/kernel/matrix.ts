import type { Intervals } from './kernels';
import { countIntervals, strideOf, writeSide } from './matching';
import type { Arena } from './packing';

/**
 * Writes both sides, runs the kernel and copies the matrix out of the arena: row-major, a row per reference.
 * @throws {RangeError} when starts and ends differ in number, or the matrix does not fit memory
 * @see contract §4 Alignment
 */
export function tiouMatrix(arena: Arena, reference: Intervals, prediction: Intervals): Float64Array {
  const [references, predictions] = countIntervals(reference, prediction);
  if (references === 0 || predictions === 0) return new Float64Array(0);
  const { kernels } = arena;
  const base = arena.take(kernels.matrixBytes(references, predictions));
  const referenceStride = strideOf(references);
  writeSide(arena, reference, base / 8, referenceStride);
  writeSide(arena, prediction, base / 8 + referenceStride * 2, strideOf(predictions));
  const matrix = kernels.tiouMatrix(base, references, predictions) / 8;
  return arena.doubles.slice(matrix, matrix + references * predictions);
}
