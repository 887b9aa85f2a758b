import { eventClass } from './eventClass';

/** event_nondialogue_precision, _recall, _f1. @see contract §5 */
export const nondialogueEvents = eventClass({
  stem: 'event_nondialogue',
  title: 'Other events',
  definition: 'Sounds, music and ambience paired one to one where their temporal IoU reaches the threshold.',
  sources: [{ kind: 'C', where: 'the share of Events without a line; finer types may match each other' }],
  parameters: ['event_tiou', 'duration'],
  includes: (event) => !event.dialogue,
});
