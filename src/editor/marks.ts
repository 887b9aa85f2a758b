import type { Diagnostic, Severity } from '../omnicapbench/diagnostics';

/** Faults drawn into one text. More would slow the editor down and tell nobody more; the list has them all. */
export const MAX_MARKS = 500;

/** A stretch of a text, as an editor addresses it: 1-based, in UTF-16 code units. */
export interface TextSpan {
  readonly startLineNumber: number;
  readonly startColumn: number;
  readonly endLineNumber: number;
  readonly endColumn: number;
}

/** What a text must be able to say about itself. Monaco's model does. */
export interface Lines {
  getPositionAt(offset: number): { readonly lineNumber: number; readonly column: number };
  getLineMaxColumn(line: number): number;
  getLineCount(): number;
}

/** The exact place of a fault. */
export function spanOf({ offset, length }: Pick<Diagnostic, 'offset' | 'length'>, lines: Lines): TextSpan {
  const start = lines.getPositionAt(offset);
  const end = lines.getPositionAt(offset + length);
  return {
    startLineNumber: start.lineNumber,
    startColumn: start.column,
    endLineNumber: end.lineNumber,
    endColumn: end.column,
  };
}

/**
 * The part of a fault's place that is underlined: its first line, since a fault of a whole unit would underline the
 * page, and at least one character, since a point cannot be seen.
 */
export function underlineOf(span: TextSpan, lines: Lines): TextSpan {
  const { startLineNumber } = span;
  const max = lines.getLineMaxColumn(startLineNumber);
  const end = span.endLineNumber > startLineNumber ? max : Math.min(span.endColumn, max);
  if (end > span.startColumn) return { ...span, endLineNumber: startLineNumber, endColumn: end };
  return {
    startLineNumber,
    startColumn: span.startColumn < max ? span.startColumn : Math.max(1, max - 1),
    endLineNumber: startLineNumber,
    endColumn: span.startColumn < max ? span.startColumn + 1 : max,
  };
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** The gutter shows one mark a line, that of the worst fault on it. */
export function worstByLine(
  marks: readonly { readonly line: number; readonly severity: Severity }[],
): ReadonlyMap<number, Severity> {
  const worst = new Map<number, Severity>();
  for (const { line, severity } of marks) {
    const before = worst.get(line);
    if (before === undefined || RANK[severity] < RANK[before]) worst.set(line, severity);
  }
  return worst;
}
