import { describe, expect, it } from 'vitest';
import { STRATA, stratify, stratumOf } from '../../src/dataset/strata';
import { known } from './build';

describe('strata by length', () => {
  it.each([
    [0, '<1 min'],
    [59.999, '<1 min'],
    [60, '1-3 min'],
    [179.999, '1-3 min'],
    [180, '3-5 min'],
    [300, '3-5 min'],
    [300.001, '>5 min'],
    [null, undefined],
  ] as const)('%s s is in %s', (duration, stratum) => {
    expect(stratumOf(duration)).toBe(stratum);
  });

  it('keeps the order, and leaves out what has no length', () => {
    const named = (name: string, duration: number | null) => known({}, { name, duration });
    const strata = stratify([named('b', 10), named('x', null), named('c', 300), named('a', 20)]);
    expect(STRATA.map((stratum) => strata[stratum].map(({ name }) => name))).toEqual([['b', 'a'], [], ['c'], []]);
  });
});
