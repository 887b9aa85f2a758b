import { describe, expect, it } from 'vitest';
import { identityLesson } from '../../src/lessons/identity';
import {
  cccInPaper,
  courierIn,
  type IdentityState,
  identityScore,
  REFERENCE_LISTS,
  SHOTS,
  toggleListing,
} from '../../src/lessons/identity/example';
import { PUBLISHED_CCC } from '../../src/lessons/identity/published';
import { ENGINE, reportOf, solutionOf } from './support';

const ALL = REFERENCE_LISTS.PERSON_1;
const state = (lists: IdentityState['lists'], ccc: IdentityState['ccc'] = 'matched'): IdentityState => ({ lists, ccc });
const shares = (of: IdentityState) =>
  identityScore(of, ENGINE).overlaps.map(({ entity, amount, of: all }) => `${entity.id} ${amount}/${all}`);

describe('the fractions that fit the paper', () => {
  it.each([
    ['76.92', 10, '10/13'],
    ['30.77', 4, '4/13'],
  ])('%s is %i shots of 13', (printed, kept, fraction) => {
    const some = state(courierIn(ALL.slice(0, kept), 'PERSON_3', []));
    expect(cccInPaper(some, ENGINE)).toBe(printed);
    expect(shares(some)).toEqual([`PERSON_1 ${fraction}`]);
    expect(PUBLISHED_CCC.map(({ ccc }) => ccc)).toContain(printed);
  });

  it('are the report’s own numbers', () => {
    const some = solutionOf(identityLesson, 1);
    const { ccc, ref_use_shot } = identityScore(some, ENGINE).report.metrics;
    expect(reportOf(identityLesson, some).metrics).toMatchObject({ ccc, ref_use_shot });
  });

  it('80.00 fits 4/5, 78.10 fits 82/105', () => {
    expect([(400 / 5).toFixed(2), (8200 / 105).toFixed(2)]).toEqual(['80.00', '78.10']);
  });
});

describe('what the steps say', () => {
  it('a split: somebody in every shot, 4/13, and the probe sees it', () => {
    const { report } = identityScore(solutionOf(identityLesson, 1), ENGINE);
    expect(report.metrics.ccc.value).toBeCloseTo(4 / 13, 12);
    expect(report.probes.ConsistentCoreference).toEqual({ checked: 2, failed: 1 });
  });

  it('a forgotten person: free under `matched`, half of the score under `cross-shot`', () => {
    const lists = courierIn(ALL, null, []);
    expect(identityScore(state(lists), ENGINE).report.metrics.ccc.value).toBe(1);
    const all = state(lists, 'cross-shot');
    expect(identityScore(all, ENGINE).report.metrics.ccc.value).toBe(0.5);
    expect(shares(all)).toEqual(['PERSON_1 13/13', 'PERSON_2 0/2']);
  });

  it.each([
    [5, 13 + 2 / 3],
    [6, 13],
  ])('the florist in SHOT_%i alone: CCC 3/4, RefUse %f of 14', (shot, sum) => {
    const { ccc, ref_use_shot } = identityScore(state(courierIn(ALL, null, [shot])), ENGINE).report.metrics;
    expect(ccc.value).toBe(0.75);
    expect(ref_use_shot.value).toBeCloseTo(sum / 14, 12);
    expect(ref_use_shot.value).toBeGreaterThan(0.9);
  });

  it('a merge: 13/14, and the probe sees it', () => {
    const merged = state(courierIn(SHOTS, null, []));
    expect(shares(merged)).toEqual(['PERSON_1 13/14']);
    expect(identityScore(merged, ENGINE).report.probes.ConsistentCoreference.failed).toBe(1);
  });
});

describe('pressing a cell', () => {
  it('leaves the convention and the others alone', () => {
    const before = state(courierIn(ALL, null, []), 'cross-shot');
    const after = toggleListing(before, 'PERSON_2', 6);
    expect(after).toEqual({ ...before, lists: { ...before.lists, PERSON_2: [6] } });
    expect(toggleListing(after, 'PERSON_2', 6)).toEqual(before);
  });
});
