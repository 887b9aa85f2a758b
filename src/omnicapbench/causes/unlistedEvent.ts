import { TOLERANCE } from '../alignment/pairs';
import { intersection } from '../canonical/times';
import { unitKey } from '../keys';
import { referenceEdges } from '../metrics/evsa';
import type { CauseKind } from './cause';
import { links, missingEdges } from './links';
import { inTitle, listPlace, missingReports } from './missingLink';
import { list, named, say } from './sentence';

/** Seconds that an event may share with a shot that does not list it. @see contract §5 Warnings */
const ALLOWED = 0.1;
const MOST_PAIRS = 4_000_000;

/** An event that overlaps shots which do not list it, where the reference does not ask for it either. */
export const unlistedEvent: CauseKind = {
  kind: 'unlisted-event',
  find: (context) => {
    const { prediction, reference, alignment, evaluation } = context;
    // A loop of thousands of events and shots is no place to look for single links.
    if (prediction.events.length * prediction.shots.length > MOST_PAIRS) return [];
    // Without one link in the reference nothing is known about where events are heard.
    if (referenceEdges(reference).length === 0) return [];
    const asked = new Map(missingEdges(evaluation).map(({ event, shots }) => [event, new Set(shots)]));
    return prediction.events.flatMap((event) => {
      if (event.definition === 'repeat' || !alignment.events.toReference.has(event)) return [];
      const shots = prediction.shots.filter(
        (shot) =>
          shot.definition !== 'repeat' &&
          !links(shot, event) &&
          !asked.get(event)?.has(shot) &&
          intersection(event, shot) > ALLOWED + TOLERANCE,
      );
      const [first] = shots;
      if (first === undefined) return [];
      return [
        () => {
          const draft = context.draft();
          for (const shot of shots) draft.list(shot.node, 'active_events', event.id);
          const edits = draft.finish();
          const where = list(shots.map((shot) => named('shot', shot.id)));
          return {
            id: `unlisted-event:${event.id}`,
            kind: 'unlisted-event' as const,
            sentence: say`${named('event', event.id)} overlaps ${where} without being listed, and the reference does not list it there`,
            side: 'prediction' as const,
            place: context.place('prediction', listPlace(first)),
            units: [
              { side: 'prediction' as const, key: unitKey('event', event.id) },
              ...shots.map((shot) => ({ side: 'prediction' as const, key: unitKey('shot', shot.id) })),
            ],
            diagnostics: shots.flatMap((shot) => missingReports(context, event, shot)),
            fix: edits && { id: 'list-event', title: `Add ${event.id} to ${inTitle(shots)}`, edits },
            mend: edits,
          };
        },
      ];
    });
  },
};
