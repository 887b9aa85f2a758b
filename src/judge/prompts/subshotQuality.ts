import { MAP_RULES } from './context';
import { COVERAGE_COUNTS, COVERAGE_IGNORES, SCORE_ANSWER, writeInstructions } from './instructions';
import { SUBSHOT_FIELDS, SUBSHOTS_SHOWN, subshotItems } from './subshotItems';
import type { Task } from './task';

const SYSTEM = writeInstructions({
  role: 'You measure how much of what one caption tells about a moment of a video clip is covered by another caption of the same clip.',
  shown: SUBSHOTS_SHOWN,
  counts: [
    'Facts of a subshot: who acts; what is done; to what or to whom, with what; in which manner, direction and order; where; with which visible result.',
    'The candidates count together: a fact is covered when any one of them covers it.',
    'The same action by another entity does not cover who acts, and what is done to another object does not cover the object.',
    ...COVERAGE_COUNTS,
    ...MAP_RULES,
  ],
  ignored: [
    'Times and ids as such: they are for orientation.',
    'What is known of an entity from <same_entities> alone: it is no fact of the target.',
    ...COVERAGE_IGNORES,
  ],
  answer: SCORE_ANSWER,
});

/** How well matched actions are told, asked of both sides. @see contract §7 */
export const subshotQuality: Task = {
  id: 'subshot-quality',
  title: 'Subshot quality',
  question: 'How much of an action’s facts do the candidates together cover?',
  fields: SUBSHOT_FIELDS,
  answer: 'score',
  items: (material) =>
    subshotItems(material, {
      task: 'subshot-quality',
      answer: 'score',
      system: SYSTEM,
      asks: ({ matched }) => matched,
    }),
};
