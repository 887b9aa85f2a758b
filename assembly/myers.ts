/**
 * The edit-distance table in bit vectors, after Myers (1999) and Hyyrö (2003): 64 rows of the *pattern* are one
 * block, and a column of a block is two words that say where the distance rises (+1) or falls (-1) from row to row.
 *
 * Blocks are swept one after the other along the whole text (not all blocks column by column): a block's two words
 * then stay in registers, and `peq`, the rows at which each token stands, is needed for the current blocks only.
 * What a block passes to the next one is the step (+1, 0, -1) from column to column along its last row; these are
 * kept as two bits a column, `horizontal`, read and overwritten in place. So memory is O(tokens + vocabulary),
 * whatever the lengths.
 *
 * vertical:   per block, u64 rises, u64 falls, down the current column
 * horizontal: per 64 columns, u64 rises, u64 falls, along the current row
 * peq:        per token id, u64 rows in the first block of a pair, u64 rows in the second
 */

/** Rows of a block. */
export const BLOCK: i32 = 64;

/** Bytes of a token's entry in peq: one word for each block of a pair. */
export const PEQ_ENTRY_BITS: usize = 4;

const TOP: u64 = 1 << 63;

/** How many blocks `rows` need; also how many words `columns` need. */
export function blocksOf(rows: i32): i32 {
  return (rows + (BLOCK - 1)) >> 6;
}

/** Sets `count` pairs of words to a run of rises: the border of the table, where the distance is the index. */
export function fillBorder(pairs: usize, count: i32): void {
  for (let at = pairs, end = pairs + ((<usize>count) << 4); at < end; at += 16) {
    store<u64>(at, ~0);
    store<u64>(at, 0, 8);
  }
}

/** Notes the rows of up to 64 pattern tokens in peq. */
export function mark(peq: usize, pattern: usize, rows: i32): void {
  for (let k = 0; k < rows; k++) {
    const at = peq + ((<usize>load<u32>(pattern + ((<usize>k) << 2))) << PEQ_ENTRY_BITS);
    store<u64>(at, load<u64>(at) | ((<u64>1) << k));
  }
}

/** Undoes `mark`, so that peq is all zero between uses and never needs a sweep of the vocabulary. */
export function unmark(peq: usize, pattern: usize, rows: i32): void {
  for (let k = 0; k < rows; k++) {
    store<u64>(peq + ((<usize>load<u32>(pattern + ((<usize>k) << 2))) << PEQ_ENTRY_BITS), 0);
  }
}

/** Type arguments of `sweep`: the compiler makes one function of each, without a test in the loop. */
type Untraced = void;
type Traced = u64;

/**
 * Sweeps one block along `columns` tokens of text. When `T` is `Traced`, writes two words a column to `trace`: the rows
 * at which an optimal alignment may end in a diagonal step, and those at which it may end in a deletion.
 */
function sweep<T>(peq: usize, text: usize, columns: i32, horizontal: usize, vertical: usize, trace: usize): void {
  let pv = load<u64>(vertical);
  let mv = load<u64>(vertical, 8);
  const end = text + ((<usize>columns) << 2);
  while (text < end) {
    let hp = load<u64>(horizontal);
    let hm = load<u64>(horizontal, 8);
    const stop = min(text + (BLOCK << 2), end);
    const unused = <u64>BLOCK - <u64>((stop - text) >> 2);
    for (; text < stop; text += 4) {
      const eq = load<u64>(peq + ((<usize>load<u32>(text)) << PEQ_ENTRY_BITS));
      const eqIn = eq | (hm & 1);
      const xv = eq | mv;
      const xh = (((eqIn & pv) + pv) ^ pv) | eqIn;
      const ph = mv | ~(xh | pv);
      const mh = pv & xh;
      const phIn = (ph << 1) | (hp & 1);
      const mhIn = (mh << 1) | (hm & 1);
      if (isInteger<T>()) store<u64>(trace, eq | ~(xh | mv));
      hp = (hp >> 1) | (ph & TOP);
      hm = (hm >> 1) | (mh & TOP);
      pv = mhIn | ~(xv | phIn);
      mv = phIn & xv;
      if (isInteger<T>()) {
        store<u64>(trace, pv, 8);
        trace += 16;
      }
    }
    store<u64>(horizontal, hp >> unused);
    store<u64>(horizontal, hm >> unused, 8);
    horizontal += 16;
  }
  store<u64>(vertical, pv);
  store<u64>(vertical, mv, 8);
}

