import { shortestDecimal } from '../../base/decimal';
import type { JsonNode } from '../../json/tree';

const BRACKETS = /^(?:\[([\s\S]*)\]|<([\s\S]*)>|'([\s\S]*)'|"([\s\S]*)")$/;

/** What needs no work; nearly all ids are so. Underscores must stand alone too. */
const CANONICAL = /^[A-Z][A-Z_]*_(?:0|[1-9][0-9]*)$/;

/**
 * One spelling for every way models write an id: `[person 01]`, `Person-1` and `PERSON1` are PERSON_1.
 * Empty when nothing is left: such an id is missing.
 * @see contract §3.1
 */
export function canonicalId(raw: string): string {
  if (CANONICAL.test(raw) && !raw.includes('__')) return raw;
  const trimmed = raw.trim();
  const inside = BRACKETS.exec(trimmed);
  const bare = inside ? (inside[1] ?? inside[2] ?? inside[3] ?? inside[4] ?? '').trim() : trimmed;
  const id = bare.toUpperCase().replace(/[\s\-_]+/g, '_');
  const at = numberStart(id);
  if (at === id.length) return id;
  const stem = id.slice(0, at);
  return `${stem}${/\p{L}$/u.test(stem) ? '_' : ''}${id.slice(at).replace(/^0+(?=[0-9])/, '')}`;
}

/** Where the number at the end of an id starts; the id's length when there is none. A loop: `\d+$` is quadratic. */
export function numberStart(id: string): number {
  let at = id.length;
  while (at > 0 && id.charCodeAt(at - 1) >= 48 && id.charCodeAt(at - 1) <= 57) at--;
  return at;
}

/** An id as it was written, and as it counts. */
export interface IdReading {
  readonly id: string;
  /** The spelling differs from the canonical one, or the id is a number. */
  readonly malformed: boolean;
}

/** Reads an id or a use of one; undefined when the node is neither a string nor a finite number, or is blank. */
export function readId(node: JsonNode | undefined): IdReading | undefined {
  if (node?.kind === 'number' && Number.isFinite(node.value)) {
    return { id: canonicalId(shortestDecimal(node.value)), malformed: true };
  }
  if (node?.kind !== 'string') return undefined;
  const id = canonicalId(node.value);
  return id === '' ? undefined : { id, malformed: id !== node.value };
}
