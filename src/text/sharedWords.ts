import { type LocatedToken, locateTokens } from './locateTokens';
import { STOP_WORDS } from './similarity';

/** A stretch of a text; the stretches of a text, laid end to end, are the text. */
export interface TextSegment {
  readonly text: string;
  /** Counts as shared in the similarity. */
  readonly shared: boolean;
}

/**
 * Marks in two texts the words that their similarity counts as shared: the first n occurrences of a word that stands
 * n times in the text with fewer of it. Stop words are never shared.
 * @see contract §4 Similarity
 */
export function markShared(a: string, b: string): readonly [a: readonly TextSegment[], b: readonly TextSegment[]] {
  const first = wordsOf(a);
  const second = wordsOf(b);
  return [segments(a, first, countTokens(second)), segments(b, second, countTokens(first))];
}

function wordsOf(text: string): LocatedToken[] {
  return (locateTokens(text) ?? []).filter(({ token }) => !STOP_WORDS.has(token));
}

function countTokens(words: readonly LocatedToken[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { token } of words) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** Cuts a text at its shared words; `supply` is used up. */
function segments(text: string, words: readonly LocatedToken[], supply: Map<string, number>): TextSegment[] {
  const cut: TextSegment[] = [];
  let at = 0;
  const cutTo = (end: number, shared: boolean): void => {
    if (end > at) cut.push({ text: text.slice(at, end), shared });
    at = Math.max(at, end);
  };
  for (const { token, start, end } of words) {
    const left = supply.get(token) ?? 0;
    if (left === 0) continue;
    supply.set(token, left - 1);
    cutTo(start, false);
    cutTo(end, true);
  }
  cutTo(text.length, false);
  return cut;
}
