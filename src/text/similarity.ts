import { intersect } from './sharedTokens';

/** Words too common to tell two descriptions apart. @see contract §4 Similarity */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at by for from has have her his in is it its of on or she he that the their they this to was ' +
    'were wearing wears with who'
  ).split(' '),
);

/** A text made ready for comparison with many others. */
export interface Comparable {
  /** All tokens, in order; what makes two texts equal. */
  readonly sequence: string;
  /** The text itself, trimmed: equal texts are equal even when no token is left of them. */
  readonly verbatim: string;
  /** Tokens less the stop words, with how often each stands. */
  readonly bag: ReadonlyMap<string, number>;
  readonly size: number;
}

/** Prepares tokens for `similarity`. `isStopWord` lets a token that only looks like a stop word count. */
export function comparable(tokens: readonly string[], verbatim: string): Comparable {
  const bag = new Map<string, number>();
  let size = 0;
  for (const token of tokens) {
    if (STOP_WORDS.has(token)) continue;
    bag.set(token, (bag.get(token) ?? 0) + 1);
    size++;
  }
  return { sequence: tokens.join(' '), verbatim: verbatim.trim(), bag, size };
}

/**
 * 1 for equal token sequences or equal texts, else 2|A∩B| / (|A| + |B|) over the bags, 0 when either is empty.
 * @returns a fraction in [0, 1]
 * @see contract §4 Similarity
 */
export function similarity(a: Comparable, b: Comparable): number {
  if (a.sequence !== '' && a.sequence === b.sequence) return 1;
  if (a.verbatim !== '' && a.verbatim === b.verbatim) return 1;
  if (a.size === 0 || b.size === 0) return 0;
  return dice(intersect(a.bag, b.bag), a.size, b.size);
}

/** What two bags share, as a fraction of both. At least one of them is not empty. */
export function dice(shared: number, aSize: number, bSize: number): number {
  return (2 * shared) / (aSize + bSize);
}
