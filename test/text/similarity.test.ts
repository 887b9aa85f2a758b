import { describe, expect, it } from 'vitest';
import { comparable, STOP_WORDS, similarity } from '../../src/text/similarity';
import { tokenize } from '../../src/text/tokens';

function compare(a: string, b: string): number {
  return similarity(comparable(tokenize(a), a), comparable(tokenize(b), b));
}

describe('similarity', () => {
  it.each([
    // 2·2 / (3 + 2): red, coat of {red, coat, man} and {red, coat}
    ['man in a red coat', 'the red coat', 4 / 5],
    // Multisets: dog twice against dog once, 2·1 / (2 + 1)
    ['dog dog', 'a dog', 2 / 3],
    ['red hat', 'blue scarf', 0],
    ['red', '', 0],
    ['', '', 0],
    ['  ', ' ', 0],
    // Equal token sequences, though nothing but stop words
    ['the one? he is', 'the ONE he is!', 1],
    ['of the', 'Of, the', 1],
    ['of the', 'the of', 0],
    // Equal trimmed texts without any token
    [' ?! ', '?!', 1],
    ['?!', '!?', 0],
    // The same bag in another order is as similar as can be
    ['red coat', 'coat red', 1],
    ['of red', 'red', 1],
  ])('%j, %j: %d', (a, b, expected) => {
    expect(compare(a, b)).toBe(expected);
    expect(compare(b, a)).toBe(expected);
  });

  it('has the stop words of the contract', () => {
    const words =
      'a an and are as at by for from has have her his in is it its of on or she he that the their they this to was were wearing wears with who';
    expect([...STOP_WORDS]).toEqual(words.split(' '));
  });
});
