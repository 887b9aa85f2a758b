import type { Intervals } from '../kernels';

/**
 * tIoU of two intervals, in the contract's order of arithmetic.
 * @see contract §4 Alignment
 */
export function tiou(aStart: number, aEnd: number, bStart: number, bEnd: number): number {
  if (aStart === bStart && aEnd === bEnd) return 1;
  const inter = Math.max(0, Math.min(aEnd, bEnd) - Math.max(aStart, bStart));
  const union = aEnd - aStart + (bEnd - bStart) - inter;
  return union > 0 ? inter / union : 0;
}

/** tIoU of every pair, a row per reference. */
export function tiouMatrix(reference: Intervals, prediction: Intervals): Float64Array {
  const rows = Array.from(reference.starts, (start, r) =>
    Array.from(prediction.starts, (otherStart, p) =>
      tiou(start, reference.ends[r] ?? 0, otherStart, prediction.ends[p] ?? 0),
    ),
  );
  return Float64Array.from(rows.flat());
}
