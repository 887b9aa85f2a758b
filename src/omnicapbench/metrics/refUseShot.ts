import type { GraphMetric } from './metric';
import { definedUses, meanSetF1 } from './useSets';

/** ref_use_shot. @see contract §5 */
export const refUseShot: GraphMetric = {
  kind: 'graph',
  id: 'ref_use_shot',
  title: 'RefUse in shots',
  family: 'visual',
  subject: 'reference',
  outputs: ['ref_use_shot'],
  definition: 'Whether matched shots list the same references: F1 of the two sets, averaged over the pairs.',
  unit: 'mean over matched shots',
  sources: [
    { kind: 'P', where: 'the name, Table B.2' },
    { kind: 'C', where: 'the form' },
  ],
  parameters: ['shot_tiou', 'ref_matcher', 'ref_threshold', 'ref_map'],
  compute: ({ alignment }) => ({
    ref_use_shot: meanSetF1(
      alignment.shots.pairs.map((pair) => [
        definedUses(pair.reference.references),
        definedUses(pair.prediction.references),
      ]),
      alignment,
    ),
  }),
  countInReference: ({ shots }) => shots.filter((shot) => definedUses(shot.references).size > 0).length,
};
