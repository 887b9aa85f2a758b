import { unitKey } from '../keys';
import { type ErrorFamily, NOT_APPLICABLE_FAMILY } from './family';
import { countUnmatched } from './unmatchedPlaces';

/** References missed or unsupported. @see contract §5 Error families */
export const referenceRecovery: ErrorFamily = {
  id: 'reference-recovery',
  title: 'Reference recovery',
  definition: 'References without a counterpart, of either document, over all references of both.',
  metrics: ['ref_f1'],
  paper: { failed: 3778, percent: 31.7 },
  run: ({ evaluation, pair }) => {
    if (evaluation === undefined) return NOT_APPLICABLE_FAMILY;
    const { toPrediction, toReference } = evaluation.alignment.references;
    return countUnmatched(evaluation, pair, {
      units: ({ references }) => references,
      matched: { reference: toPrediction, prediction: toReference },
      keyOf: ({ id }) => unitKey('reference', id),
      nameOf: ({ id }) => id,
    });
  },
};
