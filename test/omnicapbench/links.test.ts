import { describe, expect, it } from 'vitest';
import {
  codes,
  dialogue,
  doc,
  EMPTY,
  entity,
  found,
  type Json,
  metric,
  probe,
  score,
  shot,
  sound,
  triple,
} from './build';

const PERSON = entity('PERSON_1', 'person', 'red coat');
const SFX = sound('SFX_1', [0, 2]);

describe('a link list', () => {
  const listing = (who: Json, hear: Json = []) =>
    score(doc({ references: [PERSON], events: [SFX], shots: [shot('A', [0, 2], { who, hear })] }), EMPTY, {
      duration: 9,
    });

  it.each<[string, Json, string, string[]]>([
    ['ids', ['PERSON_1'], '1/0', []],
    ['an id twice', ['PERSON_1', 'person 1'], '1/0', ['id.malformed', 'link.duplicate']],
    ['an undefined id', ['PERSON_2'], '1/1', ['id.dangling-reference', 'link.unused-reference']],
    [
      'an undefined id twice',
      ['PERSON_2', 'PERSON_2'],
      '1/1',
      ['id.dangling-reference', 'link.duplicate', 'link.unused-reference'],
    ],
    ['an event’s id', ['SFX_1'], '1/1', ['id.dangling-reference', 'link.unused-reference']],
    [
      'an undefined number',
      [3],
      '1/1',
      ['id.dangling-reference', 'id.malformed', 'link.unused-reference', 'schema.wrong-type'],
    ],
    [
      'elements that are no ids',
      [null, true, {}, ['PERSON_1'], '', ' ', '[]'],
      '0/0',
      ['link.unused-reference', 'schema.wrong-type'],
    ],
    ['no list', 'PERSON_1', '0/0', ['link.unused-reference', 'schema.wrong-type']],
  ])('%s', (_, who, uses, expected) => {
    const report = listing(who, ['SFX_1']);
    expect(probe(report, 'ValidRefUse')).toBe(uses);
    expect(codes(report)).toEqual(expected);
  });

  it('of events', () => {
    const report = listing(['PERSON_1'], ['SFX_1', 'SFX_1', 'SFX_2', 'PERSON_1']);
    expect(codes(report)).toEqual(['id.dangling-event', 'link.duplicate']);
    expect(found(report, 'id.dangling-event')).toHaveLength(2);
    // The use of PERSON_1 and three distinct event ids
    expect([probe(report, 'NoDanglingID'), probe(report, 'ValidEventShotAssociation')]).toEqual(['4/2', '1/0']);
  });
});

describe('disjoint links', () => {
  it.each<[string, [number, number], string]>([
    ['apart', [3, 4], '1/1'],
    ['border to border', [2, 4], '1/1'],
    ['overlapping', [1.9, 4], '1/0'],
    ['a point on the border', [2, 2], '1/0'],
    ['a point outside', [2.1, 2.1], '1/1'],
  ])('%s', (_, range, expected) => {
    const report = score(
      doc({ events: [sound('SFX_1', range)], shots: [shot('A', [0, 2], { hear: ['SFX_1'] })] }),
      EMPTY,
      { duration: 9 },
    );
    expect(probe(report, 'ValidEventShotAssociation')).toBe(expected);
    expect(codes(report).includes('link.disjoint')).toBe(expected === '1/1');
  });

  it('are judged after clamping', () => {
    // Clamped to [2, 2], the point lies on the border of [0, 2].
    const report = score(
      doc({ events: [sound('SFX_1', [5, 6])], shots: [shot('A', [0, 2], { hear: ['SFX_1'] })] }),
      EMPTY,
      { duration: 2 },
    );
    expect(codes(report)).toEqual(['time.out-of-range', 'time.zero-length']);
  });

  it('of the reference are reported against it', () => {
    const reference = doc({ events: [sound('SFX_1', [5, 6])], shots: [shot('A', [0, 2], { hear: ['SFX_1'] })] });
    expect(codes(score(EMPTY, reference), 'reference')).toEqual(['link.disjoint']);
  });
});

