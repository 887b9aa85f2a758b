import { startsDocument } from './extract';
import { parseJson } from './parse';
import type { JsonArray, JsonNode, JsonObject, TextRange } from './tree';

/** Where a kind of document keeps its units, and what it may be wrapped in. */
export interface DocumentKeys {
  /** Keys of the arrays whose elements are units: a document is kept up to its last complete one. */
  readonly tracks: readonly string[];
  /** Keys under which the document may stand in an object. */
  readonly wrapper: string;
  /** The key under which the document may be written as a string. */
  readonly embedded: string;
}

/** What a cut text is closed with, and what became of its tracks. Positions are code units of the cut text. */
export interface Closing {
  /** One past the last unit that is kept; all after it is dropped. */
  readonly at: number;
  /** Brackets, and the tracks that were never reached. */
  readonly text: string;
  /** The track in which the text ends; undefined when it ends between or before the tracks, or in a string. */
  readonly open: string | undefined;
  /** The tracks that were never reached. */
  readonly added: readonly string[];
}

type Container = JsonObject | JsonArray;

/**
 * Closes a text that ends inside something open: keeps all up to the last complete unit, closes every bracket, and
 * adds the tracks that were never reached as empty arrays, since without them the document fails the gate and
 * nothing could be salvaged. A document in a string that is cut is closed with the string; what the string holds
 * is then itself cut, and is closed in its turn. Undefined when the text is not cut in this way.
 * @see contract §2.7
 */
export function closeTruncated(text: string, region: TextRange, keys: DocumentKeys): Closing | undefined {
  const parsed = parseJson(text, region.start, region.end, undefined);
  if (!('fault' in parsed) || parsed.fault.kind !== 'truncated') return undefined;
  return new Closer(text, region.end, parsed.open, keys).close();
}

class Closer {
  constructor(
    private readonly text: string,
    private readonly end: number,
    /** What is open where the text ends, outermost first. */
    private readonly open: readonly Container[],
    private readonly keys: DocumentKeys,
  ) {}

  close(): Closing | undefined {
    const depth = this.open.findIndex((node) => this.isTrack(node));
    const holder = this.open[depth - 1];
    if (depth > 0 && holder?.kind === 'object') {
      const at = this.endOfComplete(depth);
      const track = String(this.open[depth]?.key);
      return this.finish(at, depth, this.missing(holder), track);
    }
    return this.closeString() ?? this.closeBetween();
  }

  /** The text ends outside of the tracks. */
  private closeBetween(): Closing | undefined {
    const holding = this.open.findLastIndex((node) => node.kind === 'object' && this.holdsAny(node));
    const around = this.open.findLastIndex((_, depth) => this.complete(depth).some((child) => this.isDocument(child)));
    if (around > holding) return this.finish(this.endOfComplete(around), around, [], undefined);
    const depth = holding >= 0 ? holding : this.wrapperDepth();
    const holder = this.open[depth];
    if (holder?.kind !== 'object') return undefined;
    return this.finish(this.endOfComplete(depth), depth, this.missing(holder), undefined);
  }

  /** The text ends inside the string that holds the document. */
  private closeString(): Closing | undefined {
    const depth = this.open.length - 1;
    if (this.open[depth]?.kind !== 'object') return undefined;
    const opening = new RegExp(`\\s*,?\\s*"${this.keys.embedded}"\\s*:\\s*"`, 'y');
    opening.lastIndex = this.endOfComplete(depth);
    if (!opening.test(this.text) || opening.lastIndex > this.end) return undefined;
    const at = this.lastWholeUnit(opening.lastIndex);
    const value: unknown = JSON.parse(`"${this.text.slice(opening.lastIndex, at)}"`);
    if (typeof value !== 'string' || !startsDocument(value)) return undefined;
    const closing = this.finish(at, depth, [], undefined);
    return { ...closing, text: `"${closing.text}` };
  }

