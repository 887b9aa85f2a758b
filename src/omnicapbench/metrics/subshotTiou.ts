import type { GraphMetric } from './metric';
import { mean } from './ratio';
import { countSubshots } from './subshots';

/** subshot_tiou. @see contract §5 */
export const subshotTiou: GraphMetric = {
  kind: 'graph',
  id: 'subshot_tiou',
  title: 'Subshots tIoU',
  family: 'visual',
  subject: 'shot',
  outputs: ['subshot_tiou'],
  definition: 'How well the times of matched reference subshots agree with their best counterparts.',
  unit: 'mean over matched subshots',
  sources: [{ kind: 'C', where: 'taken in the recall direction' }],
  parameters: ['sub_matcher', 'sub_threshold', 'delta', 'shot_tiou'],
  compute: ({ alignment }) => ({ subshot_tiou: mean(alignment.subshots.recall.map((pair) => pair.tiou)) }),
  countInReference: countSubshots,
};
