import { describe, expect, it } from 'vitest';
import { countsFormula, harmonicFormula, idsInWords, meanFormula } from '../../../src/omnicapbench/metrics/formula';
import { meanOf } from '../../../src/omnicapbench/metrics/mean';
import { fromDirections, ratio } from '../../../src/omnicapbench/metrics/ratio';

describe('a formula', () => {
  it('writes a mean as its sum', () => {
    const shares = [1, 3, 1, 3].map((amount, k) => ({ amount, of: k % 2 === 0 ? 1 : 4 }));
    expect(meanFormula(shares, meanOf(shares))).toBe('(1 + 3/4 + 1 + 3/4) / 4 = 3.5/4');
    expect(meanFormula([], meanOf([]))).toBe('not applicable: there is nothing to average');
  });

  it('cuts a long sum short', () => {
    const shares = Array.from({ length: 12 }, () => ({ amount: 1, of: 2 }));
    expect(meanFormula(shares, meanOf(shares))).toBe(`(${'1/2 + '.repeat(7)}… 5 more) / 12 = 6/12`);
    const nine = shares.slice(3);
    expect(meanFormula(nine, meanOf(nine))).toBe(`(${Array(9).fill('1/2').join(' + ')}) / 9 = 4.5/9`);
  });

  it('writes an f1 of counts', () => {
    expect(countsFormula(4, 5, 6)).toBe('2 × 4 / (5 + 6) = 8/11');
  });

  it('writes a harmonic mean, and the rules at its borders', () => {
    const write = (precision: readonly [number, number], recall: readonly [number, number]): string => {
      const values = fromDirections(ratio(...precision), ratio(...recall));
      return harmonicFormula(values.precision, values.recall, values.f1);
    };
    expect(write([4, 5], [4, 6])).toBe('2 × 4/5 × 4/6 / (4/5 + 4/6) = 0.7273');
    expect(write([0, 5], [0, 6])).toBe('0, since precision and recall are both 0');
    expect(write([0, 0], [0, 6])).toBe('0, since precision does not apply');
    expect(write([0, 5], [0, 0])).toBe('0, since recall does not apply');
    expect(write([0, 0], [0, 0])).toBe('not applicable: neither precision nor recall applies');
  });

  it('names a few ids and counts the rest', () => {
    const units = Array.from({ length: 9 }, (_, k) => ({ id: `A_${k}` }));
    expect(idsInWords(units.slice(0, 2))).toBe('A_0, A_1');
    expect(idsInWords(units)).toBe('A_0, A_1, A_2, A_3, A_4, A_5 and 3 more');
  });
});
