import { type JsonFault, parseJson } from './parse';
import type { Source } from './source';
import type { JsonNode, TextRange } from './tree';

/** What stood in a text: the document or its first fault, and what had to be passed over to reach it. */
export interface Extraction {
  /** The value, or the first fault, or 'none' when nothing in the text starts a document. */
  readonly outcome: { readonly value: JsonNode } | BrokenDocument | 'none';
  readonly duplicateKeys: readonly TextRange[];
  /** The opening fence, when there was one. */
  readonly fence: TextRange | undefined;
  /** Text outside the document, each piece trimmed. */
  readonly prose: readonly TextRange[];
}

/** A document that could not be read. */
export interface BrokenDocument {
  readonly fault: JsonFault;
  /** Where it stands, in units of the source's own text. */
  readonly region: TextRange;
}

const THINK = /^\s*<think>[\s\S]*?<\/think>/;
const BOM = '\uFEFF';

/**
 * Finds and reads the document in what a model printed: byte-order mark, a leading think block and a fence are
 * removed, the first brace (or a leading bracket before one) starts the document, its matching bracket ends it.
 * Ranges are offsets into the text as pasted.
 * @see contract §2.1 to §2.3
 */
export function extractDocument(source: Source): Extraction {
  const { text, map } = source;
  const { fences, open, blank } = findFences(text, bodyStart(text));
  const start = documentStart(blank);
  const fence = fences[0] && mapRange(fences[0], map);
  if (start < 0) return { outcome: 'none', duplicateKeys: [], fence, prose: [] };

  const before = pieces(blank, bodyStart(text), start);
  const end = trimmedEnd(text, start, text.length);
  const whole = parseJson(text, start, end, map);
  if ('value' in whole) {
    const after = withoutFence(text, whole.end, open);
    const prose = [...before, ...after].map((range) => mapRange(range, map));
    return { outcome: { value: whole.value }, duplicateKeys: whole.duplicateKeys, fence, prose };
  }
  const prose = before.map((range) => mapRange(range, map));
  const outcome = brokenInFence(text, start, open, map) ?? { fault: whole.fault, region: { start, end } };
  return { outcome, duplicateKeys: [], fence, prose };
}

/** Whether a document starts in the text, by the same steps. @see contract §2.4 caption */
export function startsDocument(text: string): boolean {
  return documentStart(findFences(text, bodyStart(text)).blank) >= 0;
}

/** Past the byte-order mark and a closed leading think block. */
function bodyStart(text: string): number {
  const from = text.startsWith(BOM) ? 1 : 0;
  return from + (THINK.exec(text.slice(from))?.[0].length ?? 0);
}

interface Fences {
  /** Every opening fence before the first brace. */
  readonly fences: readonly TextRange[];
  /** The backticks of the fence still open at the first brace, '' when none is. */
  readonly open: string;
  /** The text with all that comes off before the first brace blanked, so that offsets stay. */
  readonly blank: string;
}

/** Fences whose opening comes before the first brace, wherever they close. An info string belongs to its fence. */
function findFences(text: string, from: number): Fences {
  const brace = text.indexOf('{', from);
  const head = brace < 0 ? emptyArrayStart(text, from) : brace;
  const fences: TextRange[] = [];
  const kept: string[] = [' '.repeat(from)];
  let at = from;
  let open = '';
  for (const match of text.slice(from, head).matchAll(/(`{3,})([^\r\n`[]*(?=[\r\n])|[\w+-]*)/g)) {
    const [whole, ticks = ''] = match;
    const closes = open !== '' && ticks.length >= open.length;
    if (open !== '' && !closes) continue;
    const start = from + match.index;
    const end = start + (closes ? ticks.length : whole.length);
    if (!closes) fences.push({ start, end });
    open = closes ? '' : ticks;
    kept.push(text.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  return { fences, open, blank: kept.join('') + text.slice(at) };
}

/** In a text without a brace the document can only be an empty array; the text's end when there is none. */
function emptyArrayStart(text: string, from: number): number {
  const at = text.slice(from).search(/\[\s*\]/);
  return at < 0 ? text.length : from + at;
}

/** The first brace, or a leading bracket whose next visible character is a brace or its own closing. */
function documentStart(blank: string): number {
  const leading = /^\s*\[\s*[{\]]/.test(blank);
  return leading ? blank.indexOf('[') : blank.indexOf('{');
}

/** With a fence open the document can reach no further than the line that closes it, or the fence at the end. */
function brokenInFence(text: string, start: number, ticks: string, map: Source['map']): BrokenDocument | undefined {
  if (ticks === '') return undefined;
  const closing = closingFence(text, start, ticks);
  if (closing < 0) return undefined;
  const end = trimmedEnd(text, start, closing);
  const inner = parseJson(text, start, end, map);
  return 'fault' in inner ? { fault: inner.fault, region: { start, end } } : undefined;
}

/** The first fence that opens a line (white space aside), else one at the very end; -1 when there is none. */
function closingFence(text: string, start: number, ticks: string): number {
  let last = -1;
  let from = start;
  for (let at = text.indexOf(ticks, from); at >= 0; at = text.indexOf(ticks, from)) {
    const gap = text.slice(from, at);
    if (/[\r\n]/.test(gap.slice(gap.trimEnd().length))) return at;
    last = at;
    from = runEnd(text, at);
  }
  return last >= 0 && text.slice(runEnd(text, last)).trim() === '' ? last : -1;
}

/** One past the last backtick of a run. */
function runEnd(text: string, at: number): number {
  let end = at;
  while (text[end] === '`') end++;
  return end;
}

/** The visible pieces after the document, less the closing fence. */
function withoutFence(text: string, from: number, ticks: string): TextRange[] {
  const closing = ticks === '' ? -1 : text.indexOf(ticks, from);
  if (closing < 0) return pieces(text, from, text.length);
  return [...pieces(text, from, closing), ...pieces(text, runEnd(text, closing), text.length)];
}

function pieces(text: string, start: number, end: number): TextRange[] {
  const slice = text.slice(start, end);
  const visible = slice.trim();
  if (visible === '') return [];
  const first = start + slice.length - slice.trimStart().length;
  return [{ start: first, end: first + visible.length }];
}

function trimmedEnd(text: string, start: number, end: number): number {
  return start + text.slice(start, end).trimEnd().length;
}

function mapRange(range: TextRange, map: Source['map']): TextRange {
  if (map === undefined) return range;
  return { start: map[range.start] ?? range.start, end: map[range.end] ?? range.end };
}
