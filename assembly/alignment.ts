import { roundUp, roundUpWide } from './memory';
import { BLOCK, blocksOf, fillBorder, PEQ_ENTRY_BITS, sweepRows, sweepTraced } from './myers';
import { commonSuffix } from './tokens';

/**
 * The operations of one optimal alignment: from the end of both lines a diagonal step (equal or substitute) where
 * one is optimal, else a deletion, else an insertion.
 *
 * The trace needs two bits for every cell. When they fit `budget` the table is one tile. When not, a first sweep
 * keeps only the borders of a grid of tiles, and the trace sweeps again those tiles it passes through, one at a
 * time: the same path as with the whole table, in memory bounded by the budget and the borders, and about the time
 * of one sweep. Rows are the reference, columns the prediction.
 *
 * horizontals: per row of tiles, the border above it, then one more that the last row writes
 * verticals:   per column of tiles, the border to its left, then one more that the last column writes
 */

const EQUAL: u8 = 0;
const SUBSTITUTE: u8 = 1;
const INSERT: u8 = 2;
const DELETE: u8 = 3;

let reference: usize = 0;
let prediction: usize = 0;
let rows: i32 = 0;
let columns: i32 = 0;
let tileBlocks: i32 = 0;
let tileColumns: i32 = 0;
let peq: usize = 0;
let horizontals: usize = 0;
let verticals: usize = 0;
let horizontalBytes: usize = 0;
let verticalBytes: usize = 0;
let table: usize = 0;
/** Where the last operation was written; they are written from the last to the first. */
let output: usize = 0;

/** Chooses tiles of at most `budget` bytes (but at least one block of 64 x 64), as square as the table allows. */
function plan(rowCount: i32, columnCount: i32, budget: i32): void {
  rows = rowCount;
  columns = columnCount;
  const square = <i32>Math.sqrt(<f64>budget / <f64>(BLOCK << 4));
  tileBlocks = max(1, min(square, blocksOf(rows)));
  const wide = max(BLOCK, (budget / (tileBlocks << 4)) & ~(BLOCK - 1));
  tileColumns = max(BLOCK, min(wide, blocksOf(columns) * BLOCK));
  horizontalBytes = (<usize>blocksOf(columns)) << 4;
  verticalBytes = (<usize>blocksOf(rows)) << 4;
}

function tileRowsOf(blocks: i32): i32 {
  return (blocks + tileBlocks - 1) / tileBlocks;
}

function tileColumnsOf(count: i32): i32 {
  return (count + tileColumns - 1) / tileColumns;
}

/** Bytes of arena for one call: both lines, the operations, peq, the borders, one tile. */
export function alignmentBytes(rowCount: i32, columnCount: i32, vocabulary: f64, budget: i32): f64 {
  plan(rowCount, columnCount, budget);
  const lines = roundUpWide(4.0 * <f64>rows) + roundUpWide(4.0 * <f64>columns);
  const operations = roundUpWide(<f64>rows + <f64>columns);
  const across = <f64>(tileRowsOf(blocksOf(rows)) + 1) * <f64>horizontalBytes;
  const down = <f64>(tileColumnsOf(columns) + 1) * <f64>verticalBytes;
  // Not the tile as planned: a shared ending makes the lines shorter, and the tile planned then may be larger.
  const whole = <f64>blocksOf(rows) * 16.0 * <f64>blocksOf(columns) * <f64>BLOCK;
  const tile = Math.min(whole, Math.max(<f64>budget, <f64>(BLOCK << 4)));
  return lines + operations + vocabulary * <f64>(1 << PEQ_ENTRY_BITS) + across + down + tile;
}

/** Sweeps one tile from its kept borders into the next ones; with `traced`, fills the table. */
function sweepTile(tileRow: i32, tileColumn: i32, traced: bool): void {
  const firstBlock = tileRow * tileBlocks;
  const firstColumn = tileColumn * tileColumns;
  const width = min(tileColumns, columns - firstColumn);
  const height = min(tileBlocks * BLOCK, rows - firstBlock * BLOCK);
  const above = horizontals + <usize>tileRow * horizontalBytes + ((<usize>blocksOf(firstColumn)) << 4);
  const below = above + horizontalBytes;
  const left = verticals + <usize>tileColumn * verticalBytes + ((<usize>firstBlock) << 4);
  let right = left + verticalBytes;
  memory.copy(below, above, (<usize>blocksOf(width)) << 4);
  memory.copy(right, left, (<usize>blocksOf(height)) << 4);
  const text = prediction + ((<usize>firstColumn) << 2);
  let pattern = reference + ((<usize>firstBlock) << 8);
  if (!traced) {
    sweepRows(peq, pattern, height, text, width, below, right);
    return;
  }
  let trace = table;
  for (let rest = height; rest > 0; rest -= BLOCK) {
    sweepTraced(peq, pattern, min(rest, BLOCK), text, width, below, right, trace);
    trace += (<usize>width) << 4;
    pattern += BLOCK << 2;
    right += 16;
  }
}

