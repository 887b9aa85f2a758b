import { type Pair, passes } from '../alignment/pairs';
import type { Side } from '../diagnostics';
import { scoreInWords, thresholdInWords } from './formula';
import type { Nearests } from './nearest';

/** How units of one kind find their counterparts, in the words of a note. */
export interface Matcher<Unit> {
  /** What a candidate is called: "shot". */
  noun(unit: Unit): string;
  /** What the score is called: "tIoU". */
  readonly measure: string;
  readonly threshold: number;
  /** What no candidate does when nothing scores above 0: "overlaps it". */
  readonly touch: string;
  /** Whether the other unit may be a candidate at all: one class, one type. */
  isLike(unit: Unit, other: Unit): boolean;
  nearest(targets: readonly Unit[], others: readonly Unit[], side: Side): Nearests<Unit>;
}

/** What an unmatched unit is called: missed by the prediction, or unsupported by the reference. */
export const FATE: Readonly<Record<Side, string>> = { reference: 'missed', prediction: 'unsupported' };

/** The other document. */
export function otherSide(side: Side): Side {
  return side === 'reference' ? 'prediction' : 'reference';
}

/**
 * Why each unmatched unit is without a counterpart: nothing there, nothing near, the nearest too far, or taken.
 * @returns one sentence per target
 */
export function whyUnmatched<Unit extends { readonly id: string }>(
  targets: readonly Unit[],
  others: readonly Unit[],
  side: Side,
  pairs: readonly Pair<Unit>[],
  matcher: Matcher<Unit>,
): readonly string[] {
  const other = otherSide(side);
  const nearests = matcher.nearest(targets, others, side);
  const taken = new Map(pairs.map((pair) => [pair[other], pair]));
  return targets.map((target, index) => {
    const nearest = nearests[index];
    if (nearest === undefined) {
      const none = others.some((unit) => matcher.isLike(target, unit))
        ? `no ${matcher.noun(target)} of the ${other} ${matcher.touch}`
        : `the ${other} has no ${matcher.noun(target)}`;
      return `${FATE[side]}: ${none}`;
    }
    const { unit, score } = nearest;
    const found = `${FATE[side]}: nearest is ${unit.id} with ${matcher.measure} ${scoreInWords(score)}`;
    const pair = taken.get(unit);
    if (pair === undefined || !passes(score, matcher.threshold)) {
      return `${found}, below ${thresholdInWords(matcher.threshold)}`;
    }
    return `${found}, taken by ${pair[side].id} (${scoreInWords(pair.score)})`;
  });
}
