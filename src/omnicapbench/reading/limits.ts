import type { JsonNode } from '../../json/tree';
import type { Shape } from './dialect';

/** Bytes of UTF-8 that are read at most. @see contract §2.5 */
export const MAX_BYTES = 8 * 1024 * 1024;

/** Units of one track, the subshots of all shots together being one. @see contract §2.5 */
export const MAX_UNITS = 10_000;

/** Whether the text takes more than MAX_BYTES in UTF-8; a lone surrogate counts as the three bytes of U+FFFD. */
export function isOversized(text: string): boolean {
  if (text.length > MAX_BYTES) return true;
  if (text.length * 3 <= MAX_BYTES) return false;
  return new TextEncoder().encode(text).length > MAX_BYTES;
}

/** The first unit past the limit of its track, if any. */
export function crowdedTrack({ references, events, shots }: Shape): JsonNode | undefined {
  const past = references?.[MAX_UNITS] ?? events?.[MAX_UNITS] ?? shots?.[MAX_UNITS];
  if (past !== undefined) return past;
  let subshots = 0;
  for (const shot of shots ?? []) {
    const visual = shot.kind === 'object' ? shot.members.get('visual_description')?.value : undefined;
    if (visual?.kind === 'array') subshots += visual.items.length;
    else if (visual?.kind === 'string') subshots += 1;
    if (subshots > MAX_UNITS) return visual;
  }
  return undefined;
}
