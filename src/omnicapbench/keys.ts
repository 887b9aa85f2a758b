import type { Subshot } from './canonical/units';
import type { UnitTrack } from './report';

/**
 * Names a unit inside its document: `reference:PERSON_1`, `event:SFX_1`, `shot:SHOT_2`, `subshot:SHOT_2/0`,
 * `invalid:shot/3`. The same text gives the same keys.
 */
export type UnitKey = string;

/** The key of a unit of a track. */
export function unitKey(track: UnitTrack, id: string): UnitKey {
  return `${track}:${id}`;
}

/** The key of a subshot. */
export function subshotKey({ shotId, index }: Pick<Subshot, 'shotId' | 'index'>): UnitKey {
  return `subshot:${shotId}/${index}`;
}
