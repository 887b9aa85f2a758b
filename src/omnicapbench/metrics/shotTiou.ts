import { tiou } from '../canonical/times';
import type { GraphMetric } from './metric';
import { mean } from './ratio';

/** shot_tiou. @see contract §5 */
export const shotTiou: GraphMetric = {
  kind: 'graph',
  id: 'shot_tiou',
  title: 'Shots tIoU',
  family: 'visual',
  subject: 'shot',
  outputs: ['shot_tiou'],
  definition:
    'How well the times of matched shots agree: shared seconds over covered seconds, averaged over the pairs.',
  unit: 'mean over matched shots',
  sources: [{ kind: 'P', where: 'section 3.2' }],
  parameters: ['shot_tiou', 'duration'],
  compute: ({ alignment }) => ({
    shot_tiou: mean(alignment.shots.pairs.map(({ reference, prediction }) => tiou(reference, prediction))),
  }),
  countInReference: (reference) => reference.shots.length,
};
