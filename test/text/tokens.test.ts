import { describe, expect, it } from 'vitest';
import { tokenize } from '../../src/text/tokens';

describe('tokens', () => {
  it.each([
    ['words and case', 'The CAT sat.', ['the', 'cat', 'sat']],
    ['nothing', '', []],
    ['punctuation alone', '... – !', []],
    ['digits and underscores', 'PERSON_1 x2', ['person', '1', 'x2']],
    ['straight apostrophe', "don't", ['dont']],
    ['typographic apostrophe', 'don’t', ['dont']],
    ['modifier apostrophe', 'donʼt', ['dont']],
    ['full-width apostrophe, by NFKC', 'don＇t', ['dont']],
    ['opening quote separates', 'a‘b', ['a', 'b']],
    ['NFKC: ligature, full width, circled', 'ﬁne ＡＢ ①', ['fine', 'ab', '1']],
    ['NFKC composes', 'cafe\u0301', ['café']],
    ['NFKC takes a spacing accent apart', 'a´b', ['a', 'b']],
    ['Han', '你好 world', ['你', '好', 'world']],
    ['Han inside a word', 'ab你cd', ['ab', '你', 'cd']],
    ['Hiragana and Katakana', 'ひらカナ', ['ひ', 'ら', 'カ', 'ナ']],
    ['the prolonged sound mark', 'コーヒー', ['コ', 'ー', 'ヒ', 'ー']],
    ['its half-width form', 'ｺｰ', ['コ', 'ー']],
    ['a voiced mark stays', 'カ\u3099', ['ガ']],
    ['Hangul splits on spaces', '안녕 하세요', ['안녕', '하세요']],
    ['Thai, marks kept', 'ที่นี่', ['ที่', 'นี่']],
    ['Lao', 'ສະ', ['ສ', 'ະ']],
    ['Khmer, marks kept', 'កា', ['កា']],
    ['Myanmar, marks kept', 'မြန်', ['မြ', 'န်']],
    ['Thai digits', '๑๒', ['๑', '๒']],
    ['Arabic and Cyrillic', 'سلام Привет', ['سلام', 'привет']],
    ['Devanagari marks stay in the word', 'हिन्दी', ['हिन्दी']],
    ['a separator takes its marks along', 'a -\u0301b', ['a', 'b']],
    ['a mark that opens the text goes', '\u0301a', ['a']],
    ['a mark after an apostrophe stays with the letter', "e'\u0302x", ['e\u0302x']],
    ['an emoji with its selector', 'a ❤\uFE0Fb', ['a', 'b']],
    ['a lone surrogate', 'a\uD83Db', ['a', 'b']],
    ['numbers that are no digits', '½ Ⅷ', ['1', '2', 'viii']],
    ['the Han zero', '二〇', ['二', '〇']],
  ])('%s', (_, text, tokens) => {
    expect(tokenize(text)).toEqual(tokens);
  });

  it('the short way for ASCII gives what the long way gives', () => {
    for (let code = 0; code < 128; code++) {
      const text = `a${String.fromCharCode(code)}B c`;
      expect(tokenize(text), JSON.stringify(text)).toEqual(tokenize(`${text} 你`).slice(0, -1));
    }
  });
});
