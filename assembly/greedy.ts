import { roundUp, roundUpWide } from './memory';

/** Runs of this length are sorted by insertion before they are merged. */
const RUN: i32 = 8;

/** The columns of the candidates of the current call. */
let scores: usize = 0;
let tious: usize = 0;
let predictions: usize = 0;
let references: usize = 0;

/** Bytes of arena for one call: the candidates' four columns, two orders, a flag per prediction, the answer. */
export function candidateBytes(count: i32, referenceCount: i32, predictionCount: i32): f64 {
  const columns = 2.0 * roundUpWide(8.0 * <f64>count) + 4.0 * roundUpWide(4.0 * <f64>count);
  return columns + roundUpWide(<f64>predictionCount) + roundUpWide(4.0 * <f64>referenceCount);
}

/**
 * Whether candidate `a` comes before `b`: score descending, predicted index ascending, tIoU descending, reference
 * index ascending. Indices are positions in tie order, so each stands for start, id and index.
 */
function precedes(a: u32, b: u32): bool {
  const aScore = load<f64>(scores + ((<usize>a) << 3));
  const bScore = load<f64>(scores + ((<usize>b) << 3));
  if (aScore != bScore) return aScore > bScore;
  const aPrediction = load<i32>(predictions + ((<usize>a) << 2));
  const bPrediction = load<i32>(predictions + ((<usize>b) << 2));
  if (aPrediction != bPrediction) return aPrediction < bPrediction;
  const aTiou = load<f64>(tious + ((<usize>a) << 3));
  const bTiou = load<f64>(tious + ((<usize>b) << 3));
  if (aTiou != bTiou) return aTiou > bTiou;
  return load<i32>(references + ((<usize>a) << 2)) < load<i32>(references + ((<usize>b) << 2));
}

function insertionSort(from: usize, to: usize): void {
  for (let at = from + 4; at < to; at += 4) {
    const item = load<u32>(at);
    let hole = at;
    while (hole > from && precedes(item, load<u32>(hole - 4))) {
      store<u32>(hole, load<u32>(hole - 4));
      hole -= 4;
    }
    store<u32>(hole, item);
  }
}

/** Merges the sorted [from, middle) and [middle, to) into `out`; the left one goes first among equals. */
function merge(from: usize, middle: usize, to: usize, out: usize): void {
  let left = from;
  let right = middle;
  while (left < middle && right < to) {
    const item = load<u32>(left);
    const rival = load<u32>(right);
    const takeRight = precedes(rival, item);
    store<u32>(out, takeRight ? rival : item);
    right += (<usize>takeRight) << 2;
    left += (<usize>!takeRight) << 2;
    out += 4;
  }
  memory.copy(out, left, middle - left);
  memory.copy(out + (middle - left), right, to - right);
}

/** Sorts the order by bottom-up merging, which never degenerates; returns where the sorted order ended up. */
function sort(order: usize, spare: usize, bytes: usize): usize {
  for (let at: usize = 0; at < bytes; at += RUN << 2) {
    insertionSort(order + at, order + min(at + (RUN << 2), bytes));
  }
  let source = order;
  let target = spare;
  for (let width: usize = RUN << 2; width < bytes; width <<= 1) {
    for (let at: usize = 0; at < bytes; at += width << 1) {
      const middle = min(at + width, bytes);
      merge(source + at, source + middle, source + min(at + (width << 1), bytes), target + at);
    }
    const swap = source;
    source = target;
    target = swap;
  }
  return source;
}

/**
 * Greedy one-to-one over given candidates. At `base`, each rounded up to 16 bytes: f64 scores, f64 tIoU, i32
 * predicted indices, i32 reference indices. Returns the address of the answer: per reference the i32 number of its
 * candidate, -1 where unmatched.
 * @see contract §4 Greedy one-to-one
 */
export function matchCandidates(base: usize, count: i32, referenceCount: i32, predictionCount: i32): usize {
  const wide = roundUp((<usize>count) << 3);
  const narrow = roundUp((<usize>count) << 2);
  scores = base;
  tious = scores + wide;
  predictions = tious + wide;
  references = predictions + narrow;
  const order = references + narrow;
  const spare = order + narrow;
  const taken = spare + narrow;
  const answer = taken + roundUp(predictionCount);
  for (let k = 0; k < count; k++) store<u32>(order + ((<usize>k) << 2), k);
  memory.fill(taken, 0, predictionCount);
  memory.fill(answer, 0xff, (<usize>referenceCount) << 2);

  const sorted = sort(order, spare, (<usize>count) << 2);
  for (let at = sorted, end = sorted + ((<usize>count) << 2); at < end; at += 4) {
    const candidate = load<u32>(at);
    const flag = taken + load<i32>(predictions + ((<usize>candidate) << 2));
    const slot = answer + ((<usize>load<i32>(references + ((<usize>candidate) << 2))) << 2);
    if (load<u8>(flag) != 0 || load<i32>(slot) >= 0) continue;
    store<u8>(flag, 1);
    store<u32>(slot, candidate);
  }
  return answer;
}
