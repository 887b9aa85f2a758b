import type { TextEdit } from '../../json/edit';

/** A stretch of a changed place; what is not changed is there to find one's way. */
export interface Piece {
  readonly text: string;
  readonly changed: boolean;
}

/** One place that edits change, before and after. */
export interface Hunk {
  /** 1-based, in the text before. */
  readonly line: number;
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
}

/** Characters of a line that are shown around a change. */
const CONTEXT = 72;
/** Edits nearer than this, and on the same line or the next, are one place. */
const NEAR = 120;
/** Characters of a removed or added stretch that are shown. */
const MOST = 280;

/** What edits do to a text, place by place. */
export function hunksOf(text: string, edits: readonly TextEdit[]): readonly Hunk[] {
  const ordered = [...edits].sort((a, b) => a.offset - b.offset);
  const places: TextEdit[][] = [];
  for (const edit of ordered) {
    const place = places.at(-1);
    const last = place?.at(-1);
    if (place && last && isNear(text, last.offset + last.length, edit.offset)) place.push(edit);
    else places.push([edit]);
  }
  let line = 1;
  let counted = 0;
  return places.map((place) => {
    const start = place[0]?.offset ?? 0;
    for (let at = text.indexOf('\n', counted); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) line += 1;
    counted = start;
    return { line, ...piecesOf(text, place) };
  });
}

function isNear(text: string, end: number, start: number): boolean {
  if (start - end > NEAR) return false;
  const first = text.indexOf('\n', end);
  return first < 0 || first >= start || text.indexOf('\n', first + 1) < 0 || text.indexOf('\n', first + 1) >= start;
}

function piecesOf(text: string, place: readonly TextEdit[]): Pick<Hunk, 'before' | 'after'> {
  const before: Piece[] = [];
  const after: Piece[] = [];
  const kept = (piece: string): void => {
    if (piece === '') return;
    before.push({ text: piece, changed: false });
    after.push({ text: piece, changed: false });
  };
  let at = place[0]?.offset ?? 0;
  kept(lead(text, at));
  for (const { offset, length, text: added } of place) {
    kept(text.slice(at, offset));
    at = offset + length;
    if (length > 0) before.push({ text: shorten(text.slice(offset, at)), changed: true });
    if (added !== '') after.push({ text: shorten(added), changed: true });
  }
  kept(trail(text, at));
  return { before, after };
}

/** The line before a change, without its indentation. */
function lead(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(Math.max(start, at - CONTEXT), at);
  return start < at - CONTEXT ? `…${line}` : line.trimStart();
}

function trail(text: string, at: number): string {
  const found = text.indexOf('\n', at);
  const end = found < 0 ? text.length : found;
  return end > at + CONTEXT ? `${text.slice(at, at + CONTEXT)}…` : text.slice(at, end).trimEnd();
}

function shorten(text: string): string {
  if (text.length <= MOST) return text;
  return `${text.slice(0, MOST)}… (${text.length - MOST} more characters)`;
}
