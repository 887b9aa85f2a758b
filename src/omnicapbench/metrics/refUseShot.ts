import { unitKey } from '../keys';
import { refUseMean } from './refUseMean';
import { definedUses } from './useSets';

/** ref_use_shot. @see contract §5 */
export const refUseShot = refUseMean({
  output: 'ref_use_shot',
  title: 'RefUse in shots',
  definition: 'Whether matched shots list the same references: F1 of the two sets, averaged over the pairs.',
  unit: 'mean over matched shots',
  sources: [
    { kind: 'P', where: 'the name, Table B.2' },
    { kind: 'C', where: 'the form' },
  ],
  parameters: ['shot_tiou', 'ref_matcher', 'ref_threshold', 'ref_map', 'duration'],
  countInReference: ({ shots }) => shots.filter((shot) => definedUses(shot.references).size > 0).length,
  pairs: ({ alignment }) =>
    alignment.shots.pairs.map(({ reference, prediction }) => ({
      reference: { key: unitKey('shot', reference.id), uses: definedUses(reference.references) },
      prediction: { key: unitKey('shot', prediction.id), uses: definedUses(prediction.references) },
    })),
});
