import { describe, expect, it } from 'vitest';
import { canonicalId } from '../../src/omnicapbench/canonical/ids';
import { codes, doc, EMPTY, entity, found, type Json, metric, probe, score, shot, sound } from './build';

describe('one spelling for every way an id is written', () => {
  it.each([
    ['PERSON_1', 'PERSON_1'],
    [' person_1\n', 'PERSON_1'],
    ['[PERSON_1]', 'PERSON_1'],
    ['< person 01 >', 'PERSON_1'],
    ["'PERSON-1'", 'PERSON_1'],
    ['"PERSON1"', 'PERSON_1'],
    ['PERSON _- 1', 'PERSON_1'],
    ['PERSON\u00a01', 'PERSON_1'],
    ['PERSON\u20111', 'PERSON\u2011' + '1'],
    ['PERSON_007', 'PERSON_7'],
    ['PERSON_000', 'PERSON_0'],
    ['PERSON_100', 'PERSON_100'],
    ['007', '7'],
    ['0', '0'],
    ['back door', 'BACK_DOOR'],
    ['A1B02', 'A1B_2'],
    ['2B', '2B'],
    ['É1', 'É_1'],
    ['straße 1', 'STRASSE_1'],
    // One pair only
    ['[[PERSON_1]]', '[PERSON_1]'],
    ['["PERSON_1"]', '"PERSON_1"'],
    ['[PERSON_1>', '[PERSON_1>'],
    ['[PERSON_1', '[PERSON_1'],
    ['[]', ''],
    ['" "', ''],
    ['', ''],
    ['-', '_'],
    // A digit after anything but a letter gets no underscore
    ['A.1', 'A.1'],
    ['A~02', 'A~2'],
  ])('%j is %j', (raw, id) => {
    expect(canonicalId(raw)).toBe(id);
  });
});

/** The ids of all unsupported references, i.e. of all testable ones: nothing is in the reference document. */
function idsOf(ids: readonly Json[]): string[] {
  const references = ids.map((id) => entity(id, 'person', 'x'));
  return score(doc({ references }), EMPTY).unsupported.map(({ id }) => id);
}

describe('the ids of a track', () => {
  it.each<[string, Json[], string[]]>([
    ['missing ids are made up by position', [null, 'A', ' ', '[]', true], ['REF_1', 'A', 'REF_3', 'REF_4', 'REF_5']],
    ['a made-up id that another unit has', ['REF_2', null], ['REF_2', 'REF_2~2']],
    ['the other may come later', [null, 'ref 1'], ['REF_1~2', 'REF_1']],
    ['second definitions', ['A', 'B', 'a', '[A]'], ['A', 'B', 'A~2', 'A~3']],
    ['numbers', [7, 7.5, -1, 1e21], ['7', '7.5', '_1', '1000000000000000000000']],
    ['7 and "07" are one id', [7, '07'], ['7', '7~2']],
  ])('%s', (_, ids, expected) => {
    expect(idsOf(ids)).toEqual(expected);
  });

  it('one namespace a track', () => {
    const all = doc({
      references: [entity('A', 'person', 'x')],
      events: [sound('A', [0, 1])],
      shots: [shot('A', [0, 1])],
    });
    expect(codes(score(all, EMPTY))).not.toContain('id.duplicate');
  });

  it('events and shots have prefixes of their own', () => {
    const report = score(doc({ events: [sound(null, [0, 1])], shots: [shot(null, [0, 1])] }), EMPTY);
    expect(report.unsupported.map(({ id }) => id)).toEqual(['EVENT_1', 'SHOT_1']);
  });
});

describe('what links lead to', () => {
  const using = (ids: readonly Json[], who: Json) =>
    score(doc({ references: ids.map((id) => entity(id, 'person', 'x')), shots: [shot('S', [0, 1], { who })] }), EMPTY);

  it.each<[string, Json[], Json, string]>([
    ['a made-up id', [null], ['REF_1'], '1/0'],
    ['a made-up id with a suffix: never', [null, 'REF_1'], ['REF_1~2'], '1/1'],
    ['the first definition', ['A', 'A'], ['A'], '1/0'],
    ['a second definition: never', ['A', 'A'], ['A~2'], '1/1'],
    ['other spellings', ['PERSON_1'], ['person 01'], '1/0'],
    ['a number', [7], [7], '1/0'],
    ['a string for a number', ['7'], [7.0], '1/0'],
  ])('%s', (_, ids, who, expected) => {
    expect(probe(using(ids, who), 'ValidRefUse')).toBe(expected);
  });

  it('a dropped first definition does not give its id to the second', () => {
    const references = [entity('A', 'person', ''), entity('A', 'person', 'red coat')];
    const report = score(
      doc({ references, shots: [shot('S', [0, 1], { who: ['A'] })] }),
      doc({ references: [entity('B', 'person', 'red coat')] }),
    );
    expect(report.alignment.references).toEqual([['B', 'A~2', 1]]);
    expect(codes(report)).toEqual(
      ['id.dangling-reference', 'id.duplicate', 'schema.wrong-type', 'time.out-of-range', 'time.zero-length'].filter(
        (code) => !code.startsWith('time'),
      ),
    );
  });

  it('a second definition is a unit like any other', () => {
    const twice = doc({ references: [entity('A', 'person', 'red coat'), entity('A', 'person', 'blue hat')] });
    const report = score(twice, doc({ references: [entity('B', 'person', 'blue hat')] }));
    expect([metric(report, 'ref_precision'), metric(report, 'ref_recall')]).toEqual(['1/2', '1/1']);
    expect(found(report, 'id.duplicate')).toMatchObject([{ path: ['references', 1, 'ref_id'], severity: 'error' }]);
  });
});

describe('changed ids are noted', () => {
  it.each<[string, Json, number]>([
    ['as it should be', 'PERSON_1', 0],
    ['lower case', 'person_1', 1],
    ['a blank around', ' PERSON_1', 1],
    ['a number', 1, 1],
    ['missing after all', '[]', 0],
  ])('%s', (_, id, count) => {
    const report = score(doc({ references: [entity(id, 'person', 'x')] }), EMPTY);
    expect(found(report, 'id.malformed')).toHaveLength(count);
  });

  it('uses too, each time', () => {
    // a and [A] in the list; [A1] in the text, since A is what stands before the number of a defined id
    const shots = [shot('S', [0, 1], { who: ['a', '[A]'], see: '[A1] a A_01' })];
    const report = score(doc({ references: [entity('A', 'person', 'x')], shots }), EMPTY);
    expect(found(report, 'id.malformed').map(({ path }) => path.join('.'))).toEqual([
      'shots.0.visual_description',
      'shots.0.references_in_shot.0',
      'shots.0.references_in_shot.1',
    ]);
    expect(found(report, 'link.duplicate')).toHaveLength(1);
  });
});
