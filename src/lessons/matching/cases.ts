import type { Stretch } from '../ui/moveSpan';
import type { MatchingState, Unit } from './numbers';

const shots = (...spans: readonly Stretch[]): Unit[] => spans.map((span, index) => ({ id: `SHOT_${index + 1}`, span }));

/** One candidate is better than another and still comes to nothing. */
export const ORDINARY: MatchingState = {
  references: shots([0, 3], [3, 6.4], [6.4, 10]),
  predictions: shots([0, 5], [5, 7.6], [7.6, 10]),
  walked: 0,
};

/** A model that repeats itself: two shots alike. */
export const TIE: MatchingState = {
  references: shots([2, 8]),
  predictions: [
    { id: 'SHOT_9', span: [3, 8] },
    { id: 'SHOT_10', span: [3, 8] },
  ],
  walked: 0,
};

/** One cut, found too late: the first predicted shot overlaps the wrong reference shot most. */
export const LOSES: MatchingState = {
  references: shots([0, 2.4], [2.4, 10]),
  predictions: shots([0, 7.4], [7.4, 10]),
  walked: 0,
};

const idsOf = (units: readonly Unit[]): string => units.map(({ id }) => id).join();

/** Whether a state came from a case: by its ids and its reference, which only cases set. */
export function isCase(known: MatchingState, state: MatchingState): boolean {
  return (
    idsOf(known.predictions) === idsOf(state.predictions) &&
    JSON.stringify(known.references) === JSON.stringify(state.references)
  );
}