describe('who speaks', () => {
  /** Codes, ValidRefUse and speaker P, R, F1 of a predicted speaker against one of the reference. */
  const spoken = (theirs: Json, ours: Json) => {
    const references = [PERSON, entity('BOB', 'person', 'blue hat')];
    const side = (speaker: Json) => doc({ references, events: [dialogue('D', [0, 1], 'hello', speaker)] });
    const report = score(side(theirs), side(ours));
    return [
      triple(report, 'speaker'),
      probe(report, 'ValidRefUse'),
      codes(report).filter((code) => code.startsWith('id.')),
    ];
  };

  it.each<[string, Json, Json, (number | null)[], string, string[]]>([
    ['the same reference', 'PERSON_1', 'PERSON_1', [1, 1, 1], '1/0', []],
    ['in another spelling', '[person 1]', 'PERSON_1', [1, 1, 1], '1/0', ['id.malformed']],
    ['a reference with a name', 'bob', 'BOB', [1, 1, 1], '1/0', ['id.malformed']],
    ['another reference', 'BOB', 'PERSON_1', [0, 0, 0], '1/0', []],
    ['equal labels', ' narrator', 'NARRATOR', [1, 1, 1], '0/0', []],
    ['labels are not canonicalized', 'off screen', 'OFF-SCREEN', [0, 0, 0], '0/0', []],
    ['a label against a reference', 'NARRATOR', 'PERSON_1', [0, 0, 0], '0/0', []],
    ['equal dangling ids are never correct', 'PERSON_9', 'PERSON_9', [0, 0, 0], '1/1', ['id.dangling-speaker']],
    [
      'letters and a number dangle, whatever they are',
      'speaker 2',
      null,
      [0, null, 0],
      '1/1',
      ['id.dangling-speaker', 'id.malformed'],
    ],
    ['of any script', 'ГОЛОС2', null, [0, null, 0], '1/1', ['id.dangling-speaker', 'id.malformed']],
    ['a number is a label', 7, '7', [1, 1, 1], '0/0', []],
    ['digits inside make a label', 'R2D2', 'r2d2', [1, 1, 1], '0/0', []],
    ['a second definition is a label', 'PERSON_1~2', 'person_1~2', [1, 1, 1], '0/0', []],
    ['nobody', null, 'PERSON_1', [null, 0, 0], '0/0', []],
    ['nobody on both sides', ' ', '[]', [null, null, null], '0/0', []],
    ['what is no id', { name: 'x' }, true, [null, null, null], '0/0', []],
  ])('%s', (_, theirs, ours, scores, uses, expected) => {
    expect(spoken(theirs, ours)).toEqual([scores, uses, expected]);
  });

  it('counts over matched lines only', () => {
    const side = (lines: readonly [string, Json][]) =>
      doc({
        references: [PERSON],
        events: lines.map(([line, speaker], i) => dialogue(`D_${i}`, [i, i + 1], line, speaker)),
      });
    const report = score(
      side([
        ['one two', 'PERSON_1'],
        ['three four', null],
        ['never said', 'PERSON_1'],
      ]),
      side([
        ['one two', 'PERSON_1'],
        ['three four', 'NARRATOR'],
        ['five six', 'PERSON_1'],
      ]),
    );
    // Two pairs match; the prediction names a speaker in one, the reference in both; one is correct: 2·1 / (1 + 2)
    expect([
      metric(report, 'speaker_precision'),
      metric(report, 'speaker_recall'),
      metric(report, 'speaker_f1'),
    ]).toEqual(['1/1', '1/2', '2/3']);
  });

  it('of a sound is nobody', () => {
    const event = { ...SFX, content: { speaker: 'PERSON_9', description: '' } };
    expect(codes(score(doc({ events: [event] }), EMPTY))).toEqual(['link.unlinked-event']);
  });
});
