import { tiou } from '../canonical/times';
import type { Shot, SoundEvent, Subshot } from '../canonical/units';
import type { CauseContext } from './context';

/** Units of both sides that have no counterpart, though they stand at the same time: each other, told badly. */
export interface Displaced<Unit> {
  readonly reference: Unit;
  readonly prediction: Unit;
}

/** Missed and unsupported units, paired where they share time; what is left over is missed or unsupported alone. */
export interface Unmatched<Unit> {
  readonly displaced: readonly Displaced<Unit>[];
  readonly missed: readonly Unit[];
  readonly unsupported: readonly Unit[];
}

const MOST_PAIRS = 1_000_000;

const known = new WeakMap<CauseContext, ReturnType<typeof computeUnmatched>>();

/** The unmatched units of a pair. */
export function unmatched(context: CauseContext) {
  const found = known.get(context) ?? computeUnmatched(context);
  known.set(context, found);
  return found;
}

function computeUnmatched({ reference, prediction, alignment }: CauseContext) {
  const { events, shots, subshots } = alignment;
  const told = new Set<Subshot>(subshots.recall.map((pair) => pair.target));
  const grounded = new Set<Subshot>(subshots.precision.map((pair) => pair.target));
  const inShots: Unmatched<Subshot>[] = shots.pairs.map((pair) =>
    pairUp(
      pair.reference.subshots.filter((subshot) => !told.has(subshot)),
      pair.prediction.subshots.filter((subshot) => !grounded.has(subshot)),
    ),
  );
  // A unit that was left out for its faults is there: what is missing is not it.
  const leftOut = new Set(prediction.dropped.map(({ track, id }) => `${track}:${id}`));
  const byClass = (dialogue: boolean): Unmatched<SoundEvent> =>
    pairUp(
      reference.events.filter(
        (event) => event.dialogue === dialogue && !events.toPrediction.has(event) && !leftOut.has(`event:${event.id}`),
      ),
      prediction.events.filter(
        (event) => event.dialogue === dialogue && !events.toReference.has(event) && event.definition !== 'repeat',
      ),
    );
  const cuts: Unmatched<Shot> = pairUp(
    reference.shots.filter((shot) => !shots.toPrediction.has(shot) && !leftOut.has(`shot:${shot.id}`)),
    prediction.shots.filter((shot) => !shots.toReference.has(shot) && shot.definition !== 'repeat'),
  );
  return { dialogues: byClass(true), sounds: byClass(false), shots: cuts, subshots: inShots };
}

/** Greedy by tIoU; of equal ones the first of the reference, then of the prediction. */
function pairUp<Unit extends { readonly start: number; readonly end: number }>(
  reference: readonly Unit[],
  prediction: readonly Unit[],
): Unmatched<Unit> {
  // A loop of thousands of units against thousands pairs up with nothing that a person would call the same.
  if (reference.length * prediction.length > MOST_PAIRS) {
    return { displaced: [], missed: reference, unsupported: prediction };
  }
  const candidates = reference.flatMap((one, i) =>
    prediction.flatMap((other, j) => {
      const score = tiou(one, other);
      return score > 0 ? [{ one, other, i, j, score }] : [];
    }),
  );
  candidates.sort((a, b) => b.score - a.score || a.i - b.i || a.j - b.j);
  const taken = new Set<Unit>();
  const displaced: Displaced<Unit>[] = [];
  for (const { one, other } of candidates) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    displaced.push({ reference: one, prediction: other });
  }
  return {
    displaced,
    missed: reference.filter((unit) => !taken.has(unit)),
    unsupported: prediction.filter((unit) => !taken.has(unit)),
  };
}
