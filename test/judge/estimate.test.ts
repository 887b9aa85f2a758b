import { describe, expect, it } from 'vitest';
import { estimateRun, estimateTokens } from '../../src/judge/estimate';
import { item } from './run/items';

describe('estimateTokens', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['abcd', 1],
    ['abcde', 2],
    ['漢字', 2],
    ['かなカナ한글', 6],
    ['漢字ab', 3],
    ['，。', 2],
    ['𠮷', 1],
    ['😀😀', 1],
  ])('of %j is %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });
});

describe('estimateRun', () => {
  const items = [item('a', 'x'.repeat(40), 'y'.repeat(4)), item('b', 'x'.repeat(40), '漢'.repeat(9))];

  it('counts calls, tokens and cost', () => {
    expect(estimateRun(items, { maxTokens: 1000, inputPrice: 2, outputPrice: 10 })).toEqual({
      calls: 2,
      inputTokens: 10 + 1 + 10 + 9,
      outputTokens: 240,
      cost: (30 * 2 + 240 * 10) / 1e6,
    });
  });

  it('takes no answer for longer than the limit', () => {
    expect(estimateRun(items, { maxTokens: 16, inputPrice: 0, outputPrice: 0 })).toMatchObject({
      outputTokens: 32,
      cost: 0,
    });
  });

  it.each([
    [null, 1],
    [1, null],
    [null, null],
  ])('knows no cost for the prices %s and %s', (inputPrice, outputPrice) => {
    expect(estimateRun(items, { maxTokens: 1, inputPrice, outputPrice }).cost).toBeNull();
  });

  it('of nothing is nothing', () => {
    expect(estimateRun([], { maxTokens: 9, inputPrice: 1, outputPrice: 1 })).toEqual({
      calls: 0,
      inputTokens: 0,
      outputTokens: 0,
      cost: 0,
    });
  });
});
