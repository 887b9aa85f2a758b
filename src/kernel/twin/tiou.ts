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
