import { describe, expect, it } from 'vitest';
import { mapByHand, resetMap } from '../../src/state/mapping';
import { reportWith } from './reports';

const report = {
  ...reportWith([]),
  alignment: {
    references: [
      ['PERSON_1', 'PERSON_1', 0.8],
      ['PERSON_2', 'PERSON_3', 0.5],
    ] as const,
    events: [],
    shots: [],
    subshots: { recall: [], precision: [] },
  },
};

describe('mapping by hand', () => {
  it('keeps the rest of the present map', () => {
    expect(mapByHand({}, report, 'SCENE_1', 'SCENE_2')).toEqual({
      ref_matcher: 'manual',
      ref_map: { PERSON_1: 'PERSON_1', PERSON_2: 'PERSON_3', SCENE_1: 'SCENE_2' },
    });
  });

  it('takes a predicted entity away from its old partner', () => {
    expect(mapByHand({}, report, 'PERSON_1', 'PERSON_3').ref_map).toEqual({ PERSON_1: 'PERSON_3' });
  });

  it('pairs with none', () => {
    expect(mapByHand({}, report, 'PERSON_1', null).ref_map).toEqual({ PERSON_2: 'PERSON_3' });
  });

  it('keeps other settings, and gives the matcher back on reset', () => {
    const settings = mapByHand({ delta: 2 }, report, 'PERSON_1', null);
    expect(settings.delta).toBe(2);
    expect(resetMap(settings)).toEqual({ delta: 2 });
  });
});
