import type { CanonicalDocument } from '../canonical/units';
import type { GraphMetric } from './metric';
import { fromDirections, ratio, tripleIds, tripleValues } from './ratio';

/** All subshots of a document. */
export function countSubshots({ shots }: CanonicalDocument): number {
  return shots.reduce((sum, shot) => sum + shot.subshots.length, 0);
}

/** subshot_precision, _recall, _f1. @see contract §5 */
export const subshots: GraphMetric = {
  kind: 'graph',
  id: 'subshot',
  title: 'Subshots',
  family: 'visual',
  subject: 'shot',
  outputs: tripleIds('subshot'),
  definition:
    'Actions inside matched shots that have a counterpart near in time and alike in words, seen from both sides. Several may share one counterpart.',
  unit: 'harmonic mean of two directions',
  sources: [
    { kind: 'P', where: 'section 3.2: inside matched shots, window 1.0 s, both directions' },
    { kind: 'C', where: 'similarity by shared tokens where the paper asks a judge' },
  ],
  parameters: ['sub_matcher', 'sub_threshold', 'delta', 'shot_tiou'],
  compute: ({ reference, prediction, alignment }) => {
    const precision = ratio(alignment.subshots.precision.length, countSubshots(prediction));
    const recall = ratio(alignment.subshots.recall.length, countSubshots(reference));
    return tripleValues('subshot', fromDirections(precision, recall));
  },
  countInReference: countSubshots,
};
