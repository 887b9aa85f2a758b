import type { GraphMetric } from './metric';
import { definedUses, meanSetF1 } from './useSets';

/** ref_use_subshot. @see contract §5 */
export const refUseSubshot: GraphMetric = {
  kind: 'graph',
  id: 'ref_use_subshot',
  title: 'RefUse in subshots',
  family: 'visual',
  subject: 'reference',
  outputs: ['ref_use_subshot'],
  definition: 'Whether matched subshots mention the same references: F1 of the two sets, averaged over the pairs.',
  unit: 'mean over matched subshots',
  sources: [
    { kind: 'P', where: 'the name, Table B.2' },
    { kind: 'C', where: 'the form' },
  ],
  parameters: ['sub_matcher', 'sub_threshold', 'delta', 'shot_tiou', 'ref_matcher', 'ref_threshold', 'ref_map'],
  compute: ({ alignment }) => ({
    ref_use_subshot: meanSetF1(
      alignment.subshots.recall.map((pair) => [
        definedUses(pair.target.content.uses),
        definedUses(pair.candidate.content.uses),
      ]),
      alignment,
    ),
  }),
  countInReference: ({ shots }) =>
    shots.flatMap((shot) => shot.subshots).filter((subshot) => definedUses(subshot.content.uses).size > 0).length,
};
