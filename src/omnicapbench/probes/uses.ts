import type { JsonNode } from '../../json/tree';
import type { CanonicalDocument, ReferenceUse, SoundEvent } from '../canonical/units';

/** A use of a reference with the unit it stands in. */
export interface PlacedUse {
  readonly node: JsonNode;
  readonly defined: boolean;
}

/** All reference uses, distinct per list, speaker and text; labels are none. @see contract §5 ValidRefUse */
export function referenceUses({ shots, events }: CanonicalDocument): PlacedUse[] {
  const placed = (node: JsonNode, uses: readonly ReferenceUse[]): PlacedUse[] =>
    uses.map(({ entity }) => ({ node, defined: entity !== undefined }));
  return [
    ...shots.flatMap((shot) => [
      ...placed(shot.node, shot.references),
      ...shot.subshots.flatMap((subshot) => placed(subshot.node, subshot.content.uses)),
    ]),
    ...events.flatMap((event) => [...speakerUse(event), ...placed(event.node, event.description.uses)]),
  ];
}

function speakerUse({ speaker, node }: SoundEvent): PlacedUse[] {
  return speaker === undefined || speaker.kind === 'label' ? [] : [{ node, defined: speaker.kind === 'reference' }];
}
