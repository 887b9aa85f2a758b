import type { Item } from './prompts/task';

/** Tokens of an answer as judges mostly give it: a tag, and evidence in a sentence or two. */
const ANSWER_TOKENS = 120;

/** Letters of a Latin script, digits, signs and blanks that make one token together, roughly. */
const LETTERS_PER_TOKEN = 4;

/** Scripts of which one character is about one token. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/gu;

/**
 * A rough count of the tokens of a text: one for each Chinese, Japanese or Korean character, and one for every four
 * other UTF-16 units, rounded up. Models count differently, and this promises no more than the order of size.
 */
export function estimateTokens(text: string): number {
  let wide = 0;
  let wideUnits = 0;
  for (const [character] of text.matchAll(WIDE)) {
    wide += 1;
    wideUnits += character.length;
  }
  return wide + Math.ceil((text.length - wideUnits) / LETTERS_PER_TOKEN);
}

/** What a run may cost. */
export interface RunEstimate {
  /** Without those that are made again. */
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the currency of the prices; null when one of them is not known. */
  readonly cost: number | null;
}

/** Limit of an answer, and prices per million tokens. */
export interface Rates {
  readonly maxTokens: number;
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
}

/** Estimates a run before it is started: each item asked once, each answer of 120 tokens or of the limit if less. */
export function estimateRun(items: readonly Item[], { maxTokens, inputPrice, outputPrice }: Rates): RunEstimate {
  const inputTokens = items.reduce(
    (sum, { prompt }) => sum + estimateTokens(prompt.system) + estimateTokens(prompt.user),
    0,
  );
  const outputTokens = items.length * Math.min(ANSWER_TOKENS, maxTokens);
  const cost =
    inputPrice === null || outputPrice === null
      ? null
      : (inputTokens * inputPrice + outputTokens * outputPrice) / 1_000_000;
  return { calls: items.length, inputTokens, outputTokens, cost };
}
