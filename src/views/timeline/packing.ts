import type { Span } from './model';

const isPoint = ({ start, end }: Span): boolean => start === end;

/** Whether `next`, which starts no earlier, would hide a part of `last` in one row. Points need a place of their own. */
function collides(last: Span, next: Span): boolean {
  if (next.start !== last.end) return next.start < last.end;
  return isPoint(last) || isPoint(next);
}

/**
 * The row of each span, so that no two in a row overlap: by start, the longer first, then by position; each goes to
 * the first row that has room.
 *
 * @returns rows in the order of `spans`, and how many there are
 */
export function packRows(spans: readonly Span[]): { readonly rows: readonly number[]; readonly count: number } {
  const order = spans
    .map((span, index) => ({ span, index }))
    .sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end || a.index - b.index);
  const lasts: Span[] = [];
  const rows = new Array<number>(spans.length).fill(0);
  for (const { span, index } of order) {
    const free = lasts.findIndex((last) => !collides(last, span));
    const row = free === -1 ? lasts.length : free;
    lasts[row] = span;
    rows[index] = row;
  }
  return { rows, count: lasts.length };
}
