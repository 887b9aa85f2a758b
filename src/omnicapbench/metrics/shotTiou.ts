import { tiou } from '../canonical/times';
import { unitKey } from '../keys';
import { unmatchedUnits, untestable } from './excluded';
import { scoreInWords } from './formula';
import { meanMetric } from './mean';

/** shot_tiou. @see contract §5 */
export const shotTiou = meanMetric({
  output: 'shot_tiou',
  title: 'Shots tIoU',
  family: 'visual',
  subject: 'shot',
  definition:
    'How well the times of matched shots agree: shared seconds over covered seconds, averaged over the pairs.',
  unit: 'mean over matched shots',
  sources: [{ kind: 'P', where: 'section 3.2' }],
  parameters: ['shot_tiou', 'duration'],
  countInReference: (reference) => reference.shots.length,
  items: ({ alignment }) =>
    alignment.shots.pairs.map((pair) => ({ pair, amount: tiou(pair.reference, pair.prediction), of: 1 })),
  inWords: ({ pair: { reference, prediction }, amount }) => ({
    reference: unitKey('shot', reference.id),
    prediction: unitKey('shot', prediction.id),
    note: `tIoU ${scoreInWords(amount)}`,
  }),
  excluded: (evaluation) => {
    const { toPrediction, toReference } = evaluation.alignment.shots;
    const matched = { reference: toPrediction, prediction: toReference };
    return [
      ...unmatchedUnits(
        evaluation,
        ({ shots }) => shots,
        matched,
        ({ id }) => unitKey('shot', id),
      ),
      ...untestable(evaluation, ({ track }) => track === 'shot'),
    ];
  },
});
