import type { SoundEvent } from '../canonical/units';
import { unitKey } from '../keys';
import type { Edge } from '../metrics/evsa';
import type { Cause, CauseKind, Part } from './cause';
import { type CauseContext, eventItems, standsAt } from './context';
import { wrongEdges } from './links';
import { inTitle } from './missingLink';
import { list, named, say, seconds } from './sentence';

/** Links that time contradicts, all of one event at once. @see contract §3.3 link.disjoint */
export const disjointLink: CauseKind = {
  kind: 'disjoint-link',
  find: (context) =>
    wrongEdges(context.evaluation, ({ link }) => link.disjoint).map(
      ({ event, edges }) =>
        () =>
          causeOf(context, 'disjoint-link', event, edges, disjointSentence(event, edges)),
    ),
};

/** Links that the reference does not have, all of one event at once. */
export const wrongLink: CauseKind = {
  kind: 'wrong-link',
  find: (context) => {
    const { events, shots } = context.alignment;
    // An event or a shot without a counterpart is a cause of its own, and its links go with it.
    const between = ({ shot, link }: Edge): boolean =>
      !link.disjoint && link.event !== undefined && events.toReference.has(link.event) && shots.toReference.has(shot);
    return wrongEdges(context.evaluation, between).map(({ event, edges }) => () => {
      const where = list(edges.map(({ shot }) => named('shot', shot.id)));
      const lists = edges.length === 1 ? 'lists' : 'list';
      const sentence = say`${where} ${lists} ${named('event', event.id)}, which the reference does not hear there`;
      return causeOf(context, 'wrong-link', event, edges, sentence);
    });
  },
};

function disjointSentence(event: SoundEvent, edges: readonly Edge[]): Part[] {
  const time = `${seconds(event.start)}–${seconds(event.end)} s`;
  const [only] = edges;
  if (edges.length === 1 && only) {
    const { shot } = only;
    const lasts = `${seconds(shot.start)}–${seconds(shot.end)} s`;
    return say`${named('event', event.id)} (${time}) is linked to ${named('shot', shot.id)} (${lasts}): they never overlap`;
  }
  const where = list(edges.map(({ shot }) => named('shot', shot.id)));
  return say`${named('event', event.id)} (${time}) is linked to ${where}: it never overlaps them`;
}

function causeOf(
  context: CauseContext,
  kind: 'disjoint-link' | 'wrong-link',
  event: SoundEvent,
  edges: readonly Edge[],
  sentence: readonly Part[],
): Cause {
  const draft = context.draft();
  for (const { shot, link } of edges) draft.remove(...eventItems(shot, link.id));
  const edits = draft.finish();
  const title = `Remove ${event.id} from ${inTitle(edges.map(({ shot }) => shot))}`;
  return {
    id: `${kind}:${event.id}`,
    kind,
    sentence,
    side: 'prediction',
    place: context.place('prediction', edges[0]?.link.node ?? event.node),
    units: [
      { side: 'prediction', key: unitKey('event', event.id) },
      ...edges.map(({ shot }) => ({ side: 'prediction' as const, key: unitKey('shot', shot.id) })),
    ],
    diagnostics: edges.flatMap(({ link }) => context.reported(['link.disjoint'], standsAt(link.node))),
    fix: kind === 'disjoint-link' && edits ? { id: 'drop-disjoint', title, edits } : null,
    mend: edits,
  };
}
