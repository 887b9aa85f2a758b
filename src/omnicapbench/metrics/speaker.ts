import type { Speaker } from '../canonical/units';
import type { Evaluation } from '../evaluation';
import type { GraphMetric } from './metric';
import { fromCounts, tripleIds, tripleValues } from './ratio';

/** Whether a matched line is given to the right speaker. @see contract §5 speaker */
export function isRightSpeaker(
  reference: Speaker | undefined,
  prediction: Speaker | undefined,
  { references }: Evaluation['alignment'],
): boolean {
  if (reference?.kind === 'reference' && prediction?.kind === 'reference') {
    return references.toPrediction.get(reference.entity) === prediction.entity;
  }
  return reference?.kind === 'label' && prediction?.kind === 'label' && reference.label === prediction.label;
}

/** speaker_precision, _recall, _f1. @see contract §5 */
export const speaker: GraphMetric = {
  kind: 'graph',
  id: 'speaker',
  title: 'Speaker',
  family: 'audio',
  subject: 'event',
  outputs: tripleIds('speaker'),
  definition:
    'Of the matched lines, how many are given to the right speaker: the matched reference, or an equal label such as NARRATOR.',
  unit: 'matched lines that name a speaker',
  sources: [
    { kind: 'P', where: 'in words, section 3.2' },
    { kind: 'C', where: 'the form' },
    {
      kind: 'T',
      where: 'the paper prints one number under Speaker and Dialogue; compare its column with Dialogue line',
    },
  ],
  parameters: ['dialogue_score', 'ref_matcher', 'ref_threshold', 'ref_map'],
  compute: ({ alignment }) => {
    const lines = alignment.events.pairs.filter((pair) => pair.reference.dialogue);
    const correct = lines.filter((pair) =>
      isRightSpeaker(pair.reference.speaker, pair.prediction.speaker, alignment),
    ).length;
    const predicted = lines.filter((pair) => pair.prediction.speaker !== undefined).length;
    const named = lines.filter((pair) => pair.reference.speaker !== undefined).length;
    return tripleValues('speaker', fromCounts(correct, predicted, named));
  },
  countInReference: (reference) => reference.events.filter((event) => event.speaker !== undefined).length,
};
