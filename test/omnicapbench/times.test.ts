import { describe, expect, it } from 'vitest';
import { overlaps, tiou } from '../../src/omnicapbench/canonical/times';
import { codes, doc, entity, found, type Json, metric, probe, score, shot, sound, subshot, value } from './build';

const LONG = doc({ events: [sound('LONG', [0, 100])] });

/** The time codes of a predicted sound on a clip of 100 s, and its tIoU with a sound from 10 to 20 s. */
function timed(range: Json): [string[], number | null] {
  const reference = doc({ events: [sound('A', [10, 20])] });
  const report = score(doc({ events: [sound('B', range)] }), reference, { duration: 100, event_tiou: 0 });
  return [codes(report).filter((code) => code.startsWith('time.')), value(report, 'event_tiou')];
}

describe('ways to write a time', () => {
  it.each<[Json, string[], number | null]>([
    [[10, 20], [], 1],
    [['10', '20'], ['time.coerced'], 1],
    [[10, ' +2e1 '], ['time.coerced'], 1],
    [['0:10', '00:20.0'], ['time.coerced'], 1],
    [['0:00:10', '00:00:20'], ['time.coerced'], 1],
    [{ start: 10, end: 20 }, ['time.coerced'], 1],
    [{ start: '0:10', end: '20.0', more: 1 }, ['time.coerced'], 1],
    [['1:00', '2:00'], ['time.coerced', 'time.out-of-range'], null],
    [[10], ['time.malformed'], null],
    [[10, 20, 30], ['time.malformed'], null],
    [[], ['time.malformed'], null],
    [{}, ['time.malformed'], null],
    [{ start: 10 }, ['time.malformed'], null],
    [15, ['time.malformed'], null],
    ['10-20', ['time.malformed'], null],
    [[10, null], ['time.malformed'], null],
    [[[10], 20], ['time.malformed'], null],
    [['10s', 20], ['time.malformed'], null],
    [['.5', 20], ['time.malformed'], null],
    [['5.', 20], ['time.malformed'], null],
    [['1e999', 20], ['time.malformed'], null],
    [['0:60', 20], ['time.malformed'], null],
    [['0:60:00', 20], ['time.malformed'], null],
    [['-0:10', 20], ['time.malformed'], null],
    [['0:5:3:1', 20], ['time.malformed'], null],
    [['0:123', 20], ['time.malformed'], null],
    [['٣', 20], ['time.malformed'], null],
    [null, [], null],
  ])('%j', (range, expected, overlap) => {
    expect(timed(range)).toEqual([expected, overlap]);
  });

  it('minutes may pass 59 where no hours are given', () => {
    expect(timed(['61:00', '62:00'])[0]).toEqual(['time.coerced', 'time.out-of-range', 'time.zero-length']);
  });
});

describe('reversed is judged before clamping, zero length after', () => {
  it.each<[Json, string[], number | null]>([
    [[20, 10], ['time.reversed'], null],
    [['20', '10'], ['time.coerced', 'time.reversed'], null],
    // Both would be clamped to 100.
    [[300, 200], ['time.reversed'], null],
    [[200, 300], ['time.out-of-range', 'time.zero-length'], null],
    [[-5, -1], ['time.out-of-range', 'time.zero-length'], null],
    [[-1, -5], ['time.reversed'], null],
    [[15, 15], ['time.zero-length'], null],
    // [-10, 20] is read as [0, 20]: 10 / 20
    [[-10, 20], ['time.out-of-range'], 0.5],
    // [10, 100]: 10 / 90
    [[10, 1000], ['time.out-of-range'], 10 / 90],
    [[0, 100], [], 0.1],
  ])('%j', (range, expected, overlap) => {
    expect(timed(range)).toEqual([expected, overlap]);
  });
});

describe('D, the length of the clip', () => {
  /** How a prediction of [0, 1000] is read: the end it was clamped to. */
  const clampedTo = (reference: Parameters<typeof doc>[0], settings = {}): string | undefined => {
    const report = score(doc({ events: [sound('B', [0, 1000])] }), doc(reference), settings);
    return /read as \[0, (.*)\]/.exec(found(report, 'time.out-of-range')[0]?.message ?? '')?.[1];
  };
  const bare = { time_range: [0, 9] };

  it.each<[string, Parameters<typeof doc>[0], string | undefined]>([
    ['nothing tells it', { references: [entity('A', 'person', 'x')] }, undefined],
    ['an event', { events: [sound('A', [0, 7])] }, '7'],
    ['a shot', { shots: [shot('A', [0, 7])], events: [sound('A', [0, 3])] }, '7'],
    ['a subshot', { shots: [shot('A', [0, 7], { see: [subshot([0, 8], 'x')] })] }, '8'],
    ['a coerced range', { events: [sound('A', ['0', '0:07'])] }, '7'],
    ['an untestable event', { events: [bare] }, '9'],
    ['an untestable shot', { shots: [bare] }, '9'],
    ['an untestable subshot', { shots: [shot('A', [0, 7], { see: [{ sub_shot_time: [0, 8] }] })] }, '8'],
    ['a subshot of a reversed shot', { shots: [shot('A', [7, 0], { see: [subshot([0, 8], 'x')] })] }, '8'],
    ['reversed ranges do not', { events: [sound('A', [900, 0]), sound('B', [0, 5])] }, '5'],
    ['malformed ranges do not', { events: [sound('A', [0, 'x'])] }, undefined],
    [
      'an unknown key of an event does not',
      { events: [{ ...sound('A', [0, 5]), visual_description: [subshot([0, 9], 'x')] }] },
      '5',
    ],
    ['a second definition does', { events: [sound('A', [0, 5]), sound('A', [0, 6])] }, '6'],
  ])('%s', (_, reference, end) => {
    expect(clampedTo(reference)).toBe(end);
  });

  it('the setting wins', () => {
    expect(clampedTo({ events: [sound('A', [0, 7])] }, { duration: 60 })).toBe('60');
    expect(clampedTo({ events: [sound('A', [0, 7])] }, { duration: 0 })).toBe('0');
  });

  it('the reference itself is not clamped', () => {
    const report = score(doc(), doc({ events: [sound('A', [-5, 50])] }), { duration: 10 });
    expect(codes(report, 'reference')).toEqual([]);
  });

  it('below 0 is out of range even when nothing tells D', () => {
    expect(codes(score(doc({ events: [sound('B', [-1, 5])] }), doc()))).toContain('time.out-of-range');
  });
});

