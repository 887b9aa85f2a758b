import { roundUp, roundUpWide } from './memory';
import { BLOCK, blocksOf, mark, PEQ_ENTRY_BITS, unmark } from './myers';
import { commonPrefix, commonSuffix } from './tokens';

const TOP: u64 = 1 << 63;

/** Bytes of arena for one call: both sequences, peq, one carry bit a token of the shorter one. */
export function lcsBytes(aLength: i32, bLength: i32, vocabulary: f64): f64 {
  const tokens = roundUpWide(4.0 * <f64>aLength) + roundUpWide(4.0 * <f64>bLength);
  return tokens + vocabulary * <f64>(1 << PEQ_ENTRY_BITS) + 8.0 * <f64>blocksOf(min(aLength, bLength));
}

/**
 * Sweeps up to 64 rows along the text and returns how many of them lengthen the subsequence, after Hyyrö (2004): a
 * zero bit is a row at which the length grows. The sum runs over all rows, so its carry goes from block to block,
 * one bit a column, in `carries`.
 */
function sweep(peq: usize, rows: i32, text: usize, columns: i32, carries: usize): i32 {
  let v: u64 = ~0;
  const end = text + ((<usize>columns) << 2);
  while (text < end) {
    let bits = load<u64>(carries);
    const stop = min(text + (BLOCK << 2), end);
    const unused = <u64>BLOCK - <u64>((stop - text) >> 2);
    for (; text < stop; text += 4) {
      const u = v & load<u64>(peq + ((<usize>load<u32>(text)) << PEQ_ENTRY_BITS));
      const sum = v + u + (bits & 1);
      bits = (bits >> 1) | ((u | (v & ~sum)) & TOP);
      v = sum | (v - u);
    }
    store<u64>(carries, bits >> unused);
    carries += 8;
  }
  const kept: u64 = rows < BLOCK ? ((<u64>1) << rows) - 1 : ~0;
  return <i32>popcnt(~v & kept);
}

/**
 * Length of the longest common subsequence. At `base`: i32 ids of the first sequence, then of the second, each
 * rounded up to 16 bytes. Shared ends are counted and left out; the longer sequence gives the rows.
 */
export function lcsLength(base: usize, aLength: i32, bLength: i32, vocabulary: i32): i32 {
  const b = base + roundUp((<usize>aLength) << 2);
  const peq = b + roundUp((<usize>bLength) << 2);
  const carries = peq + ((<usize>vocabulary) << PEQ_ENTRY_BITS);
  const shorter = min(aLength, bLength);
  const tail = commonSuffix(base + ((<usize>aLength) << 2), b + ((<usize>bLength) << 2), shorter);
  const head = commonPrefix(base, b, shorter - tail);
  const aLonger = aLength >= bLength;
  let pattern = (aLonger ? base : b) + ((<usize>head) << 2);
  const text = (aLonger ? b : base) + ((<usize>head) << 2);
  const columns = shorter - tail - head;
  memory.fill(peq, 0, (<usize>vocabulary) << PEQ_ENTRY_BITS);
  memory.fill(carries, 0, (<usize>blocksOf(columns)) << 3);

  let length = tail + head;
  for (let rows = max(aLength, bLength) - tail - head; rows > 0; rows -= BLOCK, pattern += BLOCK << 2) {
    const blockRows = min(rows, BLOCK);
    mark(peq, pattern, blockRows);
    length += sweep(peq, blockRows, text, columns, carries);
    unmark(peq, pattern, blockRows);
  }
  return length;
}
