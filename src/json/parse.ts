import type { Source } from './source';
import type { JsonArray, JsonMember, JsonNode, JsonObject, TextRange } from './tree';

/** The first fault of a text, located. A truncation is a text that ends inside something open. */
export interface JsonFault {
  readonly kind: 'truncated' | 'syntax' | 'depth';
  readonly message: string;
  readonly range: TextRange;
}

/** A value, or the first fault. `end` is a position in the parsed text, one past the value. */
export type ParseResult =
  | { readonly value: JsonNode; readonly end: number; readonly duplicateKeys: readonly TextRange[] }
  | {
      readonly fault: JsonFault;
      /** What is open at the fault, outermost first, each with all that was read of it. */
      readonly open: readonly (JsonObject | JsonArray)[];
    };

/** Objects and arrays may be nested this deep. @see contract §2.5 */
export const MAX_DEPTH = 200;

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** What a number cut short may look like. */
const OPEN_NUMBER = /-?(?:(?:0|[1-9]\d*)(?:\.?\d*[eE][+-]?|\.)?)?/y;
const LITERALS = ['true', 'false', 'null'] as const;

/** What empty objects and arrays share: millions of them would take a gigabyte of empty containers. */
const NO_MEMBERS: JsonObject['members'] = new Map();
const NO_ITEMS: JsonNode[] = [];

type Growing<Node> = { -readonly [Key in keyof Node]: Node[Key] };

function addItem(array: Growing<JsonArray>, item: JsonNode): void {
  if (array.items === NO_ITEMS) array.items = [item];
  else array.items.push(item);
}

function setMember(object: Growing<JsonObject>, key: string, member: JsonMember): void {
  if (object.members === NO_MEMBERS) object.members = new Map();
  object.members.set(key, member);
}

class Fault extends Error {
  constructor(readonly fault: JsonFault) {
    super(fault.message);
  }
}

/**
 * Reads one strict JSON value (RFC 8259) of `text` from `start`, looking no further than `end`. Our own reader,
 * since the contract asks what no library tells: whether the first fault is the text's end, and where each value
 * of a document embedded in a string stands in the outer text. It keeps its own stack, so depth cannot overflow.
 * @see contract §2.3
 */
export function parseJson(text: string, start: number, end: number, map: Source['map']): ParseResult {
  const reader = new Reader(text, start, end, map);
  try {
    return reader.document();
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault, open: reader.open };
    throw error;
  }
}

class Reader {
  private readonly duplicateKeys: TextRange[] = [];
  readonly open: (JsonObject | JsonArray)[] = [];
  private at: number;

  constructor(
    private readonly text: string,
    start: number,
    private readonly end: number,
    private readonly map: Source['map'],
  ) {
    this.at = start;
  }

  document(): ParseResult {
    let key: string | number = '';
    let keyRange: TextRange | undefined;
    let root: JsonNode | undefined;
    for (;;) {
      const holder = this.open.at(-1);
      const node = this.value(holder, key);
      root ??= node;
      if (holder?.kind === 'array') addItem(holder, node);
      else if (holder && keyRange && typeof key === 'string') this.addMember(holder, key, keyRange, node);
      const opened = node.kind === 'object' || node.kind === 'array';
      if (opened) this.open.push(node);
      const top = this.closeFinished(opened);
      if (top === undefined) return { value: root, end: this.at, duplicateKeys: this.duplicateKeys };
      if (top.kind === 'array') key = top.items.length;
      else [key, keyRange] = this.key();
    }
  }

  /** Closes what ends here; returns the innermost that goes on, or undefined at the end of the document. */
  private closeFinished(justOpened: boolean): JsonObject | JsonArray | undefined {
    let fresh = justOpened;
    for (let top = this.open.at(-1); top !== undefined; top = this.open.at(-1)) {
      if (!this.closes(top, fresh)) return top;
      this.open.pop();
      fresh = false;
    }
    return undefined;
  }

  /** After `{`, `[` or a value: consumes a closing bracket (true) or what leads to the next value (false). */
  private closes(top: JsonObject | JsonArray, justOpened: boolean): boolean {
    this.skipSpace();
    const code = this.peek();
    if (code === (top.kind === 'object' ? CLOSE_BRACE : CLOSE_BRACKET)) {
      top.end = this.mapped(++this.at);
      return true;
    }
    if (justOpened) return false;
    if (code !== COMMA) {
      const where = top.kind === 'object' ? 'object' : 'array';
      throw this.syntax(`Expected a comma or the end of the ${where}, found ${this.found()}.`);
    }
    this.at++;
    this.skipSpace();
    const next = this.peek();
    if (next === CLOSE_BRACE || next === CLOSE_BRACKET) throw this.syntax('A comma stands before a closing bracket.');
    return false;
  }

  private addMember(holder: JsonObject, key: string, range: TextRange, value: JsonNode): void {
    const earlier = holder.members.get(key);
    if (earlier) this.duplicateKeys.push({ start: earlier.keyStart, end: earlier.keyEnd });
    setMember(holder, key, { keyStart: range.start, keyEnd: range.end, value });
  }

