import { type JsonObject, kindInWords } from '../../json/tree';
import type { Findings } from '../findings';
import { adoptDialect, type Shape, TRACKS } from './dialect';
import { type RepairLog, readSource } from './extraction';
import { crowdedTrack, isOversized, MAX_UNITS } from './limits';
import { unwrap } from './unwrap';

/** A text after section 2, steps 1 to 5. */
export type Reading =
  /** Nothing to measure: no document, a broken one, no object, or one past a limit. */
  | { readonly kind: 'unreadable' }
  /** An object, with all its tracks or not; dialects are resolved. */
  | { readonly kind: 'object'; readonly shape: Shape; readonly complete: boolean };

const UNREADABLE: Reading = { kind: 'unreadable' };

/**
 * Reads a text into the three tracks, and says what was wrong or unusual. With a log a broken document is repaired,
 * and the log tells how.
 * @see contract §2
 */
export function readDocument(text: string, findings: Findings, repairs?: RepairLog): Reading {
  if (isOversized(text)) {
    findings.at({ start: 0, end: 0 }, 'limit.size', 'The text is larger than 8 MiB of UTF-8.');
    return UNREADABLE;
  }
  const source = { text, map: undefined };
  const read = readSource(source, findings, repairs);
  const root = read && unwrap(read.value, read.source, findings, repairs);
  if (root === undefined) return UNREADABLE;
  if (root.kind !== 'object') {
    findings.on(root, 'schema.no-track', `The document is ${kindInWords(root)}, not an object with three arrays.`);
    return UNREADABLE;
  }
  const shape = adoptDialect(root, findings);
  const crowded = crowdedTrack(shape);
  if (crowded !== undefined) {
    findings.on(crowded, 'limit.units', `More than ${MAX_UNITS} units in one track.`);
    return UNREADABLE;
  }
  return { kind: 'object', shape, complete: reportMissingTracks(root, shape, findings) };
}

function reportMissingTracks(root: JsonObject, shape: Shape, findings: Findings): boolean {
  let complete = true;
  for (const track of TRACKS) {
    if (shape[track] !== undefined) continue;
    complete = false;
    const present = root.members.get(track)?.value;
    if (present === undefined) findings.on(root, 'schema.no-track', `The array "${track}" is missing.`);
    else findings.on(present, 'schema.no-track', `"${track}" is ${kindInWords(present)}, not an array.`);
  }
  return complete;
}
