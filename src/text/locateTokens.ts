import { tokenize } from './tokens';

/** A token and the stretch of the original text that it comes from, in UTF-16 units. */
export interface LocatedToken {
  readonly token: string;
  readonly start: number;
  readonly end: number;
}

/** A character with the marks on it; the half-width voicing marks of Japanese become marks in NFKC. */
const CLUSTER = /[^\p{M}\uFF9E\uFF9F][\p{M}\uFF9E\uFF9F]*|[\p{M}\uFF9E\uFF9F]+/gu;

/** A letter that stands on either side of a cluster to find out whether it joins or parts them. */
const PROBE = 'a';

interface Word {
  readonly start: number;
  end: number;
}

/**
 * The tokens of a text with their places. A cluster is read between two letters: what stays one token joins, what
 * gives several parts, and pieces that are no neighbour of the letters are tokens of their own. Tokens that come out
 * of one character (such as a half) share its place.
 * @returns undefined when the places cannot be told, which no known text brings about
 */
export function locateTokens(text: string): LocatedToken[] | undefined {
  const words: Word[] = [];
  let open: Word | undefined;
  const known = new Map<string, readonly string[]>();
  const between = (cluster: string): readonly string[] => {
    const tokens = known.get(cluster) ?? tokenize(PROBE + cluster + PROBE);
    known.set(cluster, tokens);
    return tokens;
  };
  const hasWord = (piece: string): boolean => tokenize(piece).length > 0;
  /** Adds a piece to the open word, or opens one. */
  const extend = (start: number, end: number): void => {
    if (open) open.end = end;
    else {
      open = { start, end };
      words.push(open);
    }
  };

  for (const match of text.matchAll(CLUSTER)) {
    const [cluster] = match;
    const start = match.index;
    const end = start + cluster.length;
    const tokens = between(cluster);
    if (tokens.length === 1) {
      if (hasWord(cluster)) extend(start, end);
      continue;
    }
    if (hasWord((tokens[0] ?? '').slice(PROBE.length))) extend(start, end);
    open = undefined;
    for (const _ of tokens.slice(1, -1)) words.push({ start, end });
    if (hasWord((tokens.at(-1) ?? '').slice(0, -PROBE.length))) extend(start, end);
  }

  // What a letter becomes may depend on its neighbours (a final sigma), how many tokens there are does not.
  const tokens = tokenize(text);
  if (tokens.length !== words.length) return undefined;
  return tokens.map((token, index) => ({ token, start: words[index]?.start ?? 0, end: words[index]?.end ?? 0 }));
}
