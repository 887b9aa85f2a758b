import type { Candidate, Intervals, Match } from './kernels';
import { checkIndex } from './limits';
import { type Arena, roundUp } from './packing';

/** Arrays of doubles that the kernel keeps for each side; the caller writes the first two. */
const ARRAYS_PER_SIDE = 4;

/** Doubles that an array of `count` takes: the kernels read two at a time. */
export const strideOf = (count: number): number => count + (count & 1);

/**
 * How many intervals each side has.
 * @throws {RangeError} when starts and ends differ in number
 */
export function countIntervals(reference: Intervals, prediction: Intervals): [references: number, predictions: number] {
  const references = reference.starts.length;
  const predictions = prediction.starts.length;
  if (reference.ends.length === references && prediction.ends.length === predictions) return [references, predictions];
  throw new RangeError('Intervals need as many ends as starts.');
}

/** Writes one side; `at` and `stride` count doubles. */
export function writeSide(arena: Arena, side: Intervals, at: number, stride: number): void {
  arena.doubles.set(side.starts, at);
  arena.doubles.set(side.ends, at + stride);
}

/**
 * Writes both sides, runs the fused kernel and reads the matched pairs, in reference order.
 * @throws {RangeError} when starts and ends differ in number, or the sides do not fit memory
 * @see contract §4 Greedy one-to-one
 */
export function matchIntervals(
  arena: Arena,
  reference: Intervals,
  prediction: Intervals,
  threshold: number,
): readonly Match[] {
  const [references, predictions] = countIntervals(reference, prediction);
  if (references === 0 || predictions === 0) return [];
  const { kernels } = arena;
  const base = arena.take(kernels.intervalBytes(references, predictions));
  const referenceStride = strideOf(references);
  const predictionStride = strideOf(predictions);
  const second = base / 8 + referenceStride * ARRAYS_PER_SIDE;
  writeSide(arena, reference, base / 8, referenceStride);
  writeSide(arena, prediction, second, predictionStride);
  kernels.matchIntervals(base, references, predictions, threshold);

  const scores = second + predictionStride * ARRAYS_PER_SIDE;
  const partners = (scores + referenceStride) * 2;
  const matches: Match[] = [];
  for (let r = 0; r < references; r++) {
    const partner = arena.integers[partners + r] ?? -1;
    if (partner >= 0) matches.push({ reference: r, prediction: partner, score: arena.doubles[scores + r] ?? 0 });
  }
  return matches;
}

/**
 * Writes the candidates column by column, runs the kernel and reads the matched pairs, in reference order.
 * @throws {RangeError} when an index is outside its side, or the candidates do not fit memory
 * @see contract §4 Greedy one-to-one
 */
export function matchCandidates(
  arena: Arena,
  candidates: readonly Candidate[],
  referenceCount: number,
  predictionCount: number,
): readonly Match[] {
  const count = candidates.length;
  if (count === 0) return [];
  const { kernels } = arena;
  const base = arena.take(kernels.candidateBytes(count, referenceCount, predictionCount));
  const wide = roundUp(count * 8);
  const scores = base / 8;
  const tious = scores + wide / 8;
  const predictions = (base + wide * 2) / 4;
  const references = predictions + roundUp(count * 4) / 4;
  let k = 0;
  for (const { reference, prediction, score, tiou } of candidates) {
    checkIndex(reference, referenceCount, 'Reference');
    checkIndex(prediction, predictionCount, 'Prediction');
    arena.doubles[scores + k] = score;
    arena.doubles[tious + k] = tiou;
    arena.integers[predictions + k] = prediction;
    arena.integers[references + k] = reference;
    k += 1;
  }
  const answer = kernels.matchCandidates(base, count, referenceCount, predictionCount) / 4;

  const matches: Match[] = [];
  for (const chosen of arena.integers.subarray(answer, answer + referenceCount)) {
    const candidate = candidates[chosen];
    if (candidate === undefined) continue;
    matches.push({ reference: candidate.reference, prediction: candidate.prediction, score: candidate.score });
  }
  return matches;
}
