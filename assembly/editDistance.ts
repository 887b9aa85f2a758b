import { BLOCK, blocksOf, fillBorder, PEQ_ENTRY_BITS, sweepRows } from './myers';
import { commonPrefix, commonSuffix } from './tokens';

/**
 * Bytes of scratch for `editDistance`, with ids in [0, vocabulary) and lines of at most `longest` tokens. The first
 * `vocabulary << 4` bytes are peq and must be zero before the first call; each call leaves them zero.
 */
export function lineScratchBytes(vocabulary: f64, longest: i32): f64 {
  return vocabulary * <f64>(1 << PEQ_ENTRY_BITS) + 2.0 * 16.0 * <f64>blocksOf(longest);
}

/** What the distance gains from the first to the last row of a column: rises less falls. */
function descend(vertical: usize, rows: i32): i32 {
  let sum = 0;
  for (; rows > 0; rows -= BLOCK, vertical += 16) {
    const kept: u64 = rows < BLOCK ? ((<u64>1) << rows) - 1 : ~0;
    sum += <i32>popcnt(load<u64>(vertical) & kept) - <i32>popcnt(load<u64>(vertical, 8) & kept);
  }
  return sum;
}

/**
 * Unit-cost edit distance of two lines of i32 token ids. The longer line is the pattern: 64 of its rows cost as much
 * as one. What the lines share at their ends cannot change the distance and is left out.
 * @see contract §4 WER
 */
export function editDistance(a: usize, aLength: i32, b: usize, bLength: i32, scratch: usize, vocabulary: i32): i32 {
  const aLonger = aLength >= bLength;
  let pattern = aLonger ? a : b;
  let text = aLonger ? b : a;
  let rows = aLonger ? aLength : bLength;
  let columns = aLonger ? bLength : aLength;
  const tail = commonSuffix(pattern + ((<usize>rows) << 2), text + ((<usize>columns) << 2), columns);
  rows -= tail;
  columns -= tail;
  const head = commonPrefix(pattern, text, columns);
  pattern += (<usize>head) << 2;
  text += (<usize>head) << 2;
  rows -= head;
  columns -= head;
  if (columns == 0) return rows;

  const horizontal = scratch + ((<usize>vocabulary) << PEQ_ENTRY_BITS);
  const vertical = horizontal + ((<usize>blocksOf(columns)) << 4);
  fillBorder(horizontal, blocksOf(columns));
  fillBorder(vertical, blocksOf(rows));
  sweepRows(scratch, pattern, rows, text, columns, horizontal, vertical);
  return columns + descend(vertical, rows);
}
