import type { Kernels } from '../../kernel/kernels';
import { compareUnits, inTieOrder } from '../../omnicapbench/alignment/order';
import { passes } from '../../omnicapbench/alignment/pairs';
import { DEFAULT_SETTINGS } from '../../omnicapbench/settings';
import { entity, printCaption, shot, sound } from '../caption';
import type { LessonPair } from '../lesson';
import type { Stretch } from '../ui/moveSpan';

/** The clip's length in seconds. */
export const CLIP = 10;

/** A shot of one side. */
export interface Unit {
  readonly id: string;
  readonly span: Stretch;
}

export interface MatchingState {
  readonly references: readonly Unit[];
  readonly predictions: readonly Unit[];
  /** How many candidates have been walked; more than there are is all of them. */
  readonly walked: number;
}

/** More than any list of this lesson. */
export const ALL = 99;

/** A pair that may be matched, and what becomes of it when the list is walked from the top. */
export interface Candidate {
  /** Positions in the state's lists. */
  readonly reference: number;
  readonly prediction: number;
  readonly score: number;
  /** The same score as the one before or after it. */
  readonly tied: boolean;
  readonly fate: 'taken' | 'reference-gone' | 'prediction-gone' | 'both-gone';
}

interface Placed {
  readonly id: string;
  /** In the state's list. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

const placed = (units: readonly Unit[]): Placed[] =>
  inTieOrder(units.map(({ id, span: [start, end] }, index) => ({ id, index, start, end })));

const spansOf = (units: readonly Placed[]) => ({
  starts: Float64Array.from(units, ({ start }) => start),
  ends: Float64Array.from(units, ({ end }) => end),
});

/** All pairs with enough tIoU, in the order in which they are walked, each with its fate. @see contract §4 */
export function walkCandidates({ references, predictions }: MatchingState, kernels: Kernels): readonly Candidate[] {
  const r = placed(references);
  const p = placed(predictions);
  const scores = kernels.tiouMatrix(spansOf(r), spansOf(p));
  const candidates = r
    .flatMap((reference, row) =>
      p.map((prediction, column) => ({ reference, prediction, score: scores[row * p.length + column] ?? 0 })),
    )
    .filter(({ score }) => passes(score, DEFAULT_SETTINGS.shot_tiou))
    .sort(
      (a, b) => b.score - a.score || compareUnits(a.prediction, b.prediction) || compareUnits(a.reference, b.reference),
    );
  const goneReferences = new Set<number>();
  const gonePredictions = new Set<number>();
  return candidates.map(({ reference, prediction, score }, position): Candidate => {
    const noReference = goneReferences.has(reference.index);
    const noPrediction = gonePredictions.has(prediction.index);
    const fate = noReference
      ? noPrediction
        ? 'both-gone'
        : 'reference-gone'
      : noPrediction
        ? 'prediction-gone'
        : 'taken';
    if (fate === 'taken') {
      goneReferences.add(reference.index);
      gonePredictions.add(prediction.index);
    }
    const tied = [candidates[position - 1], candidates[position + 1]].some((other) => other?.score === score);
    return { reference: reference.index, prediction: prediction.index, score, tied, fate };
  });
}

/** Pairs by position, and what their scores add up to. */
export interface Assignment {
  readonly pairs: readonly (readonly [reference: number, prediction: number, score: number])[];
  readonly total: number;
}

/** What the scorer does: the matches come from the kernel. */
export function greedyAssignment({ references, predictions }: MatchingState, kernels: Kernels): Assignment {
  const r = placed(references);
  const p = placed(predictions);
  const matches = kernels.matchIntervals(spansOf(r), spansOf(p), DEFAULT_SETTINGS.shot_tiou);
  return assignmentOf(
    matches.map((match) => [r[match.reference]?.index ?? 0, p[match.prediction]?.index ?? 0, match.score] as const),
  );
}

/**
 * The one-to-one choice of candidates whose scores add up to the most, found by trying all; of equal sums the one with
 * more pairs. For comparison only: no part of the score.
 */
export function bestAssignment(candidates: readonly Candidate[]): Assignment {
  const [first, ...rest] = candidates;
  if (!first) return assignmentOf([]);
  const without = bestAssignment(rest);
  const others = bestAssignment(
    rest.filter(({ reference, prediction }) => reference !== first.reference && prediction !== first.prediction),
  );
  const having = assignmentOf([[first.reference, first.prediction, first.score], ...others.pairs]);
  return having.total > without.total || (having.total === without.total && having.pairs.length > without.pairs.length)
    ? having
    : without;
}

/** What a walk has taken when it has come so far. */
export function takenSoFar(walked: readonly Candidate[]): Assignment {
  const taken = walked.filter(({ fate }) => fate === 'taken');
  return assignmentOf(taken.map(({ reference, prediction, score }) => [reference, prediction, score] as const));
}

function assignmentOf(pairs: Assignment['pairs']): Assignment {
  const inOrder = [...pairs].sort(([a], [b]) => a - b);
  return { pairs: inOrder, total: inOrder.reduce((sum, [, , score]) => sum + score, 0) };
}

/** The shots as documents. A sound lasts through the clip, so that its length is known and no shot is cut off. */
export function matchingPair({ references, predictions }: MatchingState): LessonPair {
  const text = (units: readonly Unit[]): string =>
    printCaption({
      references: [entity('SCENE_1', 'scene', 'Harbour at dawn, cranes and wet stone')],
      events: [sound('MUSIC_1', [0, CLIP], 'Low strings')],
      shots: units.map(({ id, span }) => shot(id, span, { events: ['MUSIC_1'], references: ['SCENE_1'] })),
    });
  return { reference: text(references), prediction: text(predictions) };
}
