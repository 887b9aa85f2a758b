import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestShare, possibleTotals } from '../../src/dataset/shares';

describe('whether a printed percentage can be k/n', () => {
  it('finds the nearest count', () => {
    expect(nearestShare(66.67, 3)).toMatchObject({ count: 2, of: 3, printed: '66.67' });
    expect(nearestShare(92.12, 38)).toMatchObject({ count: 35, printed: '92.11' });
    expect(nearestShare(0.1, 3)).toMatchObject({ count: 0, printed: '0.00' });
  });

  it('lists the totals of which it can be a share', () => {
    expect(possibleTotals(66.67, 9).map(({ count, of }) => `${count}/${of}`)).toEqual(['2/3', '4/6', '6/9']);
    expect(possibleTotals(50, 4, 0).map(({ of }) => of)).toEqual([2, 4]);
  });

  // Table B.5, compliance over the 76 videos of three to five minutes.
  it.each([92.12, 92.55, 93.04, 76.59, 83.97])('%s is no share of at most 76 videos', (figure) => {
    expect(possibleTotals(figure, 76)).toEqual([]);
  });

  it('knows every share again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (of, k) => {
        const count = Math.min(k, of);
        const printed = ((100 * count) / of).toFixed(2);
        expect(possibleTotals(Number(printed), of).map((share) => share.of)).toContain(of);
      }),
    );
  });
});
