import { field } from '../../json/tree';
import { overlaps } from '../canonical/times';
import type { Shot, SoundEvent } from '../canonical/units';
import { unitKey } from '../keys';
import type { CauseKind, Part } from './cause';
import { type CauseContext, standsAt } from './context';
import { standsFor } from './dangling';
import { links, missingEdges } from './links';
import { list, named, say } from './sentence';

/** An event that the reference hears in shots which do not list it; all shots of one event at once. */
export const missingLink: CauseKind = {
  kind: 'missing-link',
  find: (context) =>
    missingEdges(context.evaluation).flatMap(({ event, shots }) => {
      // A link that time contradicts would earn nothing: there the times are what is wrong.
      const heard = shots.filter(
        (shot) => overlaps(shot, event) && !standsFor(context.dangling, field(shot.node, 'active_events'), event.id),
      );
      const [first] = heard;
      return first === undefined ? [] : [() => causeOf(context, event, heard, first)];
    }),
};

function causeOf(context: CauseContext, event: SoundEvent, shots: readonly Shot[], first: Shot) {
  const draft = context.draft();
  for (const shot of shots) draft.list(shot.node, 'active_events', event.id);
  const edits = draft.finish();
  const unlisted = !context.prediction.shots.some((shot) => links(shot, event));
  return {
    id: `missing-link:${event.id}`,
    kind: 'missing-link' as const,
    sentence: sentenceOf(event, shots, unlisted),
    side: 'prediction' as const,
    place: context.place('prediction', listPlace(first)),
    units: [
      { side: 'prediction' as const, key: unitKey('event', event.id) },
      ...shots.map((shot) => ({ side: 'prediction' as const, key: unitKey('shot', shot.id) })),
    ],
    diagnostics: [
      ...shots.flatMap((shot) => missingReports(context, event, shot)),
      ...(unlisted
        ? context.reported(['link.unlinked-event'], standsAt(field(event.node, 'event_id') ?? event.node))
        : []),
    ],
    fix: edits && { id: 'list-event', title: `Add ${event.id} to ${inTitle(shots)}`, edits },
    mend: edits,
  };
}

function sentenceOf(event: SoundEvent, shots: readonly Shot[], unlisted: boolean): Part[] {
  const where = list(shots.map((shot) => named('shot', shot.id)));
  const what = named('event', event.id);
  if (unlisted) return say`${what} sounds in ${where}, but no shot lists it`;
  if (shots.length === 1) return say`${what} sounds in ${where}, which does not list it`;
  return say`${what} sounds through ${where}, but ${shots.length === 2 ? 'neither' : 'none of them'} lists it`;
}

/** Where an event would be listed. */
export function listPlace(shot: Shot) {
  return field(shot.node, 'active_events') ?? shot.node;
}

/** The warnings that a shot does not list an event; only their words tell the event. */
export function missingReports(context: CauseContext, event: SoundEvent, shot: Shot) {
  return context.reported(
    ['link.missing-active-event'],
    ({ offset, message }) => offset === listPlace(shot).start && message.startsWith(`${event.id} `),
  );
}

/** "SHOT_4 and SHOT_5" for a button. */
export function inTitle(shots: readonly Shot[]): string {
  return list(shots.map((shot) => named('shot', shot.id)))
    .map((part) => part.text)
    .join('');
}
