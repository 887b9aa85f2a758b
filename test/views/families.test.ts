import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/omnicapbench/families';
import { familyRows, rateOf } from '../../src/views/families/rows';

describe('the table of error families', () => {
  it('has a row for every family of the paper, also before anything is known', () => {
    const rows = familyRows(null);
    expect(rows.map(({ family }) => family)).toEqual(FAMILIES);
    expect(rows.every(({ result }) => result === null)).toBe(true);
  });

  it('finds each result by its id', () => {
    const result = { failed: 2, applicable: 5, places: [] };
    const rows = familyRows({ schema: result });
    expect(rows.find(({ family }) => family.id === 'schema')?.result).toBe(result);
    expect(rows.find(({ family }) => family.id === 'identity-drift')?.result).toBeNull();
  });

  it('prints rates with one decimal, and none where nothing applies', () => {
    expect(rateOf({ failed: 5, applicable: 24 })).toBe('20.8 %');
    expect(rateOf({ failed: 0, applicable: 4 })).toBe('0.0 %');
    expect(rateOf({ failed: 0, applicable: 0 })).toBe('');
  });
});
