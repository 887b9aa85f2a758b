import { describe, expect, it } from 'vitest';
import type { SettingsInput } from '../../src/omnicapbench/settings';
import { doc, entity, type Json, metric, probe, score, shot, value } from './build';

const KINDS = {
  person: 'red coat',
  object: 'old lamp',
  scene: 'dark kitchen',
  animal: 'white dog',
  robot: 'steel arm',
} as const;
type Kind = keyof typeof KINDS;

/** Entities named after their kind; the k-th shot lasts from k to k + 1. */
function clip(lists: readonly (readonly Kind[])[], more: readonly Json[] = [], kinds = Object.keys(KINDS) as Kind[]) {
  const references = kinds.map((kind) => entity(kind, kind, KINDS[kind]));
  return doc({ references, shots: [...lists.map((who, i) => shot(`A_${i}`, [i, i + 1], { who })), ...more] });
}

describe('cross-shot consistency', () => {
  const ccc = (theirs: ReturnType<typeof clip>, ours: ReturnType<typeof clip>, settings: SettingsInput = {}) =>
    metric(score(theirs, ours, { duration: 100, ...settings }), 'ccc');

  it.each<[string, Kind[][], Kind[][], string, string]>([
    ['the same shots', [['person'], ['person']], [['person'], ['person']], '1/1', '1/1'],
    // {0, 1} and {0}
    ['one of two', [['person'], []], [['person'], ['person']], '0.5/1', '0.5/1'],
    // {0} and {0, 1}: in one shot only, so not for cross-shot
    ['one too many', [['person'], ['person']], [['person'], []], '0.5/1', 'null'],
    ['never listed', [[], []], [['person'], ['person']], '0/1', '0/1'],
    ['listed by the prediction alone', [['person'], []], [[], []], '0/1', 'null'],
    ['listed by neither', [[], []], [[], []], 'null', 'null'],
    // person 1/2, scene 1
    [
      'a mean over references',
      [['person', 'scene'], ['scene']],
      [
        ['person', 'scene'],
        ['person', 'scene'],
      ],
      '1.5/2',
      '1.5/2',
    ],
  ])('%s', (_, theirs, ours, matched, crossShot) => {
    expect(ccc(clip(theirs), clip(ours))).toBe(matched);
    expect(ccc(clip(theirs), clip(ours), { ccc: 'cross-shot' })).toBe(crossShot);
  });

  it('an unmatched predicted shot stays in the union', () => {
    const extra = shot('B', [50, 60], { who: ['person'] });
    // {0, 1} and {0, 1, B}
    expect(ccc(clip([['person'], ['person']], [extra]), clip([['person'], ['person']]))).toBe(`${2 / 3}/1`);
  });

  it('an unmatched reference counts 0 under cross-shot alone', () => {
    const theirs = clip([[], []], [], ['scene']);
    const ours = clip([
      ['person', 'scene'],
      ['person', 'scene'],
    ]);
    expect(ccc(theirs, ours)).toBe('0/1');
    expect(ccc(theirs, ours, { ccc: 'cross-shot' })).toBe('0/2');
    expect(ccc(clip([['scene'], ['scene']], [], ['scene']), ours, { ccc: 'cross-shot' })).toBe('1/2');
  });

  it('by type; an unknown type only in ccc', () => {
    const all = Object.keys(KINDS) as Kind[];
    const report = score(clip([all, all]), clip([all, all.slice(0, 2)]));
    // person and object 1; scene, animal and robot 1/2
    expect(metric(report, 'ccc')).toBe('3.5/5');
    expect(['ccc_person', 'ccc_object', 'ccc_scene', 'ccc_animal'].map((id) => metric(report, id as 'ccc'))).toEqual([
      '1/1',
      '1/1',
      '0.5/1',
      '0.5/1',
    ]);
    expect(value(score(clip([['robot']]), clip([['robot']])), 'ccc_animal')).toBeNull();
  });
});

describe('ConsistentCoreference', () => {
  const person = (id: string, detail: string, type = 'person') => entity(id, type, detail);
  const RED = person('RED', 'red coat');
  const NEW = person('NEW', 'umbrella');
  const shots = (lists: readonly Json[]) => lists.map((who, i) => shot(`A_${i}`, [i, i + 1], { who }));
  const check = (theirs: readonly [Json[], Json[]], ours: readonly [Json[], Json[]]) =>
    probe(
      score(
        doc({ references: theirs[0], shots: shots(theirs[1]) }),
        doc({ references: ours[0], shots: shots(ours[1]) }),
      ),
      'ConsistentCoreference',
    );

  it.each<[string, [Json[], Json[]], [Json[], Json[]], string]>([
    ['kept', [[RED], [['RED'], ['RED']]], [[RED], [['RED'], ['RED']]], '1/0'],
    ['in one shot: not asked', [[RED], [['RED'], []]], [[RED], [['RED'], []]], '0/0'],
    ['merely missing', [[RED], [['RED'], []]], [[RED], [['RED'], ['RED']]], '1/0'],
    [
      'split: an invented one takes its place',
      [
        [RED, NEW],
        [['RED'], ['NEW']],
      ],
      [[RED], [['RED'], ['RED']]],
      '1/1',
    ],
    [
      'not when it is listed as well',
      [
        [RED, NEW],
        [['RED'], ['RED', 'NEW']],
      ],
      [[RED], [['RED'], ['RED']]],
      '1/0',
    ],
    [
      'not by one of another type',
      [
        [RED, person('NEW', 'umbrella', 'object')],
        [['RED'], ['NEW']],
      ],
      [[RED], [['RED'], ['RED']]],
      '1/0',
    ],
    [
      'not by a matched one',
      [
        [RED, NEW],
        [['RED'], ['NEW']],
      ],
      [
        [RED, NEW],
        [['RED'], ['RED']],
      ],
      '1/0',
    ],
    ['unmatched: not split', [[NEW], [['NEW'], ['NEW']]], [[RED], [['RED'], ['RED']]], '1/0'],
    [
      'merged: it stands in for a missed one',
      [[RED], [['RED'], ['RED'], ['RED']]],
      [
        [RED, NEW],
        [['RED'], ['RED'], ['NEW']],
      ],
      '1/1',
    ],
    [
      'not where it is shown',
      [[RED], [['RED'], ['RED']]],
      [
        [RED, NEW],
        [['RED'], ['RED', 'NEW']],
      ],
      '1/0',
    ],
    [
      'not for one of another type',
      [[RED], [['RED'], ['RED'], ['RED']]],
      [
        [RED, person('NEW', 'umbrella', 'animal')],
        [['RED'], ['RED'], ['NEW']],
      ],
      '1/0',
    ],
    [
      'a second definition is listed nowhere',
      [
        [RED, RED],
        [['RED'], ['RED']],
      ],
      [[RED], [['RED'], ['RED']]],
      '1/0',
    ],
  ])('%s', (_, theirs, ours, expected) => {
    expect(check(theirs, ours)).toBe(expected);
  });

  it('is not asked without a comparison', () => {
    const two = doc({ references: [RED], shots: shots([['RED'], ['RED']]) });
    expect(probe(score(two, ''), 'ConsistentCoreference')).toBe('0/0');
  });
});
