import type { JudgedEvent, JudgedPair } from '../../omnicapbench/material';
import { type Context, contextOf, MAP_RULES, MAP_SHOWN } from './context';
import { COVERAGE_COUNTS, COVERAGE_IGNORES, SCORE_ANSWER, writeInstructions } from './instructions';
import { quoted } from './quote';
import type { Item, Task } from './task';

const SYSTEM = writeInstructions({
  role: 'You measure how much of one description of a sound another one covers. Both come from captions of the same video clip and stand at the same time of it. Speech is never among them.',
  shown: [
    '<target_type>, <candidate_type>: what kind of sound either caption calls it, for orientation.',
    '<target>: the description whose facts are counted.',
    '<candidate>: the description that may cover them; it can be empty.',
    MAP_SHOWN,
  ],
  counts: [
    'Facts of a sound: what makes it and who causes it; what kind of sound it is; material and manner; loudness, pitch, rhythm, length; how it changes, and in which order.',
    'Facts of music: genre, instruments, voices, tempo, mood, and how they change.',
    ...COVERAGE_COUNTS,
    ...MAP_RULES,
  ],
  ignored: [
    'The types: they are no facts, and may differ between the captions.',
    'Ids as such: who or what they stand for is the fact.',
    ...COVERAGE_IGNORES,
  ],
  answer: SCORE_ANSWER,
});

/** How well matched sounds are described. @see contract §7 */
export const eventDescription: Task = {
  id: 'event-description',
  title: 'Event description',
  question: 'How much of the reference’s description of a sound does the prediction’s cover?',
  fields: ['content.description', 'type', 'ref_id', 'appearance_anchor.id_features.detail_description'],
  answer: 'score',
  items(material) {
    const context = contextOf(material);
    return material.events
      .filter(({ reference }) => reference.text.trim() !== '')
      .map((pair) => eventItem(pair, context));
  },
};

function eventItem({ reference, prediction }: JudgedPair<JudgedEvent>, context: Context): Item {
  return {
    id: `event-description:${reference.key}`,
    task: 'event-description',
    answer: 'score',
    direction: null,
    title: reference.id,
    reference: reference.key,
    prediction: prediction.key,
    group: null,
    prompt: {
      system: SYSTEM,
      user: [
        quoted('target_type', reference.type),
        quoted('candidate_type', prediction.type),
        quoted('target', reference.text),
        quoted('candidate', prediction.text),
        context({ reference: [reference], prediction: [prediction] }, 'recall'),
      ].join('\n'),
    },
    labels: null,
  };
}
