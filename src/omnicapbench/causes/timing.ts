import { field } from '../../json/tree';
import { tiou } from '../canonical/times';
import type { Shot, SoundEvent } from '../canonical/units';
import { unitKey } from '../keys';
import type { Cause, CauseKind } from './cause';
import { type CauseContext, standsAt } from './context';
import { unmatched } from './displaced';
import { named, say, seconds } from './sentence';

/** Matched units whose times agree less than this are told of. */
const GOOD = 0.9;

/** A shot or an event at other times than the reference's, so far off that it has no counterpart, or nearly right. */
export const timing: CauseKind = {
  kind: 'timing',
  find: (context) => {
    const { events, shots } = context.alignment;
    const lost = unmatched(context);
    return [
      ...lost.shots.displaced.map(
        ({ reference, prediction }) =>
          () =>
            causeOf(context, 'shot', reference, prediction),
      ),
      ...lost.sounds.displaced.map(
        ({ reference, prediction }) =>
          () =>
            causeOf(context, 'event', reference, prediction),
      ),
      ...shots.pairs.filter(isOff).map(
        ({ reference, prediction }) =>
          () =>
            causeOf(context, 'shot', reference, prediction),
      ),
      ...events.pairs.filter(isOff).map(
        ({ reference, prediction }) =>
          () =>
            causeOf(context, 'event', reference, prediction),
      ),
    ];
  },
};

function isOff({
  reference,
  prediction,
}: {
  readonly reference: Shot | SoundEvent;
  readonly prediction: Shot | SoundEvent;
}) {
  return tiou(reference, prediction) < GOOD;
}

function causeOf<Unit extends Shot | SoundEvent>(
  context: CauseContext,
  track: 'shot' | 'event',
  reference: Unit,
  prediction: Unit,
): Cause {
  const node = field(prediction.node, 'time_range');
  const draft = context.draft();
  if (node) draft.replace(node, [reference.start, reference.end]);
  const ours = `${seconds(reference.start)}–${seconds(reference.end)} s`;
  const theirs = `${seconds(prediction.start)}–${seconds(prediction.end)} s`;
  const verb = track === 'shot' ? 'runs' : 'is heard';
  return {
    id: `timing:${unitKey(track, prediction.id)}`,
    kind: 'timing',
    sentence: say`${named(track, prediction.id)} ${verb} ${theirs}, in the reference ${ours}`,
    side: 'prediction',
    place: context.place('prediction', node ?? prediction.node),
    units: [
      { side: 'prediction', key: unitKey(track, prediction.id) },
      { side: 'reference', key: unitKey(track, reference.id) },
    ],
    diagnostics: node
      ? context.reported(
          ['time.shot-overlap', 'time.shot-gap', 'time.out-of-range', 'time.zero-length'],
          standsAt(node),
        )
      : [],
    fix: null,
    mend: draft.finish(),
  };
}
