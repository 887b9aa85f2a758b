import { tiou } from '../canonical/times';
import type { GraphMetric } from './metric';
import { mean } from './ratio';

/** event_tiou. @see contract §5 */
export const eventTiou: GraphMetric = {
  kind: 'graph',
  id: 'event_tiou',
  title: 'Events tIoU',
  family: 'audio',
  subject: 'event',
  outputs: ['event_tiou'],
  definition: 'How well the times of matched events of both classes agree.',
  unit: 'mean over matched events',
  sources: [{ kind: 'C', where: 'over both classes' }],
  parameters: ['dialogue_score', 'event_tiou', 'duration'],
  compute: ({ alignment }) => ({
    event_tiou: mean(alignment.events.pairs.map(({ reference, prediction }) => tiou(reference, prediction))),
  }),
  countInReference: (reference) => reference.events.length,
};
