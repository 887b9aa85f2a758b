import { parseJson } from './parse';
import { type Patch, patchesBetween, positionsBefore, sharedStretches } from './repairMap';
import { repairSyntax } from './repairSyntax';
import { type Closing, closeTruncated, type DocumentKeys } from './repairTruncated';
import type { Source } from './source';
import type { JsonNode, TextRange } from './tree';

export type { DocumentKeys } from './repairTruncated';

/** Where a cut document was closed. Offsets are into the text as pasted. */
export interface Cut {
  /** One past the last unit that is kept. */
  readonly offset: number;
  /** The track in which the text ends, if in any. */
  readonly open: string | undefined;
  /** The tracks that were never reached and were added as empty arrays. */
  readonly added: readonly string[];
}

/** A broken document made readable. */
export interface Repaired {
  /** The repaired text; every unit of it leads back to the text as pasted. */
  readonly source: Source;
  readonly value: JsonNode;
  readonly duplicateKeys: readonly TextRange[];
  /** What turns the broken text into the repaired one, in units of the broken source's own text. */
  readonly patches: readonly Patch[];
  readonly cut: Cut | undefined;
}

/** A repair, or in plain words why there is none. */
export type Repair = Repaired | { readonly refused: string };

/**
 * Repairs the document in a region of a source: one that is cut is closed after its last complete unit, one with
 * other faults is mended, and closed as well when it is cut besides. Never throws.
 * @see contract §2.7
 */
export function repairSource(source: Source, region: TextRange, kind: 'truncated' | 'syntax', keys: DocumentKeys) {
  return kind === 'truncated' ? closeSource(source, region, keys) : mendSource(source, region, keys);
}

function closeSource(source: Source, region: TextRange, keys: DocumentKeys): Repair {
  const closing = closeTruncated(source.text, region, keys);
  if (closing === undefined) return { refused: 'Nothing of the document is complete.' };
  const kept = source.text.slice(0, closing.at);
  const map = new Int32Array(closing.at + closing.text.length + 1);
  for (let at = 0; at < map.length; at++) map[at] = pasted(source, Math.min(at, closing.at));
  const patches = [{ start: closing.at, end: region.end, text: closing.text }];
  return parsed(withMap(source, kept + closing.text, map), region.start, patches, cutOf(source, closing));
}

function mendSource(source: Source, region: TextRange, keys: DocumentKeys): Repair {
  const mended = repairSyntax(source.text, region);
  if ('refused' in mended) return mended;
  const broken = source.text.slice(region.start, mended.end);
  const stretches = sharedStretches(broken, mended.text);
  const positions = positionsBefore(stretches, mended.text.length);
  const closing = mended.end === region.end ? closeTail(broken, mended.text, keys) : undefined;
  const text = closing ? mended.text.slice(0, closing.at) + closing.text : mended.text;
  const map = new Int32Array(text.length + 1);
  for (let at = 0; at < map.length; at++) {
    const inMended = closing ? Math.min(at, closing.at) : at;
    map[at] = pasted(source, region.start + (positions[inMended] ?? 0));
  }
  const shared = closing ? sharedStretches(broken, text) : stretches;
  const patches = patchesBetween(shared, text).map((patch) => ({
    start: region.start + patch.start,
    end: region.start + patch.end,
    text: patch.text,
  }));
  const cut = closing && cutOf({ text, map }, { ...closing, at: closing.at });
  return parsed(withMap(source, text, map), 0, patches, cut);
}

/** When the library had to close what the text left open, the text was cut too: it ends after its last whole unit. */
function closeTail(broken: string, mended: string, keys: DocumentKeys): Closing | undefined {
  const appended = /[\]}\s]*$/.exec(mended)?.[0] ?? '';
  const own = /[\]},\s]*$/.exec(broken)?.[0] ?? '';
  const count = (text: string): number => text.replace(/[,\s]/g, '').length;
  if (count(appended) <= count(own)) return undefined;
  const end = mended.length - appended.length;
  return closeTruncated(mended, { start: 0, end }, keys);
}

function parsed(source: Source, start: number, patches: readonly Patch[], cut: Cut | undefined): Repair {
  const result = parseJson(source.text, start, source.text.length, source.map);
  if ('fault' in result) return { refused: 'The repaired document could still not be read.' };
  return { source, value: result.value, duplicateKeys: result.duplicateKeys, patches, cut };
}

function cutOf(source: Source, { at, open, added }: Closing): Cut {
  return { offset: pasted(source, at), open, added };
}

function pasted({ map }: Source, at: number): number {
  return map ? (map[at] ?? at) : at;
}

function withMap(source: Source, text: string, map: Int32Array): Source {
  return source.level === undefined ? { text, map } : { text, map, level: source.level };
}
