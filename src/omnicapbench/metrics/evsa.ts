import type { CanonicalDocument, EventLink, Shot } from '../canonical/units';
import type { Evaluation } from '../evaluation';
import type { Settings } from '../settings';
import type { GraphMetric } from './metric';
import { fromDirections, ratio, tripleIds, tripleValues } from './ratio';

/** One claim that an event is heard in a shot. */
export interface Edge {
  readonly shot: Shot;
  readonly link: EventLink;
}

/** All claims of a document, in the order of its shots and lists. */
export function edgesOf(document: CanonicalDocument): Edge[] {
  return document.shots.flatMap((shot) => shot.events.map((link) => ({ shot, link })));
}

/** The edges of the reference: its links to defined events, disjoint ones aside. */
export function referenceEdges(reference: CanonicalDocument): Edge[] {
  return edgesOf(reference).filter(({ link }) => link.event !== undefined && !link.disjoint);
}

/** Whether a predicted edge carries over to an edge of the reference. @see contract §5 EVSA */
export function isCorrectEdge({ shot, link }: Edge, { events, shots }: Evaluation['alignment']): boolean {
  if (link.event === undefined || link.disjoint) return false;
  const event = events.toReference.get(link.event);
  const mapped = shots.toReference.get(shot);
  return mapped?.events.some((other) => other.event !== undefined && other.event === event && !other.disjoint) ?? false;
}

/** Whether a predicted edge counts in precision, by the convention. @see contract §5 EVSA */
export function isInScope(
  { shot, link }: Edge,
  convention: Settings['evsa'],
  { events, shots }: Evaluation['alignment'],
): boolean {
  if (convention === 'all') return true;
  const eventMatched = link.event !== undefined && events.toReference.has(link.event);
  return eventMatched && (convention === 'event' || shots.toReference.has(shot));
}

/** evsa_precision, _recall, _f1. @see contract §5 EVSA */
export const evsa: GraphMetric = {
  kind: 'graph',
  id: 'evsa',
  title: 'EVSA',
  family: 'audio-visual',
  subject: 'link',
  outputs: tripleIds('evsa'),
  definition:
    'Event-shot association: of the links that say which event is heard in which shot, how many are right. F1 is the harmonic mean of precision and recall.',
  unit: 'harmonic mean over event-shot links',
  sources: [
    { kind: 'P', where: 'case study B.4.2, whose six published F1 it reproduces' },
    { kind: 'T', where: "the scope of precision: Table A.8's denominator is the number of matched events" },
  ],
  parameters: ['evsa', 'dialogue_score', 'event_tiou', 'shot_tiou', 'duration'],
  compute: ({ reference, prediction, alignment, settings }) => {
    const edges = edgesOf(prediction);
    const correct = edges.filter((edge) => isCorrectEdge(edge, alignment)).length;
    const inScope = edges.filter((edge) => isInScope(edge, settings.evsa, alignment)).length;
    const recall = ratio(correct, referenceEdges(reference).length);
    return tripleValues('evsa', fromDirections(ratio(correct, inScope), recall));
  },
  countInReference: (reference) => referenceEdges(reference).length,
};
