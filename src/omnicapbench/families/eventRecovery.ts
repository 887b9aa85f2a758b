import { unitKey } from '../keys';
import { type ErrorFamily, NOT_APPLICABLE_FAMILY } from './family';
import { countUnmatched } from './unmatchedPlaces';

/** Events missed or unsupported, of both classes. @see contract §5 Error families */
export const eventRecovery: ErrorFamily = {
  id: 'event-recovery',
  title: 'Event recovery',
  definition: 'Events without a counterpart, of either document, over all events of both.',
  metrics: ['event_f1', 'event_tiou'],
  paper: { failed: 4218, percent: 36.2 },
  run: ({ evaluation, pair }) => {
    if (evaluation === undefined) return NOT_APPLICABLE_FAMILY;
    const { toPrediction, toReference } = evaluation.alignment.events;
    return countUnmatched(evaluation, pair, {
      units: ({ events }) => events,
      matched: { reference: toPrediction, prediction: toReference },
      keyOf: ({ id }) => unitKey('event', id),
      nameOf: ({ id }) => id,
    });
  },
};