function sweepOne(peq: usize, text: usize, columns: i32, horizontal: usize, vertical: usize): void {
  sweep<Untraced>(peq, text, columns, horizontal, vertical, 0);
}

/** Sweeps one block of up to 64 rows and keeps what a trace back through it needs, 16 bytes a column. */
export function sweepTraced(
  peq: usize,
  pattern: usize,
  rows: i32,
  text: usize,
  columns: i32,
  horizontal: usize,
  vertical: usize,
  trace: usize,
): void {
  mark(peq, pattern, rows);
  sweep<Traced>(peq, text, columns, horizontal, vertical, trace);
  unmark(peq, pattern, rows);
}

/** Sweeps two blocks at once: the second follows the first in the same column, so that the processor overlaps them. */
function sweepTwo(peq: usize, text: usize, columns: i32, horizontal: usize, vertical: usize): void {
  let pv = load<u64>(vertical);
  let mv = load<u64>(vertical, 8);
  let pw = load<u64>(vertical, 16);
  let mw = load<u64>(vertical, 24);
  const end = text + ((<usize>columns) << 2);
  while (text < end) {
    let hp = load<u64>(horizontal);
    let hm = load<u64>(horizontal, 8);
    const stop = min(text + (BLOCK << 2), end);
    const unused = <u64>BLOCK - <u64>((stop - text) >> 2);
    for (; text < stop; text += 4) {
      const at = peq + ((<usize>load<u32>(text)) << PEQ_ENTRY_BITS);
      let eq = load<u64>(at);
      let xv = eq | mv;
      let carry = hm & 1;
      eq |= carry;
      let xh = (((eq & pv) + pv) ^ pv) | eq;
      let ph = mv | ~(xh | pv);
      let mh = pv & xh;
      let phIn = (ph << 1) | (hp & 1);
      pv = (mh << 1) | carry | ~(xv | phIn);
      mv = phIn & xv;

      eq = load<u64>(at, 8);
      xv = eq | mw;
      carry = mh >> 63;
      eq |= carry;
      xh = (((eq & pw) + pw) ^ pw) | eq;
      phIn = ph >> 63;
      ph = mw | ~(xh | pw);
      mh = pw & xh;
      phIn |= ph << 1;
      hp = (hp >> 1) | (ph & TOP);
      hm = (hm >> 1) | (mh & TOP);
      pw = (mh << 1) | carry | ~(xv | phIn);
      mw = phIn & xv;
    }
    store<u64>(horizontal, hp >> unused);
    store<u64>(horizontal, hm >> unused, 8);
    horizontal += 16;
  }
  store<u64>(vertical, pv);
  store<u64>(vertical, mv, 8);
  store<u64>(vertical, pw, 16);
  store<u64>(vertical, mw, 24);
}

/**
 * Sweeps `rows` rows of pattern, in pairs of blocks, along `columns` tokens of text, taking the borders above and
 * to the left from `horizontal` and `vertical` and leaving there the borders below and to the right.
 */
export function sweepRows(
  peq: usize,
  pattern: usize,
  rows: i32,
  text: usize,
  columns: i32,
  horizontal: usize,
  vertical: usize,
): void {
  while (rows > BLOCK) {
    const second = pattern + (BLOCK << 2);
    const secondRows = min(rows - BLOCK, BLOCK);
    mark(peq, pattern, BLOCK);
    mark(peq + 8, second, secondRows);
    sweepTwo(peq, text, columns, horizontal, vertical);
    unmark(peq, pattern, BLOCK);
    unmark(peq + 8, second, secondRows);
    rows -= BLOCK + secondRows;
    pattern = second + (BLOCK << 2);
    vertical += 32;
  }
  if (rows <= 0) return;
  mark(peq, pattern, rows);
  sweepOne(peq, text, columns, horizontal, vertical);
  unmark(peq, pattern, rows);
}
