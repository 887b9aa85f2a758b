import type { GraphMetric } from './metric';
import { fromCounts, tripleIds, tripleValues } from './ratio';

/** shot_precision, _recall, _f1. @see contract §5 */
export const shots: GraphMetric = {
  kind: 'graph',
  id: 'shot',
  title: 'Shots',
  family: 'visual',
  subject: 'shot',
  outputs: tripleIds('shot'),
  definition: 'Shots paired one to one by temporal IoU at or above the threshold, the best pairs first.',
  unit: 'pairs',
  sources: [{ kind: 'P', where: 'section 3.2, threshold 0.30' }],
  parameters: ['shot_tiou', 'duration'],
  compute: ({ reference, prediction, alignment }) =>
    tripleValues('shot', fromCounts(alignment.shots.pairs.length, prediction.shots.length, reference.shots.length)),
  countInReference: (reference) => reference.shots.length,
};
