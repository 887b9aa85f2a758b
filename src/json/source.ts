import type { JsonString } from './tree';

/**
 * A text with the way back to the text as pasted. The pasted text itself has no map; the text of a string inside
 * it has one entry for each of its UTF-16 code units, and one for its end.
 */
export interface Source {
  readonly text: string;
  readonly map: Int32Array | undefined;
  /** In how many strings the text stands, one inside the other; absent: in none. */
  readonly level?: number;
}

/** The decoded value of a string as a text of its own, every unit mapped to where it was written. */
export function embeddedSource(outer: Source, node: JsonString): Source {
  const map = new Int32Array(node.value.length + 1);
  let at = openingQuote(outer, node) + 1;
  for (let unit = 0; unit <= node.value.length; unit++) {
    map[unit] = outer.map ? (outer.map[at] ?? at) : at;
    if (outer.text[at] !== '\\') at += 1;
    else at += outer.text[at + 1] === 'u' ? 6 : 2;
  }
  return { text: node.value, map, level: (outer.level ?? 0) + 1 };
}

/** Of the units that a repair put in at one place, a string starts at the last quote. */
function openingQuote(source: Source, { start }: JsonString): number {
  let quote = ownPosition(source, start);
  if (source.map === undefined) return quote;
  for (let at = quote; source.map[at] === start && at < source.text.length; at++) {
    if (source.text[at] === '"') quote = at;
  }
  return quote;
}

/** The position in the source's own text of an offset into the pasted text. */
export function ownPosition(source: Source, offset: number): number {
  if (source.map === undefined) return offset;
  let low = 0;
  let high = source.map.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((source.map[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
