import { eventClass } from './eventClass';

/** event_precision, _recall, _f1. @see contract §5 */
export const events = eventClass({
  stem: 'event',
  title: 'Events',
  definition: 'Sounds and lines paired one to one: dialogue by its words, everything else by its time.',
  sources: [
    { kind: 'P', where: 'section 3.2, Table A.6' },
    { kind: 'C', where: 'extra events count in the denominator of precision, as in Table A.8' },
  ],
  parameters: ['dialogue_score', 'event_tiou', 'duration'],
  includes: () => true,
});