  private key(): [string, TextRange] {
    this.skipSpace();
    const start = this.at;
    if (this.peek() !== QUOTE) throw this.syntax(`Expected a key in double quotes, found ${this.found()}.`);
    const key = this.string();
    const range = { start: this.mapped(start), end: this.mapped(this.at) };
    this.skipSpace();
    if (this.peek() !== COLON) throw this.syntax(`Expected a colon after the key, found ${this.found()}.`);
    this.at++;
    return [key, range];
  }

  private value(parent: JsonObject | JsonArray | undefined, key: string | number): JsonNode {
    this.skipSpace();
    const start = this.mapped(this.at);
    const code = this.peek();
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (this.open.length >= MAX_DEPTH) {
        const range = { start, end: start + 1 };
        throw new Fault({ kind: 'depth', message: `Nested deeper than ${MAX_DEPTH} levels.`, range });
      }
      this.at++;
      return code === OPEN_BRACE
        ? { kind: 'object', members: NO_MEMBERS, start, end: start, parent, key }
        : { kind: 'array', items: NO_ITEMS, start, end: start, parent, key };
    }
    if (code === QUOTE) {
      const value = this.string();
      return { kind: 'string', value, start, end: this.mapped(this.at), parent, key };
    }
    if (code === 45 || (code >= 48 && code <= 57)) {
      const value = this.number();
      return { kind: 'number', value, start, end: this.mapped(this.at), parent, key };
    }
    return this.literal(start, parent, key);
  }

  private literal(start: number, parent: JsonObject | JsonArray | undefined, key: string | number): JsonNode {
    const rest = this.text.slice(this.at, Math.min(this.at + 5, this.end));
    for (const word of LITERALS) {
      if (rest.startsWith(word)) {
        this.at += word.length;
        const place = { start, end: this.mapped(this.at), parent, key };
        return word === 'null' ? { kind: 'null', ...place } : { kind: 'boolean', value: word === 'true', ...place };
      }
      if (rest.length < word.length && word.startsWith(rest)) throw this.truncated('a literal');
    }
    throw this.syntax(`Expected a value, found ${this.found()}.`);
  }

  private number(): number {
    NUMBER.lastIndex = this.at;
    const match = NUMBER.exec(this.text)?.[0] ?? '';
    const after = this.at + match.length;
    OPEN_NUMBER.lastIndex = this.at;
    const open = OPEN_NUMBER.exec(this.text)?.[0] ?? '';
    if (open.length > match.length && this.at + open.length >= this.end) throw this.truncated('a number');
    const next = after < this.end ? this.text.charCodeAt(after) : 0;
    if (match === '' || (next >= 48 && next <= 57) || next === 46) throw this.syntax('A malformed number.');
    this.at = after;
    return Number(match);
  }

  private string(): string {
    const { text, end } = this;
    let from = ++this.at;
    let value = '';
    for (;;) {
      if (this.at >= end) throw this.truncated('a string');
      const code = text.charCodeAt(this.at);
      if (code === QUOTE) {
        value += text.slice(from, this.at++);
        return value;
      }
      if (code < 32) throw this.syntax('A string holds a raw line break or control character; write it as an escape.');
      if (code === BACKSLASH) {
        value += text.slice(from, this.at) + this.escape();
        from = this.at;
      } else this.at++;
    }
  }

  private escape(): string {
    if (this.at + 1 >= this.end) throw this.truncated('a string');
    const letter = this.text.charAt(this.at + 1);
    if (letter === 'u') return this.unicodeEscape();
    const plain = ESCAPES[letter];
    if (plain === undefined) throw this.syntax(`\\${letter} is no JSON escape.`, 2);
    this.at += 2;
    return plain;
  }

  private unicodeEscape(): string {
    const digits = this.text.slice(this.at + 2, Math.min(this.at + 6, this.end));
    if (!/^[0-9a-fA-F]*$/.test(digits)) throw this.syntax('\\u needs four hexadecimal digits.', 2);
    if (digits.length < 4) throw this.truncated('a string');
    this.at += 6;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }

  private skipSpace(): void {
    for (; this.at < this.end; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return;
    }
    throw this.truncated(this.open.at(-1)?.kind === 'array' ? 'an array' : 'an object');
  }

  private peek(): number {
    return this.text.charCodeAt(this.at);
  }

  private mapped(at: number): number {
    return this.map ? (this.map[at] ?? at) : at;
  }

  private found(): string {
    const char = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0);
    return char === "'" ? 'a single quote' : JSON.stringify(char);
  }

  private syntax(message: string, length = 1): Fault {
    const range = { start: this.mapped(this.at), end: this.mapped(Math.min(this.at + length, this.end)) };
    return new Fault({ kind: 'syntax', message, range });
  }

  private truncated(inside: string): Fault {
    const at = this.mapped(this.end);
    return new Fault({ kind: 'truncated', message: `The text ends inside ${inside}.`, range: { start: at, end: at } });
  }
}
