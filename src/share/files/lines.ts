import type { Side } from '../../omnicapbench/diagnostics';

/** One line of a .jsonl, to choose from. */
export interface LineChoice {
  /** 1-based, in the file. */
  readonly number: number;
  /** Its id, or how it begins. */
  readonly label: string;
  /** It holds both documents. */
  readonly pair: boolean;
}

/** The lines of a text that is one JSON value a line. */
export interface Lines {
  /** The first of them. */
  readonly shown: readonly LineChoice[];
  readonly total: number;
}

/** Lines that are offered. */
export const SHOWN_LINES = 200;

const LABEL = 90;

/** The lines of JSON lines; null when the text is not that: fewer than two lines, or a first one that is no object. */
export function findLines(text: string): Lines | null {
  const shown: LineChoice[] = [];
  let total = 0;
  for (const { number, line } of linesOf(text)) {
    total += 1;
    if (shown.length === SHOWN_LINES) continue;
    const value = objectIn(line);
    // An array or an object over several lines is one document.
    if (total === 1 && value === null) return null;
    shown.push({ number, label: labelOf(line, value), pair: value !== null && pairIn(value) !== null });
  }
  return total > 1 ? { shown, total } : null;
}

/** The text of one line, or its two documents. */
export function takeLine(text: string, number: number): string | Readonly<Record<Side, string>> {
  for (const found of linesOf(text)) {
    if (found.number !== number) continue;
    const value = objectIn(found.line);
    return (value && pairIn(value)) ?? found.line;
  }
  return '';
}

/** Both documents of an object with a `prediction` and a `reference`; null when it is another one. */
export function pairIn(value: object): Readonly<Record<Side, string>> | null {
  const prediction = documentIn(value, 'prediction');
  const reference = documentIn(value, 'reference');
  return prediction === null || reference === null ? null : { prediction, reference };
}

function documentIn(value: object, side: Side): string | null {
  const part: unknown = Object.hasOwn(value, side) ? Reflect.get(value, side) : undefined;
  if (typeof part === 'string') return part;
  return typeof part === 'object' && part !== null ? JSON.stringify(part, null, 2) : null;
}

function labelOf(line: string, value: object | null): string {
  for (const key of ['id', 'video_id', 'name']) {
    const id: unknown = value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    if (typeof id === 'string' || typeof id === 'number') return String(id).slice(0, LABEL);
  }
  return line.length > LABEL ? `${line.slice(0, LABEL)}…` : line;
}

function objectIn(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Lines that are not blank, one at a time: a file may hold thousands of long ones. */
function* linesOf(text: string): Generator<{ readonly number: number; readonly line: string }> {
  let number = 1;
  for (let start = 0; start < text.length; number += 1) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    const line = text.slice(start, end).trim();
    if (line !== '') yield { number, line };
    start = end + 1;
  }
}
