import type { Candidate, Intervals, Match } from '../kernels';
import { tiou } from './tiou';

/** The total order of candidates. */
function compare(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.prediction - b.prediction || b.tiou - a.tiou || a.reference - b.reference;
}

/**
 * Greedy one-to-one: sort, walk, take a pair when both ends are free. In reference order.
 * @see contract §4 Greedy one-to-one
 */
export function matchCandidates(candidates: readonly Candidate[]): readonly Match[] {
  const references = new Set<number>();
  const predictions = new Set<number>();
  const matches: Match[] = [];
  for (const { reference, prediction, score } of [...candidates].sort(compare)) {
    if (references.has(reference) || predictions.has(prediction)) continue;
    references.add(reference);
    predictions.add(prediction);
    matches.push({ reference, prediction, score });
  }
  return matches.sort((a, b) => a.reference - b.reference);
}

/** All pairs with tIoU > 0 and >= threshold - 1e-9. */
export function intervalCandidates(reference: Intervals, prediction: Intervals, threshold: number): Candidate[] {
  const candidates: Candidate[] = [];
  reference.starts.forEach((start, r) => {
    prediction.starts.forEach((otherStart, p) => {
      const score = tiou(start, reference.ends[r] ?? 0, otherStart, prediction.ends[p] ?? 0);
      if (score > 0 && score >= threshold - 1e-9) candidates.push({ reference: r, prediction: p, score, tiou: score });
    });
  });
  return candidates;
}

/** The three stages of the fused kernel, one after the other. */
export function matchIntervals(reference: Intervals, prediction: Intervals, threshold: number): readonly Match[] {
  return matchCandidates(intervalCandidates(reference, prediction, threshold));
}
