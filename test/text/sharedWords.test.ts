import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { locateTokens } from '../../src/text/locateTokens';
import { markShared } from '../../src/text/sharedWords';
import { comparable, STOP_WORDS, similarity } from '../../src/text/similarity';
import { tokenize } from '../../src/text/tokens';

/** The segments as one string, shared ones in brackets. */
const written = (a: string, b: string): readonly string[] =>
  markShared(a, b).map((cut) => cut.map(({ text, shared }) => (shared ? `[${text}]` : text)).join(''));

/** Letters of many scripts, marks, apostrophes, things that NFKC takes apart, halves of characters. */
const tricky = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."abzAZ09 \n-_.,'’ʼÉéßİıΣσς中猫がガｶﾞﾟﾊﾟーｰกำแລ်မြ가각½①™㍿℃´ͺ…ﬁ😀",
        '\u0301',
        '\u3099',
        '\u0345',
        '\uD800',
        '\uDC00',
      ),
      fc.constantFrom('red ', 'the ', 'coat ', 'Red, '),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

describe('shared words', () => {
  test.each([
    ['plain words', 'a red coat', 'Red scarf', 'a [red] coat', '[Red] scarf'],
    ['as often as both have them', 'red red red', 'red, red', '[red] [red] red', '[red], [red]'],
    ['no stop words', 'the coat with the hat', 'the hat', 'the coat with the [hat]', 'the [hat]'],
    ['characters where words have no spaces', '赤い猫', '黒い猫', '赤[い][猫]', '黒[い][猫]'],
    ['apostrophes inside a word', "don't go", 'dont stay', "[don't] go", '[dont] stay'],
    ['an apostrophe at the end of a word aside', "the dogs' bowl", 'dogs', "the [dogs]' bowl", '[dogs]'],
    ['marks on letters', 'cafe\u0301 noir', 'café', '[cafe\u0301] noir', '[café]'],
    ['half-width kana', 'ｶﾞﾗｽ', 'ガ', '[ｶﾞ]ﾗｽ', '[ガ]'],
    ['words inside hyphens', 'well-known', 'known', 'well-[known]', '[known]'],
    ['what one character holds', '™ sign', 'tm', '[™] sign', '[tm]'],
    ['nothing', '', 'x', '', 'x'],
  ] as const)('are marked: %s', (_name, a, b, first, second) => {
    expect(written(a, b)).toEqual([first, second]);
  });

  it('leave the texts as they were', () => {
    fc.assert(
      fc.property(tricky, tricky, (a, b) => {
        const texts = markShared(a, b).map((cut) => cut.map(({ text }) => text).join(''));
        expect(texts).toEqual([a, b]);
      }),
      { numRuns: 2000 },
    );
  });

  it('have a place for every token of any text', () => {
    fc.assert(
      fc.property(fc.oneof(tricky, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (text) => {
        const located = locateTokens(text);
        expect(located?.map(({ token }) => token)).toEqual(tokenize(text));
        for (const { start, end } of located ?? []) expect(tokenize(text.slice(start, end)).length).toBeGreaterThan(0);
      }),
      { numRuns: 5000 },
    );
  });

  it('are as many as the similarity counts', () => {
    const text = fc.array(fc.constantFrom('red', 'coat', 'the', 'hat', '猫'), { maxLength: 8 }).map((w) => w.join(' '));
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [first, second] = markShared(a, b).map((cut) => cut.filter(({ shared }) => shared).length);
        const size = (one: string) => tokenize(one).filter((token) => !STOP_WORDS.has(token)).length;
        expect(first).toBe(second);
        const like = similarity(comparable(tokenize(a), a), comparable(tokenize(b), b));
        if (like < 1 && size(a) + size(b) > 0) expect((2 * (first ?? 0)) / (size(a) + size(b))).toBe(like);
      }),
    );
  });
});