describe('an untestable unit', () => {
  it('reports its own id and range alone, besides schema faults and aliases', () => {
    const events = [{ ...sound('sfx 1', [5, 3], '[PERSON_8]'), type: 'dialogue' }];
    const shots = [
      { ...shot('shot 1', [0, 300], { hear: ['SFX_9', 'sfx_9'], who: ['PERSON_9'] }), visual_description: 5 },
    ];
    const references = [entity('person 1', 'man', null)];
    const report = score(doc({ references, events, shots }), LONG);
    expect(codes(report)).toEqual([
      'id.malformed',
      'schema.missing-field',
      'schema.wrong-type',
      'time.out-of-range',
      'time.reversed',
      'type.alias',
    ]);
    expect(found(report, 'id.malformed')).toHaveLength(3);
  });

  it('is out of the graph, and links to it dangle', () => {
    const prediction = doc({
      references: [entity('PERSON_1', 'person', 'x'), entity('PERSON_2', 'person', ' ')],
      events: [sound('SFX_1', [2, 1]), sound('SFX_2', [0, 1], 'PERSON_2 and [SFX_1]')],
      shots: [
        shot('A', [0, 1], { hear: ['SFX_1', 'SFX_2'], who: ['PERSON_1', 'PERSON_2'] }),
        shot('B', [1, 0], { see: 'x' }),
      ],
    });
    const report = score(prediction, LONG);
    expect([
      metric(report, 'ref_precision'),
      metric(report, 'event_precision'),
      metric(report, 'shot_precision'),
    ]).toEqual(['0/1', '0/1', '0/1']);
    expect(value(report, 'subshot_precision')).toBeNull();
    expect(codes(report)).toEqual([
      'id.dangling-event',
      'id.dangling-mention',
      'id.dangling-reference',
      'schema.wrong-type',
      'time.reversed',
    ]);
    expect(found(report, 'id.dangling-mention')).toHaveLength(2);
    // Uses: PERSON_1, PERSON_2 in the list; PERSON_2, SFX_1 in the text. Links: SFX_1, SFX_2.
    expect([probe(report, 'ValidRefUse'), probe(report, 'NoDanglingID')]).toEqual(['4/3', '6/4']);
    expect(probe(report, 'SupportFieldPresent')).toBe('2/1');
  });

  it('a shot that shows nothing stays', () => {
    const shots = [
      shot('A', [0, 1]),
      shot('B', [1, 2], { see: ' ' }),
      shot('C', [2, 3], { see: [' ', null] }),
      shot('D', [3, 4], { see: 7 }),
    ];
    const report = score(doc({ shots }), LONG);
    expect(metric(report, 'shot_precision')).toBe('0/3');
    expect(value(report, 'subshot_precision')).toBeNull();
  });
});

describe('tIoU', () => {
  const span = (start: number, end: number) => ({ start, end });
  it.each([
    [0, 10, 0, 10, 1],
    [0, 10, 5, 15, 5 / 15],
    [0, 10, 10, 20, 0],
    [0, 10, 20, 30, 0],
    [0, 10, 2, 4, 2 / 10],
    [5, 5, 5, 5, 1],
    [5, 5, 6, 6, 0],
    [0, 10, 5, 5, 0],
  ])('[%d, %d] and [%d, %d]: %d', (a0, a1, b0, b1, expected) => {
    expect(tiou(span(a0, a1), span(b0, b1))).toBe(expected);
    expect(tiou(span(b0, b1), span(a0, a1))).toBe(expected);
  });

  it.each([
    [0, 10, 10, 20, false],
    [0, 10, 9.9, 20, true],
    [0, 10, 10, 10, true],
    [0, 10, 0, 0, true],
    [0, 10, 11, 11, false],
    [5, 5, 5, 5, true],
    [5, 5, 6, 6, false],
  ])('[%d, %d] and [%d, %d] overlap: %s', (a0, a1, b0, b1, expected) => {
    expect(overlaps(span(a0, a1), span(b0, b1))).toBe(expected);
    expect(overlaps(span(b0, b1), span(a0, a1))).toBe(expected);
  });
});