/** Keeps the borders of all tiles. The last tile borders on no other; alone, it is swept only by the trace. */
function sweepBorders(): void {
  const lastRow = tileRowsOf(blocksOf(rows)) - 1;
  const lastColumn = tileColumnsOf(columns) - 1;
  fillBorder(horizontals, blocksOf(columns));
  fillBorder(verticals, blocksOf(rows));
  for (let tileRow = 0; tileRow <= lastRow; tileRow++) {
    for (let tileColumn = 0; tileColumn <= lastColumn; tileColumn++) {
      if (tileRow < lastRow || tileColumn < lastColumn) sweepTile(tileRow, tileColumn, false);
    }
  }
}

function put(operation: u8): void {
  output -= 1;
  store<u8>(output, operation);
}

/** Traces back through tiles from row `i` and column `j`, both 1-based, to the start of both lines. */
function trace(i: i32, j: i32): void {
  while (i > 0 && j > 0) {
    const tileRow = (i - 1) / (tileBlocks * BLOCK);
    const tileColumn = (j - 1) / tileColumns;
    sweepTile(tileRow, tileColumn, true);
    const firstRow = tileRow * tileBlocks * BLOCK;
    const firstColumn = tileColumn * tileColumns;
    const width = min(tileColumns, columns - firstColumn);
    while (i > firstRow && j > firstColumn) {
      const row = i - 1 - firstRow;
      const cell = table + ((<usize>(row >> 6) * width + (j - 1 - firstColumn)) << 4);
      const bit = <u64>(row & (BLOCK - 1));
      if ((load<u64>(cell) >> bit) & 1) {
        i--;
        j--;
        const same = load<i32>(reference + ((<usize>i) << 2)) == load<i32>(prediction + ((<usize>j) << 2));
        put(same ? EQUAL : SUBSTITUTE);
      } else if ((load<u64>(cell, 8) >> bit) & 1) {
        i--;
        put(DELETE);
      } else {
        j--;
        put(INSERT);
      }
    }
  }
  for (; i > 0; i--) put(DELETE);
  for (; j > 0; j--) put(INSERT);
}

/**
 * Aligns two lines. At `base`, each rounded up to 16 bytes: i32 ids of the reference, of the prediction, then room
 * for `rowCount + columnCount` operations of one byte: 0 equal, 1 substitute, 2 insert, 3 delete. They fill the end
 * of that room in reading order; returns how many there are.
 * @see contract §4 WER
 */
export function align(base: usize, rowCount: i32, columnCount: i32, vocabulary: i32, budget: i32): i32 {
  reference = base;
  prediction = reference + roundUp((<usize>rowCount) << 2);
  const operations = prediction + roundUp((<usize>columnCount) << 2);
  output = operations + rowCount + columnCount;
  const shared = commonSuffix(
    reference + ((<usize>rowCount) << 2),
    prediction + ((<usize>columnCount) << 2),
    min(rowCount, columnCount),
  );
  for (let k = 0; k < shared; k++) put(EQUAL);

  plan(rowCount - shared, columnCount - shared, budget);
  peq = operations + roundUp(rowCount + columnCount);
  horizontals = peq + ((<usize>vocabulary) << PEQ_ENTRY_BITS);
  verticals = horizontals + <usize>(tileRowsOf(blocksOf(rows)) + 1) * horizontalBytes;
  table = verticals + <usize>(tileColumnsOf(columns) + 1) * verticalBytes;
  memory.fill(peq, 0, (<usize>vocabulary) << PEQ_ENTRY_BITS);
  sweepBorders();
  trace(rows, columns);
  return <i32>(operations + rowCount + columnCount - output);
}
