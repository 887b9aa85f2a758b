import { eventClass } from './eventClass';

/** event_dialogue_precision, _recall, _f1. @see contract §5 */
export const dialogueEvents = eventClass({
  stem: 'event_dialogue',
  title: 'Dialogue events',
  definition: 'Spoken lines paired one to one where 1 − WER reaches the threshold.',
  sources: [{ kind: 'C', where: 'the dialogue share of Events' }],
  parameters: ['dialogue_score', 'duration'],
  includes: (event) => event.dialogue,
});
