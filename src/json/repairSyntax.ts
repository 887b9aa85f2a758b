import { jsonrepair } from 'jsonrepair';
import { MAX_DEPTH } from './parse';
import type { TextRange } from './tree';

/**
 * Code units of a text that is repaired at most. The repair library rewrites its whole output at every fault it
 * mends, so that a text made of faults takes a time that grows with the square of its size; this many take a few
 * seconds at the very worst, and an ordinary broken caption a few milliseconds.
 */
export const MAX_REPAIR = 96 * 1024;

/** A text made strict JSON, or in plain words why it was not tried or not possible. */
export type SyntaxRepair = { readonly text: string; readonly end: number } | { readonly refused: string };

/**
 * Mends trailing commas, quotes, comments and the like in one document of a text. `end` is how far the document
 * was taken to reach: prose may follow it.
 * @see contract §2.7
 */
export function repairSyntax(text: string, region: TextRange): SyntaxRepair {
  if (region.end - region.start > MAX_REPAIR) {
    return { refused: `The broken document is longer than ${MAX_REPAIR / 1024} thousand characters.` };
  }
  const { end, deepest } = scanBrackets(text, region);
  if (deepest > MAX_DEPTH) return { refused: `The broken document is nested deeper than ${MAX_DEPTH} levels.` };
  const slice = text.slice(region.start, region.end);
  const last = region.start + Math.max(slice.lastIndexOf('}'), slice.lastIndexOf(']')) + 1;
  // Without a matching bracket the text is probably cut, and all of it belongs to the document.
  const ends = new Set(end === undefined ? [region.end, last] : [end, last, region.end]);
  for (const candidate of ends) {
    const repaired = attempt(text.slice(region.start, candidate));
    if (repaired !== undefined) return { text: repaired, end: candidate };
  }
  return { refused: 'The broken document is too far from JSON to be repaired.' };
}

function attempt(text: string): string | undefined {
  try {
    const repaired = jsonrepair(text);
    // Anything becomes a string with enough good will; a document is an object or an array.
    return /^[{[]/.test(repaired) ? repaired : undefined;
  } catch {
    return undefined;
  }
}

/** The bracket that matches the first one, strings skipped, and how deep the brackets go. */
function scanBrackets(text: string, { start, end }: TextRange): { end: number | undefined; deepest: number } {
  let depth = 0;
  let deepest = 0;
  let close: number | undefined;
  let quoted = false;
  for (let at = start; at < end; at++) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
    else if ((char === '}' || char === ']') && --depth === 0) close ??= at + 1;
  }
  return { end: close, deepest };
}
