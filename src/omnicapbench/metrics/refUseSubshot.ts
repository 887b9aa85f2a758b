import { subshotKey } from '../keys';
import { refUseMean } from './refUseMean';
import { SUBSHOT_PARAMETERS } from './subshots';
import { definedUses } from './useSets';

/** ref_use_subshot. @see contract §5 */
export const refUseSubshot = refUseMean({
  output: 'ref_use_subshot',
  title: 'RefUse in subshots',
  definition: 'Whether matched subshots mention the same references: F1 of the two sets, averaged over the pairs.',
  unit: 'mean over matched subshots',
  sources: [
    { kind: 'P', where: 'the name, Table B.2' },
    { kind: 'C', where: 'the form' },
  ],
  parameters: SUBSHOT_PARAMETERS,
  countInReference: ({ shots }) =>
    shots.flatMap((shot) => shot.subshots).filter((subshot) => definedUses(subshot.content.uses).size > 0).length,
  pairs: ({ alignment }) =>
    alignment.subshots.recall.map(({ target, candidate }) => ({
      reference: { key: subshotKey(target), uses: definedUses(target.content.uses) },
      prediction: { key: subshotKey(candidate), uses: definedUses(candidate.content.uses) },
    })),
});
