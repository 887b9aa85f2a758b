import type { Match } from '../../kernel/kernels';
import { compareUnits, type Ordered } from './order';

/** A unit of the reference and its counterpart in the prediction. */
export interface Pair<Unit> {
  readonly reference: Unit;
  readonly prediction: Unit;
  /** (0, 1] */
  readonly score: number;
}

/** A one-to-one matching, readable from either side. */
export interface Matching<Unit> {
  /** By reference start, then id, then index. */
  readonly pairs: readonly Pair<Unit>[];
  /** reference unit -> predicted unit */
  readonly toPrediction: ReadonlyMap<Unit, Unit>;
  /** predicted unit -> reference unit */
  readonly toReference: ReadonlyMap<Unit, Unit>;
}

/** Indexes pairs by both of their ends. */
export function matchingOf<Unit extends Ordered>(pairs: readonly Pair<Unit>[]): Matching<Unit> {
  return {
    pairs: [...pairs].sort((a, b) => compareUnits(a.reference, b.reference)),
    toPrediction: new Map(pairs.map((pair) => [pair.reference, pair.prediction])),
    toReference: new Map(pairs.map((pair) => [pair.prediction, pair.reference])),
  };
}

/** Turns a kernel's index pairs back into units. */
export function pairsOf<Unit>(
  matches: readonly Match[],
  reference: readonly Unit[],
  prediction: readonly Unit[],
): Pair<Unit>[] {
  return matches.flatMap((match) => {
    const r = reference[match.reference];
    const p = prediction[match.prediction];
    return r === undefined || p === undefined ? [] : [{ reference: r, prediction: p, score: match.score }];
  });
}

/** The tolerance that absorbs binary rounding at every threshold. @see contract §4 */
export const TOLERANCE = 1e-9;

/** Whether a score is good enough to be a candidate. @see contract §4 Greedy one-to-one */
export function passes(score: number, threshold: number): boolean {
  return score > 0 && score >= threshold - TOLERANCE;
}
