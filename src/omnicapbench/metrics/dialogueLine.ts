import type { CanonicalDocument, SoundEvent } from '../canonical/units';
import { unitKey } from '../keys';
import { isDroppedDialogue } from './eventClass';
import { unmatchedUnits, untestable } from './excluded';
import { scoreInWords } from './formula';
import { meanMetric } from './mean';

const dialogues = ({ events }: CanonicalDocument): SoundEvent[] => events.filter((event) => event.dialogue);

/** dialogue_line. @see contract §5 */
export const dialogueLine = meanMetric({
  output: 'dialogue_line',
  title: 'Dialogue line',
  family: 'audio',
  subject: 'event',
  definition: 'How many of the words of matched lines are right: max(0, 1 − WER), averaged over the pairs.',
  unit: 'mean over matched lines',
  sources: [
    { kind: 'P', where: 'the name: "rule-based dialogue line structural score"' },
    { kind: 'C', where: 'the form, and the tokens words+cjk-chars' },
  ],
  parameters: ['dialogue_score', 'duration'],
  countInReference: (reference) => dialogues(reference).length,
  items: ({ alignment }) =>
    alignment.events.pairs
      .filter((pair) => pair.reference.dialogue)
      .map((pair) => ({ pair, amount: pair.score, of: 1 })),
  inWords: ({ pair: { reference, prediction }, amount }) => ({
    reference: unitKey('event', reference.id),
    prediction: unitKey('event', prediction.id),
    note: amount === 1 ? 'every word is right' : `1 − WER is ${scoreInWords(amount)}`,
  }),
  excluded: (evaluation) => {
    const { toPrediction, toReference } = evaluation.alignment.events;
    const matched = { reference: toPrediction, prediction: toReference };
    return [
      ...unmatchedUnits(evaluation, dialogues, matched, ({ id }) => unitKey('event', id)),
      ...untestable(evaluation, isDroppedDialogue),
    ];
  },
});
