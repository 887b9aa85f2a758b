import type { GraphMetric } from './metric';
import { mean } from './ratio';

/** dialogue_line. @see contract §5 */
export const dialogueLine: GraphMetric = {
  kind: 'graph',
  id: 'dialogue_line',
  title: 'Dialogue line',
  family: 'audio',
  subject: 'event',
  outputs: ['dialogue_line'],
  definition: 'How many of the words of matched lines are right: max(0, 1 − WER), averaged over the pairs.',
  unit: 'mean over matched lines',
  sources: [
    { kind: 'P', where: 'the name: "rule-based dialogue line structural score"' },
    { kind: 'C', where: 'the form, and the tokens words+cjk-chars' },
  ],
  parameters: ['dialogue_score'],
  compute: ({ alignment }) => ({
    dialogue_line: mean(alignment.events.pairs.filter((pair) => pair.reference.dialogue).map((pair) => pair.score)),
  }),
  countInReference: (reference) => reference.events.filter((event) => event.dialogue).length,
};
