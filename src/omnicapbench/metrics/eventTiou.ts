import { tiou } from '../canonical/times';
import { unitKey } from '../keys';
import { unmatchedUnits, untestable } from './excluded';
import { scoreInWords } from './formula';
import { meanMetric } from './mean';

/** event_tiou. @see contract §5 */
export const eventTiou = meanMetric({
  output: 'event_tiou',
  title: 'Events tIoU',
  family: 'audio',
  subject: 'event',
  definition: 'How well the times of matched events of both classes agree.',
  unit: 'mean over matched events',
  sources: [{ kind: 'C', where: 'over both classes' }],
  parameters: ['dialogue_score', 'event_tiou', 'duration'],
  countInReference: (reference) => reference.events.length,
  items: ({ alignment }) =>
    alignment.events.pairs.map((pair) => ({ pair, amount: tiou(pair.reference, pair.prediction), of: 1 })),
  inWords: ({ pair: { reference, prediction }, amount }) => ({
    reference: unitKey('event', reference.id),
    prediction: unitKey('event', prediction.id),
    note: `tIoU ${scoreInWords(amount)}${reference.dialogue ? '; matched by its words' : ''}`,
  }),
  excluded: (evaluation) => {
    const { toPrediction, toReference } = evaluation.alignment.events;
    const matched = { reference: toPrediction, prediction: toReference };
    return [
      ...unmatchedUnits(
        evaluation,
        ({ events }) => events,
        matched,
        ({ id }) => unitKey('event', id),
      ),
      ...untestable(evaluation, ({ track }) => track === 'event'),
    ];
  },
});
