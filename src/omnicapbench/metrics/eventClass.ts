import type { SoundEvent } from '../canonical/units';
import type { GraphMetric } from './metric';
import { fromCounts, tripleIds, tripleValues } from './ratio';

type EventFacts = Pick<GraphMetric, 'title' | 'definition' | 'sources' | 'parameters'> & {
  readonly stem: 'event' | 'event_dialogue' | 'event_nondialogue';
  includes(event: SoundEvent): boolean;
};

/** Matched events of one class, or of both. @see contract §5 event */
export function eventClass({ stem, includes, ...facts }: EventFacts): GraphMetric {
  return {
    kind: 'graph',
    id: stem,
    family: 'audio',
    subject: 'event',
    outputs: tripleIds(stem),
    unit: 'pairs',
    ...facts,
    compute: ({ reference, prediction, alignment }) =>
      tripleValues(
        stem,
        fromCounts(
          alignment.events.pairs.filter((pair) => includes(pair.reference)).length,
          prediction.events.filter(includes).length,
          reference.events.filter(includes).length,
        ),
      ),
    countInReference: (reference) => reference.events.filter(includes).length,
  };
}
