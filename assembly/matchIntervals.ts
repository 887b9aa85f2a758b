import { roundUpWide } from './memory';
import { equalities, intersections, ratios } from './tiou';

/**
 * Greedy one-to-one matching of intervals by tIoU, without a list of candidates.
 *
 * Taking the first pair of a sorted list is taking a pair that both its ends prefer to every other; because the
 * order is strict, taking such *mutually best* pairs in any order gives the same matching. So a chain is followed
 * from a prediction to its best free reference, from there to its best free prediction, and so on; each step is
 * better than the one before, so the chain ends in a mutually best pair, which is taken. What is left of the chain
 * is still valid and is followed on. Every unit enters the chain about once and each entry is one scan of the other
 * side: O((R + P) * max(R, P)) time at most, O(R + P) memory, also when all of 10,000 x 10,000 pairs overlap.
 */

/** Binary rounding must not cost a pair that sits on the threshold. */
const TOLERANCE: f64 = 1e-9;

/** Of the last scan: the best score; 0 when nothing overlapped. */
let bestScore: f64 = 0.0;

/** The arrays of one side. `count` entries, padded with one taken interval to an even number. */
const STARTS: usize = 0;
const ENDS: usize = 1;
const REACHES: usize = 2;
const ONSETS: usize = 3;
const ARRAYS: usize = 4;

function stride(count: i32): usize {
  return (<usize>((count + 1) & ~1)) << 3;
}

/** Bytes of arena for one call: both sides, the answer, the chain. */
export function intervalBytes(references: i32, predictions: i32): f64 {
  const sides = <f64>(ARRAYS * 8) * (<f64>references + 1.0 + <f64>predictions + 1.0);
  const answer = 8.0 * (<f64>references + 1.0) + roundUpWide(4.0 * <f64>references);
  return sides + answer + roundUpWide(4.0 * (<f64>references + <f64>predictions + 2.0));
}

/** Removes an interval from every later scan: it overlaps nothing and equals nothing finite. */
function take(side: usize, stride: usize, index: i32): void {
  const at = side + ((<usize>index) << 3);
  store<f64>(at, Infinity);
  store<f64>(at + stride * ENDS, -Infinity);
}

function isFinite(value: f64): bool {
  return value - value == 0.0;
}

/**
 * Completes a side: takes the pad and what is not finite (it would break the strict order and with it the end of
 * the chain), then notes the furthest point reached by the intervals up to each one, and the earliest point
 * among those from each one on. Both run monotonically whatever the order of the intervals, so that two binary
 * searches bound a scan; they are tight when starts ascend, as they do in tie order.
 */
function prepare(side: usize, stride: usize, count: i32): void {
  if (count & 1) take(side, stride, count);
  let reach = -Infinity;
  for (let k = 0; k < count; k++) {
    const at = side + ((<usize>k) << 3);
    const end = load<f64>(at + stride * ENDS);
    if (isFinite(load<f64>(at)) && isFinite(end)) reach = max(reach, max(load<f64>(at), end));
    else take(side, stride, k);
    store<f64>(at + stride * REACHES, reach);
  }
  let onset = Infinity;
  for (let at = side + ((<usize>count) << 3); at > side; ) {
    at -= 8;
    const start = load<f64>(at);
    if (start != Infinity) onset = min(onset, min(start, load<f64>(at + stride * ENDS)));
    store<f64>(at + stride * ONSETS, onset);
  }
}

/**
 * How many leading entries of an ascending array are below `limit`, or not above it when `inclusive`. The steps do
 * not depend on the values, so that nothing is there to mispredict.
 */
function countBelow(array: usize, count: i32, limit: f64, inclusive: bool): i32 {
  let at = array;
  for (let rest = count; rest > 0; ) {
    const half = (rest + 1) >> 1;
    const value = load<f64>(at + ((<usize>(half - 1)) << 3));
    const passed = inclusive ? value <= limit : value < limit;
    at += ((<usize>half) << 3) & -(<usize>passed);
    rest -= half;
  }
  return <i32>((at - array) >> 3);
}

