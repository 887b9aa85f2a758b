import { unitKey } from '../keys';
import { refUseMean } from './refUseMean';
import { eventUses } from './useSets';

/** ref_use_event. @see contract §5 */
export const refUseEvent = refUseMean({
  output: 'ref_use_event',
  title: 'RefUse in events',
  definition: 'Whether matched events name the same references, as speaker or in their description.',
  unit: 'mean over matched events',
  sources: [
    {
      kind: 'P',
      where: 'Table A.9 "wrong event reference"; RefUse exceeds both of its published parts for three models',
    },
  ],
  parameters: ['dialogue_score', 'event_tiou', 'ref_matcher', 'ref_threshold', 'ref_map', 'duration'],
  countInReference: ({ events }) => events.filter((event) => eventUses(event).size > 0).length,
  pairs: ({ alignment }) =>
    alignment.events.pairs.map(({ reference, prediction }) => ({
      reference: { key: unitKey('event', reference.id), uses: eventUses(reference) },
      prediction: { key: unitKey('event', prediction.id), uses: eventUses(prediction) },
    })),
});
