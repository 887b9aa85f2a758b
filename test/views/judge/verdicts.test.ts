import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/judge/verdict';
import {
  droppedEntries,
  isReady,
  namedJudge,
  referenceAdoption,
  subshotAdoption,
} from '../../../src/views/judge/adoption';
import {
  BANDS,
  countVerdicts,
  cutText,
  isAbout,
  isLow,
  unitOf,
  verdictGroups,
} from '../../../src/views/judge/verdictWords';
import { ITEMS, itemOf, judged, UNJUDGED } from './samples';

const ALIGNMENT = 'reference-alignment:person';
const RECALL = 'subshot-match:recall:subshot:SHOT_1/0';
const PRECISION = 'subshot-match:precision:subshot:SHOT_A/0';
const MAP = judged({ kind: 'map', pairs: [['PERSON_1', 'PERSON_4']], dropped: ['R2=P1: there is no R2.'] });
const YES = judged({ kind: 'match', value: true });
const NO = judged({ kind: 'match', value: false });
const BY = { model: 'gpt-4o', promptVersion: 'p1' };

describe('verdicts', () => {
  const outcomes = new Map<string, Outcome>([
    [ALIGNMENT, MAP],
    [RECALL, NO],
    [PRECISION, YES],
    ['shot-fact:shot:SHOT_1', judged({ kind: 'score', value: 2 })],
    ['subshot-quality:recall:subshot:SHOT_1/0', UNJUDGED],
    ['of another pair', YES],
  ]);

  it('are low below the middle, and where nothing matches', () => {
    expect(BANDS.filter((value) => isLow(judged({ kind: 'score', value })))).toEqual([1, 2]);
    expect([NO, YES, MAP, UNJUDGED].map(isLow)).toEqual([true, false, false, false]);
  });

  it('are counted by filter', () => {
    expect(countVerdicts(ITEMS, outcomes)).toEqual({ all: 5, low: 2, unjudged: 1 });
  });

  it('stand task by task; what was not asked is not there', () => {
    const told = (filter: 'all' | 'low' | 'unjudged'): unknown =>
      verdictGroups(ITEMS, outcomes, filter).map(({ task, rows }) => [task.id, rows.map(({ item }) => item.id)]);
    expect(told('all')).toEqual([
      ['reference-alignment', [ALIGNMENT]],
      ['subshot-match', [RECALL, PRECISION]],
      ['subshot-quality', ['subshot-quality:recall:subshot:SHOT_1/0']],
      ['shot-fact', ['shot-fact:shot:SHOT_1']],
    ]);
    expect(told('low')).toEqual([
      ['subshot-match', [RECALL]],
      ['shot-fact', ['shot-fact:shot:SHOT_1']],
    ]);
    expect(told('unjudged')).toEqual([['subshot-quality', ['subshot-quality:recall:subshot:SHOT_1/0']]]);
  });

  it('select the unit whose facts are asked about', () => {
    expect(unitOf(itemOf(RECALL))).toEqual({ side: 'reference', key: 'subshot:SHOT_1/0' });
    expect(unitOf(itemOf(PRECISION))).toEqual({ side: 'prediction', key: 'subshot:SHOT_A/0' });
    expect(unitOf(itemOf('shot-fact:shot:SHOT_1'))).toEqual({ side: 'reference', key: 'shot:SHOT_1' });
    expect(unitOf(itemOf(ALIGNMENT))).toBeNull();
  });

  it('know the selected unit on either side', () => {
    const item = itemOf('shot-fact:shot:SHOT_1');
    expect(isAbout(item, { side: 'reference', key: 'shot:SHOT_1' })).toBe(true);
    expect(isAbout(item, { side: 'prediction', key: 'shot:SHOT_A' })).toBe(true);
    expect(isAbout(item, { side: 'prediction', key: 'shot:SHOT_1' })).toBe(false);
    expect(isAbout(itemOf(ALIGNMENT), null)).toBe(false);
  });
});

describe('a text that is cut', () => {
  it('says so, and never ends inside of a character', () => {
    expect(cutText('abc', 3)).toEqual({ text: 'abc', cut: false });
    expect(cutText('abcd', 3)).toEqual({ text: 'abc…', cut: true });
    expect(cutText('ab😀d', 3)).toEqual({ text: 'ab…', cut: true });
  });
});

describe('a judge as matcher', () => {
  const all = new Map<string, Outcome>([
    [ALIGNMENT, MAP],
    [RECALL, YES],
    [PRECISION, NO],
  ]);

  it('needs every question judged', () => {
    expect(isReady(referenceAdoption(ITEMS, all, {}, BY))).toBe(true);
    expect(isReady(subshotAdoption(ITEMS, all, {}, BY))).toBe(true);
    expect(isReady(subshotAdoption(ITEMS, new Map([[RECALL, YES]]), {}, BY))).toBe(false);
    expect(isReady(referenceAdoption(ITEMS, new Map([[ALIGNMENT, UNJUDGED]]), {}, BY))).toBe(false);
    expect(isReady(referenceAdoption([], all, {}, BY))).toBe(false);
  });

  it('says what it would decide', () => {
    expect(referenceAdoption(ITEMS, all, {}, BY)).toMatchObject({ says: '1 pair', inUse: false, current: false });
    expect(subshotAdoption(ITEMS, all, {}, BY).says).toBe('1 of 1 of the reference, 0 of 1 of the prediction');
  });

  it('knows its own verdicts in the settings', () => {
    const named = { judge_model: 'gpt-4o', judge_prompt: 'p1' };
    const references = { ...named, ref_matcher: 'judge' as const, ref_map: { PERSON_1: 'PERSON_4' } };
    const subshots = { ...named, sub_matcher: 'judge' as const, sub_map: { recall: ['SHOT_1/0'], precision: [] } };
    expect(referenceAdoption(ITEMS, all, references, BY)).toMatchObject({ inUse: true, current: true });
    expect(subshotAdoption(ITEMS, all, subshots, BY)).toMatchObject({ inUse: true, current: true });
    const other = { ...BY, model: 'other' };
    expect(referenceAdoption(ITEMS, all, references, other)).toMatchObject({ inUse: true, current: false });
    expect(referenceAdoption(ITEMS, all, { ...references, ref_map: {} }, BY).current).toBe(false);
    expect(subshotAdoption(ITEMS, all, { ...named, sub_matcher: 'judge' }, BY).current).toBe(false);
    expect(namedJudge(named)).toBe('gpt-4o@p1');
    expect(namedJudge({})).toBe('unnamed@unnamed');
  });

  it('names what was left out of the map', () => {
    expect(droppedEntries(ITEMS, all)).toEqual(['person: R2=P1: there is no R2.']);
    expect(droppedEntries(ITEMS, new Map())).toEqual([]);
  });
});
