import { unitKey } from '../keys';
import { edgeNotes } from '../metrics/edgeNotes';
import { type Edge, edgesOf, isCorrectEdge, isCoveredEdge, referenceEdges } from '../metrics/evsa';
import { type ErrorFamily, type FamilyPlace, NOT_APPLICABLE_FAMILY } from './family';

/** Matched events with a missing or wrong edge. @see contract §5 Error families */
export const eventShotLink: ErrorFamily = {
  id: 'event-shot-link',
  title: 'Event-shot link',
  definition: 'Matched events that lack a link to a shot or have a wrong one, over all matched events.',
  metrics: ['evsa_f1'],
  paper: { failed: 1654, percent: 44.5 },
  run: ({ evaluation, pair }) => {
    if (evaluation === undefined) return NOT_APPLICABLE_FAMILY;
    const { alignment, reference, prediction } = evaluation;
    const { toPrediction, toReference, pairs } = alignment.events;
    const notes = edgeNotes(evaluation);
    const missing = referenceEdges(reference).filter(
      (edge) => edge.link.event && toPrediction.has(edge.link.event) && !isCoveredEdge(edge, alignment),
    );
    const wrong = edgesOf(prediction).filter(
      (edge) => edge.link.event && toReference.has(edge.link.event) && !isCorrectEdge(edge, alignment),
    );
    const failing = new Set([
      ...missing.flatMap(({ link }) => link.event ?? []),
      ...wrong.flatMap(({ link }) => (link.event && toReference.get(link.event)) ?? []),
    ]);
    const place = (side: 'reference' | 'prediction', edge: Edge, note: string): FamilyPlace => ({
      side,
      unit: edge.link.event ? unitKey('event', edge.link.event.id) : null,
      place: pair[side].findings.extent(edge.link.node),
      note,
    });
    return {
      failed: failing.size,
      applicable: pairs.length,
      places: [
        ...missing.map((edge) => place('reference', edge, notes.missing(edge))),
        ...wrong.map((edge) => place('prediction', edge, notes.wrong(edge))),
      ],
    };
  },
};
