/** The server's own words are cut at this many UTF-16 units. */
export const SAID_LIMIT = 400;

/**
 * A server's words, fit to be shown: controls and marks that turn the direction of writing become blanks, blanks are
 * joined, and the end is cut off.
 *
 * @returns at most {@link SAID_LIMIT} UTF-16 units
 */
export function serverWords(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    // Halves of pairs that lost their other half.
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
  if (plain.length <= SAID_LIMIT) return plain;
  // The cut may fall into a pair; its first half alone is no character.
  return `${plain
    .slice(0, SAID_LIMIT - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
