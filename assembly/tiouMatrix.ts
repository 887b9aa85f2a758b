import { roundUpWide } from './memory';
import { equalities, intersections, ratios } from './tiou';

/** Bytes of one array of starts or of ends: an even number of doubles, so that the next one begins at a multiple of 16. */
function sideBytes(count: i32): usize {
  return (<usize>((count + 1) & ~1)) << 3;
}

/** Bytes of arena for one call: both sides, the matrix, one double that the last pair of an odd row writes too much. */
export function matrixBytes(references: i32, predictions: i32): f64 {
  const sides = 16.0 * (<f64>references + 1.0 + <f64>predictions + 1.0);
  return sides + roundUpWide(8.0 * (<f64>references * <f64>predictions + 1.0));
}

/**
 * tIoU of every pair. At `base`: starts and ends of the references, then of the predictions, each an f64 array rounded
 * up to an even count. Returns the address of the matrix: a row of `predictions` doubles per reference, without gaps.
 * Two lanes at a time; the second lane of an odd row's last pair falls on the next row, which then overwrites it.
 * @see contract §4 Alignment
 */
export function tiouMatrix(base: usize, references: i32, predictions: i32): usize {
  const rBytes = sideBytes(references);
  const pBytes = sideBytes(predictions);
  const pSide = base + rBytes * 2;
  const matrix = pSide + pBytes * 2;
  let row = matrix;
  for (let r: usize = 0; r < (<usize>references) << 3; r += 8) {
    const start = load<f64>(base + r);
    const end = load<f64>(base + rBytes + r);
    const starts = f64x2.splat(start);
    const ends = f64x2.splat(end);
    const length = f64x2.splat(end - start);
    for (let p: usize = 0; p < (<usize>predictions) << 3; p += 16) {
      const otherStarts = v128.load(pSide + p);
      const otherEnds = v128.load(pSide + pBytes + p);
      const inter = intersections(starts, ends, otherStarts, otherEnds);
      const equal = equalities(starts, ends, otherStarts, otherEnds);
      v128.store(row + p, ratios(inter, equal, length, otherStarts, otherEnds));
    }
    row += (<usize>predictions) << 3;
  }
  return matrix;
}