/**
 * The index of the free interval of `side` with the highest tIoU with [start, end], the lowest among equals,
 * or -1; leaves its score in `bestScore`.
 */
function findBest(side: usize, stride: usize, count: i32, start: f64, end: f64): i32 {
  // From an even index, so that the last two lanes are at most the pad.
  const first = countBelow(side + stride * REACHES, count, min(start, end), false) & ~1;
  const beyond = countBelow(side + stride * ONSETS, count, max(start, end), true);
  const starts = f64x2.splat(start);
  const ends = f64x2.splat(end);
  const length = f64x2.splat(end - start);
  let best = f64x2.splat(0.0);
  let found: usize = 0;
  let at = side + ((<usize>first) << 3);
  for (const stop = side + ((<usize>beyond) << 3); at < stop; at += 16) {
    const otherStarts = v128.load(at);
    const otherEnds = v128.load(at + stride * ENDS);
    const inter = intersections(starts, ends, otherStarts, otherEnds);
    const equal = equalities(starts, ends, otherStarts, otherEnds);
    if (!v128.any_true(v128.or(inter, equal))) continue;
    const scores = ratios(inter, equal, length, otherStarts, otherEnds);
    if (!v128.any_true(f64x2.gt(scores, best))) continue;
    const second = f64x2.extract_lane(scores, 1) > f64x2.extract_lane(scores, 0);
    found = at + ((<usize>second) << 3);
    best = f64x2.splat(second ? f64x2.extract_lane(scores, 1) : f64x2.extract_lane(scores, 0));
  }
  bestScore = f64x2.extract_lane(best, 0);
  return found ? <i32>((found - side) >> 3) : -1;
}

/**
 * Matches intervals whose tIoU is > 0 and >= threshold - 1e-9. At `base`: starts and ends of the references, 2 x f64
 * arrays of `references` rounded up to even, then room for two more; the predictions alike; then the answer: an f64
 * score per reference (rounded up to even), an i32 predicted index per reference, -1 where unmatched.
 * @see contract §4 Greedy one-to-one
 */
export function matchIntervals(base: usize, references: i32, predictions: i32, threshold: f64): void {
  const limit = threshold - TOLERANCE;
  const rStride = stride(references);
  const pStride = stride(predictions);
  const pSide = base + rStride * ARRAYS;
  const scores = pSide + pStride * ARRAYS;
  const matches = scores + rStride;
  const chain = matches + ((<usize>references) << 2);
  prepare(base, rStride, references);
  prepare(pSide, pStride, predictions);
  memory.fill(matches, 0xff, (<usize>references) << 2);

  for (let p = 0; p < predictions; p++) {
    if (load<f64>(pSide + ((<usize>p) << 3)) == Infinity) continue;
    store<i32>(chain, p);
    let depth = 1;
    while (depth > 0) {
      const top = load<i32>(chain + ((<usize>(depth - 1)) << 2));
      const predicted = (depth & 1) != 0;
      const at = (predicted ? pSide : base) + ((<usize>top) << 3);
      const end = load<f64>(at + (predicted ? pStride : rStride) * ENDS);
      const best = predicted
        ? findBest(base, rStride, references, load<f64>(at), end)
        : findBest(pSide, pStride, predictions, load<f64>(at), end);
      if (best < 0 || !(bestScore >= limit)) break;
      if (depth > 1 && best == load<i32>(chain + ((<usize>(depth - 2)) << 2))) {
        const r = predicted ? best : top;
        const partner = predicted ? top : best;
        store<f64>(scores + ((<usize>r) << 3), bestScore);
        store<i32>(matches + ((<usize>r) << 2), partner);
        take(base, rStride, r);
        take(pSide, pStride, partner);
        depth -= 2;
      } else {
        store<i32>(chain + ((<usize>depth) << 2), best);
        depth += 1;
      }
    }
  }
}
