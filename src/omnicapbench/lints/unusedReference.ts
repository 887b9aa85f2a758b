import { field } from '../../json/tree';
import type { CanonicalDocument, ReferenceEntity } from '../canonical/units';
import type { Lint } from './lint';
import { isOriginal } from './units';

/** @see contract §5 Warnings */
export const unusedReference: Lint = {
  code: 'link.unused-reference',
  run: (prediction, findings) => {
    const used = usedEntities(prediction);
    for (const entity of prediction.references) {
      if (!isOriginal(entity) || used.has(entity)) continue;
      const place = field(entity.node, 'ref_id') ?? entity.node;
      findings.on(place, 'link.unused-reference', `No shot, speaker or text uses ${entity.id}.`);
    }
  },
};

function usedEntities({ shots, events }: CanonicalDocument): ReadonlySet<ReferenceEntity | undefined> {
  return new Set([
    ...shots.flatMap((shot) => shot.references.map((use) => use.entity)),
    ...shots.flatMap((shot) => shot.subshots.flatMap((subshot) => subshot.content.uses.map((use) => use.entity))),
    ...events.flatMap((event) => event.description.uses.map((use) => use.entity)),
    ...events.map(({ speaker }) => (speaker?.kind === 'reference' ? speaker.entity : undefined)),
  ]);
}
