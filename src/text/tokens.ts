import { orderLongRuns } from './markRuns';

/** The name of this tokenization in signatures. @see contract §4 Tokens */
export const TOKENIZER = 'words+cjk-chars';

const APOSTROPHES = /['\u2019\u02BC]/g;
/** A separator takes the marks that follow it along: they have nothing left to stand on. Plain spaces stay. */
const SEPARATORS = /[^\p{L}\p{M}\p{N} ]\p{M}*| \p{M}+/gu;
const LEADING_MARKS = /^\p{M}+/u;
/** Scripts written without spaces: every character is a token, and a mark stays with what precedes it. */
const UNSPACED =
  /(?!\p{M})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30FC\uFF70]\p{M}*/gu;
const WORD = /[\p{L}\p{N}]/u;
const ASCII = /^[\0-\x7F]*$/;

/**
 * Splits a text into comparable tokens: NFKC, lower case, no apostrophes; words between spaces, single characters
 * in scripts without spaces.
 * @see contract §4 Tokens
 */
export function tokenize(text: string): string[] {
  if (ASCII.test(text))
    return (
      text
        .toLowerCase()
        .replaceAll("'", '')
        .match(/[a-z0-9]+/g) ?? []
    );
  const spaced = orderLongRuns(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(SEPARATORS, ' ')
    .replace(LEADING_MARKS, '')
    .replace(UNSPACED, ' $& ');
  return words(spaced);
}

/** The pieces between spaces that hold a letter or a number. Equal ones are one string: texts of megabytes repeat. */
function words(spaced: string): string[] {
  const tokens: string[] = [];
  const known = new Map<string, string | undefined>();
  for (let from = 0; from < spaced.length; ) {
    const space = spaced.indexOf(' ', from);
    const end = space < 0 ? spaced.length : space;
    const piece = spaced.slice(from, end);
    from = end + 1;
    if (!known.has(piece)) known.set(piece, WORD.test(piece) ? piece : undefined);
    const token = known.get(piece);
    if (token !== undefined) tokens.push(token);
  }
  return tokens;
}