  /** One past the last character or escape of an open string that is written in full. */
  private lastWholeUnit(from: number): number {
    let at = from;
    while (at < this.end) {
      const next = this.text[at] !== '\\' ? at + 1 : at + (this.text[at + 1] === 'u' ? 6 : 2);
      if (next > this.end) break;
      at = next;
    }
    return at;
  }

  /** Brackets for all that is open down to `depth`, the missing tracks inside the innermost object. */
  private finish(at: number, depth: number, added: readonly string[], open: string | undefined): Closing {
    const parts: string[] = [];
    let line = this.lineStart(at);
    const onNewLine = (node: Container): string => {
      const start = this.lineStart(node.start);
      if (start === line) return '';
      line = start;
      return `\n${this.indentation(start)}`;
    };
    let level = depth;
    const innermost = this.open[level];
    if (innermost?.kind === 'array') {
      parts.push(this.complete(level).length === 0 ? ']' : `${onNewLine(innermost)}]`);
      level--;
    }
    const holder = this.open[level];
    if (holder?.kind === 'object') {
      const inner = this.memberSeparator(holder);
      const empty = holder.members.size === 0 || (depth === level && this.complete(level).length === 0);
      added.forEach((track, index) => {
        parts.push(`${empty && index === 0 ? '' : ','}${inner}${JSON.stringify(track)}: []`);
      });
      if (added.length > 0 && inner.includes('\n')) line = -1;
    }
    for (; level >= 0; level--) {
      const node = this.open[level];
      if (node) parts.push(`${onNewLine(node)}${node.kind === 'array' ? ']' : '}'}`);
    }
    return { at, text: parts.join(''), open, added };
  }

  /** White space before a further member, as before the object's first. */
  private memberSeparator(holder: JsonObject): string {
    const first = [...holder.members.values()][0];
    const gap = first === undefined ? '' : this.text.slice(holder.start + 1, first.keyStart);
    return gap === '' ? ' ' : gap;
  }

  private missing(holder: JsonObject): string[] {
    return this.keys.tracks.filter((track) => !holder.members.has(track));
  }

  private isTrack(node: Container): boolean {
    return node.kind === 'array' && node.parent?.kind === 'object' && this.keys.tracks.includes(String(node.key));
  }

  private holdsAny(node: JsonObject): boolean {
    return this.keys.tracks.some((track) => node.members.has(track));
  }

  /** A document with all its tracks, in its wrapper or not. */
  private isDocument(node: JsonNode): boolean {
    if (node.kind === 'string') return node.key === this.keys.embedded && startsDocument(node.value);
    if (node.kind === 'array') return node.items.length === 1 && node.items.some((item) => this.isDocument(item));
    if (node.kind !== 'object') return false;
    if (this.keys.tracks.every((track) => node.members.get(track)?.value.kind === 'array')) return true;
    return [...node.members.values()].some(({ value }) => value.kind === 'object' && this.isDocument(value));
  }

  /** How far the open containers are a wrapper around the document. */
  private wrapperDepth(): number {
    let depth = 0;
    for (let next = this.open[1]; next !== undefined; next = this.open[depth + 1]) {
      const outer = this.open[depth];
      if (next.key !== this.keys.wrapper && outer?.key !== this.keys.wrapper && outer?.kind !== 'array') break;
      depth++;
    }
    return depth;
  }

  /** The children that are written in full; what is open is the last child of what holds it. */
  private complete(depth: number): JsonNode[] {
    const node = this.open[depth];
    const inner = this.open[depth + 1];
    const children =
      node?.kind === 'array' ? node.items : [...(node?.members.values() ?? [])].map(({ value }) => value);
    return children.filter((child) => child !== inner);
  }

  private endOfComplete(depth: number): number {
    const start = (this.open[depth]?.start ?? 0) + 1;
    return this.complete(depth).reduce((end, child) => Math.max(end, child.end), start);
  }

  private lineStart(at: number): number {
    return this.text.lastIndexOf('\n', at - 1) + 1;
  }

  private indentation(lineStart: number): string {
    return /^[ \t]*/.exec(this.text.slice(lineStart, lineStart + 200))?.[0] ?? '';
  }
}
