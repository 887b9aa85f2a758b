import { unitKey } from '../keys';
import { trajectoryNotes, trajectoryOverlaps } from '../metrics/ccc';
import { type ErrorFamily, NOT_APPLICABLE_FAMILY } from './family';

/** References whose trajectory is not the same in both documents. @see contract §5 Error families */
export const identityDrift: ErrorFamily = {
  id: 'identity-drift',
  title: 'Identity drift',
  definition: 'References that do not appear in just the same shots in both documents, over the references of CCC.',
  metrics: ['ccc'],
  paper: { failed: 2656, percent: 65.2 },
  run: ({ evaluation, pair }) => {
    if (evaluation === undefined) return NOT_APPLICABLE_FAMILY;
    const overlaps = trajectoryOverlaps(evaluation);
    const noteOf = trajectoryNotes(evaluation);
    const drifting = overlaps.filter(({ amount, of }) => amount < of);
    return {
      failed: drifting.length,
      applicable: overlaps.length,
      places: drifting.map((overlap) => ({
        side: 'reference',
        unit: unitKey('reference', overlap.entity.id),
        place: pair.reference.findings.extent(overlap.entity.node),
        note: `${overlap.entity.id}: ${noteOf(overlap)}`,
      })),
    };
  },
};
