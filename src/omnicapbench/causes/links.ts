import type { EventLink, Shot, SoundEvent } from '../canonical/units';
import type { Evaluation } from '../evaluation';
import { type Edge, edgesOf, isCorrectEdge, referenceEdges } from '../metrics/evsa';

/** An event of the prediction with some of its links or shots, in order of time. */
export interface EventShots {
  readonly event: SoundEvent;
  readonly shots: readonly Shot[];
}

/** Edges of the reference whose ends have counterparts that are not linked, by predicted event. */
export function missingEdges({ reference, alignment: { events, shots } }: Evaluation): EventShots[] {
  const found = new Map<SoundEvent, Shot[]>();
  for (const { shot, link } of referenceEdges(reference)) {
    const event = link.event && events.toPrediction.get(link.event);
    const mapped = shots.toPrediction.get(shot);
    if (event === undefined || mapped === undefined || links(mapped, event)) continue;
    found.set(event, [...(found.get(event) ?? []), mapped]);
  }
  return [...found].map(([event, where]) => ({ event, shots: where.sort((a, b) => a.start - b.start) }));
}

/** Edges of the prediction that are not right, by event. */
export function wrongEdges(
  { prediction, alignment }: Evaluation,
  test: (edge: Edge) => boolean,
): { readonly event: SoundEvent; readonly edges: readonly Edge[] }[] {
  const found = new Map<SoundEvent, Edge[]>();
  for (const edge of edgesOf(prediction)) {
    const { event } = edge.link;
    if (event === undefined || isCorrectEdge(edge, alignment) || !test(edge)) continue;
    found.set(event, [...(found.get(event) ?? []), edge]);
  }
  return [...found].map(([event, edges]) => ({ event, edges }));
}

/** Whether a shot lists an event. */
export function links(shot: Shot, event: SoundEvent): boolean {
  return shot.events.some((link: EventLink) => link.event === event);
}
