import type { GraphMetric } from './metric';
import { eventUses, meanSetF1 } from './useSets';

/** ref_use_event. @see contract §5 */
export const refUseEvent: GraphMetric = {
  kind: 'graph',
  id: 'ref_use_event',
  title: 'RefUse in events',
  family: 'visual',
  subject: 'reference',
  outputs: ['ref_use_event'],
  definition: 'Whether matched events name the same references, as speaker or in their description.',
  unit: 'mean over matched events',
  sources: [
    {
      kind: 'P',
      where: 'Table A.9 "wrong event reference"; RefUse exceeds both of its published parts for three models',
    },
  ],
  parameters: ['dialogue_score', 'event_tiou', 'ref_matcher', 'ref_threshold', 'ref_map'],
  compute: ({ alignment }) => ({
    ref_use_event: meanSetF1(
      alignment.events.pairs.map((pair) => [eventUses(pair.reference), eventUses(pair.prediction)]),
      alignment,
    ),
  }),
  countInReference: ({ events }) => events.filter((event) => eventUses(event).size > 0).length,
};
