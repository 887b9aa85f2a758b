import { embeddedSource, ownPosition, type Source } from './source';
import type { JsonNode } from './tree';

/** Replaces `length` UTF-16 code units at `offset` of the text as pasted. Plain JSON. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/**
 * The text after all edits, which are given in terms of the text before. Two insertions at one place stay in order.
 * @throws {RangeError} when edits overlap or reach out of the text
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { offset, length, text: inserted } of inOrder(edits)) {
    if (offset < at || length < 0 || offset + length > text.length) throw new RangeError('Edits overlap');
    parts.push(text.slice(at, offset), inserted);
    at = offset + length;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** Whether edits can be applied together. */
export function areCompatible(edits: readonly TextEdit[]): boolean {
  let at = 0;
  for (const { offset, length } of inOrder(edits)) {
    if (offset < at) return false;
    at = offset + length;
  }
  return true;
}

function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  return [...edits].sort((a, b) => a.offset - b.offset);
}

/** Exchanges a range of a source's own text, written with the escapes of the strings the source stands in. */
export function rangeEdit(source: Source, start: number, end: number, text: string): TextEdit {
  const offset = pasted(source, start);
  return { offset, length: pasted(source, end) - offset, text: escaped(text, source.level ?? 0) };
}

/** The source in which a node was written: the text as pasted, or a string inside it. */
export function sourceOf(text: string, node: JsonNode): Source {
  return embeddings(node).reduce(embeddedSource, { text, map: undefined });
}

/** The strings in which a node stands, outermost first. */
export function embeddings(node: JsonNode): (JsonNode & { readonly kind: 'string' })[] {
  const found: (JsonNode & { readonly kind: 'string' })[] = [];
  for (let at: JsonNode = node; at.parent !== undefined; at = at.parent) {
    if (at.parent.kind !== 'object') continue;
    // A document in a string names the string's place as its own, but the string is what the object holds.
    const written = at.parent.members.get(String(at.key))?.value;
    if (written !== undefined && written !== at && written.kind === 'string') found.push(written);
  }
  return found.reverse();
}

/** A node's range in its source's own text. */
export function ownRange(source: Source, node: JsonNode): { readonly start: number; readonly end: number } {
  return { start: ownPosition(source, node.start), end: ownPosition(source, node.end) };
}

function pasted({ map }: Source, at: number): number {
  return map ? (map[at] ?? at) : at;
}

function escaped(text: string, level: number): string {
  let written = text;
  for (let n = 0; n < level; n++) written = JSON.stringify(written).slice(1, -1);
  return written;
}
