/**
 * max(0, min of ends - max of starts) of one interval, repeated in both lanes, and two others.
 * pmin and pmax are one instruction each; they differ from min and max only in NaN, which ends in a union of NaN and
 * so in 0, and in the sign of a zero, which the last pmax removes.
 */
export function intersections(aStart: v128, aEnd: v128, bStart: v128, bEnd: v128): v128 {
  const overlap = f64x2.sub(f64x2.pmin(aEnd, bEnd), f64x2.pmax(aStart, bStart));
  return f64x2.pmax(f64x2.splat(0.0), overlap);
}

/** Lanes in which the two intervals are equal. */
export function equalities(aStart: v128, aEnd: v128, bStart: v128, bEnd: v128): v128 {
  return v128.and(f64x2.eq(aStart, bStart), f64x2.eq(aEnd, bEnd));
}

/**
 * Two tIoU at once, from what the functions above gave: 1 when the intervals are equal, else intersection over
 * union, 0 when there is no union. The order of arithmetic is the contract's. `aLength` is `aEnd - aStart`. Overflow
 * to Infinity follows IEEE and ends in 0, because `union > 0` is false for NaN and a finite number over Infinity is 0.
 * @see contract §4 Alignment
 */
export function ratios(inter: v128, equal: v128, aLength: v128, bStart: v128, bEnd: v128): v128 {
  const union = f64x2.sub(f64x2.add(aLength, f64x2.sub(bEnd, bStart)), inter);
  const positive = f64x2.gt(union, f64x2.splat(0.0));
  const ratio = v128.and(f64x2.div(inter, union), positive);
  return v128.bitselect(f64x2.splat(1.0), ratio, equal);
}
