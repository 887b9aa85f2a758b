import { MAP_RULES } from './context';
import { MATCH_ANSWER, writeInstructions } from './instructions';
import { SUBSHOT_FIELDS, SUBSHOTS_SHOWN, subshotItems } from './subshotItems';
import type { Task } from './task';

const SYSTEM = writeInstructions({
  role: 'You decide whether an action that one caption of a video clip tells is also told by another caption of the same clip.',
  shown: SUBSHOTS_SHOWN,
  counts: [
    'A candidate matches when it tells the same action by the same entity; where the action has an object or a receiver, it is the same one.',
    'Other words, another level of detail, and further actions beside the shared one are fine. One matching candidate is enough.',
    'Where the target tells several actions, its main one decides. Where it tells none, the same state of the same entity decides.',
    ...MAP_RULES,
  ],
  ignored: [
    'The same entity doing something else, the same action by somebody else, or the same place alone: no match.',
    'Times: all candidates are near the target. Nearness is no match, and a small difference is no fault.',
    'Length, style, and missing details of looks or surroundings.',
  ],
  answer: MATCH_ANSWER,
});

/** Whether an action has a counterpart on the other side, asked of both sides. @see contract §7 */
export const subshotMatch: Task = {
  id: 'subshot-match',
  title: 'Subshot match',
  question: 'Does at least one candidate tell the same action by the same entity?',
  fields: SUBSHOT_FIELDS,
  answer: 'match',
  items: (material) =>
    subshotItems(material, { task: 'subshot-match', answer: 'match', system: SYSTEM, asks: () => true }),
};
