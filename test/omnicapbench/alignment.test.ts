import { describe, expect, it } from 'vitest';
import type { SettingsInput } from '../../src/omnicapbench/settings';
import { codes, dialogue, doc, entity, type Json, metric, score, shot, sound, triple, value } from './build';

type Span = readonly [number, number];
const CLIP = { duration: 1000 };

describe('shots and sounds match greedily by tIoU', () => {
  /** Matched ids of spans named by position: reference A0, A1, …; prediction B0, B1, … */
  const matched = (reference: readonly Span[], prediction: readonly Span[], settings: SettingsInput = {}) => {
    const side = (prefix: string, spans: readonly Span[]) =>
      doc({
        shots: spans.map((span, i) => shot(`${prefix}${i}`, span)),
        events: spans.map((span, i) => sound(`${prefix}${i}`, span)),
      });
    const report = score(side('A', prediction.length === 0 ? [] : prediction), side('B', []), CLIP);
    expect(report.alignment.shots).toEqual([]);
    const { alignment } = score(side('B_', prediction), side('A_', reference), { ...CLIP, ...settings });
    return [alignment.shots, alignment.events].map((pairs) => pairs.map(([r, p]) => `${r}-${p}`).join(' '));
  };

  it.each<[string, Span[], Span[], string, string]>([
    ['equal', [[0, 10]], [[0, 10]], 'A_0-B_0', 'A_0-B_0'],
    ['3 of 10 is a shot', [[0, 10]], [[0, 3]], 'A_0-B_0', 'A_0-B_0'],
    ['2 of 10 is a sound', [[0, 10]], [[0, 2]], '', 'A_0-B_0'],
    ['less is neither', [[0, 10]], [[0, 1.99]], '', ''],
    [
      'the best first: 8/10 before 6/10',
      [[0, 10]],
      [
        [0, 6],
        [0, 8],
      ],
      'A_0-B_1',
      'A_0-B_1',
    ],
    // B_0 takes A_0 at 9/10, though B_1 has nothing else: greedy, not optimal.
    [
      'greedy',
      [
        [0, 10],
        [9, 19],
      ],
      [
        [0, 9],
        [0, 10],
      ],
      'A_0-B_1',
      'A_0-B_1',
    ],
    // Both predictions at 5/10: the earlier start wins.
    [
      'a tie goes to the earlier prediction',
      [[0, 10]],
      [
        [5, 10],
        [0, 5],
      ],
      'A_0-B_1',
      'A_0-B_1',
    ],
    [
      'then to the smaller id',
      [[0, 10]],
      [
        [0, 5],
        [0, 5],
      ],
      'A_0-B_0',
      'A_0-B_0',
    ],
    // One prediction, two references at 5/10: the earlier reference.
    [
      'then to the earlier reference',
      [
        [5, 10],
        [0, 5],
      ],
      [[0, 10]],
      'A_1-B_0',
      'A_1-B_0',
    ],
    [
      'then to the smaller reference id',
      [
        [0, 5],
        [0, 5],
      ],
      [[0, 10]],
      'A_0-B_0',
      'A_0-B_0',
    ],
    ['points match points', [[5, 5]], [[5, 5]], 'A_0-B_0', 'A_0-B_0'],
    ['and nothing else', [[0, 10]], [[5, 5]], '', ''],
    ['nothing on one side', [[0, 10]], [], '', ''],
    [
      'listed by start, then id',
      [
        [5, 6],
        [0, 1],
        [0, 1],
      ],
      [
        [0, 1],
        [0, 1],
        [5, 6],
      ],
      'A_1-B_0 A_2-B_1 A_0-B_2',
      'A_1-B_0 A_2-B_1 A_0-B_2',
    ],
  ])('%s', (_, reference, prediction, shots, events) => {
    expect(matched(reference, prediction)).toEqual([shots, events]);
  });

  it.each<[string, Span, number, boolean]>([
    // 0.1·3 is a little over 0.3 and 0.7/1 a little under: the tolerance absorbs it.
    ['exactly at the threshold', [0, 3], 0.3, true],
    ['within 1e-9 below', [0, 2.999999999], 0.3, true],
    ['just below', [0, 2.99999], 0.3, false],
    ['a threshold of 0 still asks for some overlap', [10, 20], 0, false],
    ['and takes any', [9.99, 20], 0, true],
    ['a threshold of 1', [0, 10], 1, true],
  ])('%s', (_, span, threshold, expected) => {
    const [shots] = matched([[0, 10]], [span], { shot_tiou: threshold });
    expect(shots !== '').toBe(expected);
  });

  it('ids are compared by code unit: SHOT_10 is before SHOT_9', () => {
    const two = doc({ shots: [shot('SHOT_9', [0, 5]), shot('SHOT_10', [0, 5])] });
    expect(score(two, doc({ shots: [shot('A', [0, 10])] }), CLIP).alignment.shots).toEqual([['A', 'SHOT_10', 0.5]]);
  });
});

describe('dialogues match by their words', () => {
  const lines = (texts: readonly string[], at = 0) =>
    doc({ events: texts.map((line, i) => dialogue(`D_${i}`, [at + i, at + i + 1], line)) });
  const against = (reference: readonly string[], prediction: readonly string[], settings: SettingsInput = {}) =>
    score(lines(prediction, 50), lines(reference), { ...CLIP, ...settings }).alignment.events;

  it.each<[string, string, string, number | null]>([
    ['equal but for case and marks', 'Hello, world!', 'hello world', 1],
    ['one of four substituted', 'a b c d', 'a b x d', 1 - 1 / 4],
    ['one of four deleted', 'a b c d', 'a b d', 1 - 1 / 4],
    ['one inserted', 'a b c d', 'a b c c d', 1 - 1 / 4],
    ['half right', 'a b c d', 'a b', 0.5],
    ['less than half', 'a b c d e', 'a b', null],
    ['WER above 1', 'a', 'b c d', null],
    ['both without words', '...', '!', 1],
    ['the reference without words', '...', 'a', null],
    ['the prediction without words', 'a', '...', null],
    // By character: one of three
    ['Chinese', '你好吗', '你好', 1 - 1 / 3],
  ])('%s', (_, ours, theirs, score_) => {
    expect(against([ours], [theirs])).toEqual(score_ === null ? [] : [['D_0', 'D_0', score_]]);
  });

  it('WER divides by the words of the reference', () => {
    expect(against(['a b'], ['a b c'], { dialogue_score: 0 })).toEqual([['D_0', 'D_0', 0.5]]);
    expect(against(['a b c'], ['a b'], { dialogue_score: 0 })).toEqual([['D_0', 'D_0', 1 - 1 / 3]]);
  });

  it('a loop earns once', () => {
    expect(against(['a b c'], ['a b c', 'a b c', 'a b c'])).toEqual([['D_0', 'D_0', 1]]);
  });

  it('of equal lines the nearest in time are paired', () => {
    const prediction = doc({ events: [dialogue('P', [8, 10], 'again')] });
    const reference = doc({ events: [dialogue('A', [0, 2], 'again'), dialogue('B', [8, 11], 'again')] });
    expect(score(prediction, reference).alignment.events).toEqual([['B', 'P', 1]]);
  });

  it('classes do not mix, finer types of sounds do', () => {
    const said = doc({ events: [dialogue('A', [0, 1], 'x'), sound('B', [5, 6]), sound('C', [7, 8])] });
    const heard = doc({
      events: [sound('A', [0, 1]), { ...sound('B', [5, 6]), type: 'music' }, { ...sound('C', [7, 8]), type: null }],
    });
    expect(score(said, heard).alignment.events).toEqual([
      ['B', 'B', 1],
      ['C', 'C', 1],
    ]);
  });

  it('event metrics take both classes together', () => {
    const ours = doc({ events: [dialogue('A', [0, 2], 'x'), sound('B', [4, 6]), sound('C', [8, 9])] });
    const theirs = doc({ events: [dialogue('A', [1, 2], 'x'), sound('B', [4, 6])] });
    const report = score(theirs, ours);
    expect(triple(report, 'event')).toEqual([1, 2 / 3, 4 / 5]);
    expect([
      metric(report, 'event_f1'),
      metric(report, 'event_dialogue_f1'),
      metric(report, 'event_nondialogue_f1'),
    ]).toEqual(['4/5', '2/2', '2/3']);
    // tIoU 1/2 of the lines, 1 of the sounds
    expect([metric(report, 'event_tiou'), metric(report, 'dialogue_line')]).toEqual(['1.5/2', '1/1']);
  });
});

describe('references', () => {
  const person = (id: string, detail: string, type: Json = 'person') => entity(id, type, detail);
  const pairs = (
    theirs: readonly ReturnType<typeof person>[],
    ours: readonly ReturnType<typeof person>[],
    settings: SettingsInput = {},
  ) => score(doc({ references: theirs }), doc({ references: ours }), settings);

  it('match inside one type by their descriptions, the best first', () => {
    const report = pairs(
      [person('P', 'red coat hat'), person('Q', 'red coat'), person('S', 'red coat', 'object')],
      [person('A', 'red coat')],
    );
    // Q is equal; P would be 2·2/(3+2)
    expect(report.alignment.references).toEqual([['A', 'Q', 1]]);
    expect([metric(report, 'ref_precision'), metric(report, 'ref_recall'), metric(report, 'ref_f1')]).toEqual([
      '1/3',
      '1/1',
      '2/4',
    ]);
    // Seen from their side, P and Q each describe A: 2/3 of the subjects; recall 1; harmonic 4/5
    expect(triple(report, 'ref_subject')).toEqual([2 / 3, 1, 4 / 5]);
    expect(triple(report, 'ref_scene')).toEqual([null, null, null]);
  });

  it.each<[string, string, string, number | null]>([
    // 2·1/(4+4)
    ['a quarter alike', 'a1 b1 c1 d1', 'a1 b2 c2 d2', 0.25],
    // 2·1/(4+5)
    ['less', 'a1 b1 c1 d1', 'a1 b2 c2 d2 e2', null],
    ['mentions are plain words here', '[PERSON_1] x', '[PERSON_1] x', 1],
    ['nothing shared', 'a1', 'b1', null],
    ['no words, equal texts', '?!', ' ?! ', 1],
  ])('%s', (_, ours, theirs, expected) => {
    const { alignment } = pairs([person('P', theirs)], [person('A', ours)]);
    expect(alignment.references).toEqual(expected === null ? [] : [['A', 'P', expected]]);
  });

  it('a threshold of 0 asks for something in common', () => {
    expect(pairs([person('P', 'x')], [person('A', 'y')], { ref_threshold: 0 }).alignment.references).toEqual([]);
  });

  it('unknown types match their like alone; a missing one, blank ones and what is no string match each other', () => {
    const types = ['robot', ' Robot', 'droid', null, ' ', 5] as const;
    const side = types.map((type, i) => person(`R_${i}`, `word${i} same`, type));
    const ids = (list: readonly (readonly [string, string, number])[]) => list.map(([r, p]) => `${r}-${p}`).join(' ');
    expect(ids(pairs([person('P', 'word1 same', 'ROBOT')], side).alignment.references)).toBe('R_1-P');
    expect(ids(pairs([person('P', 'word4 same', null)], side).alignment.references)).toBe('R_4-P');
    expect(triple(pairs([person('P', 'same', 'droid')], side), 'ref_subject')).toEqual([1, 1 / 6, 2 / 7]);
  });

  it('ties go by id on both sides', () => {
    const same = (ids: readonly string[]) => ids.map((id) => person(id, 'red coat'));
    expect(pairs(same(['Q', 'P']), same(['B', 'A'])).alignment.references).toEqual([
      ['A', 'P', 1],
      ['B', 'Q', 1],
    ]);
  });

  it('one side empty', () => {
    const none = pairs([], [person('A', 'x')]);
    expect([triple(none, 'ref'), triple(none, 'ref_subject')]).toEqual([
      [null, 0, 0],
      [null, 0, 0],
    ]);
    const extra = pairs([person('A', 'x')], []);
    expect([triple(extra, 'ref'), triple(extra, 'ref_subject')]).toEqual([
      [0, null, 0],
      [0, null, 0],
    ]);
  });

  it('by id: equal canonical ids of equal type, whatever is described', () => {
    const report = pairs(
      [person('person 1', 'x'), person('PERSON_2', 'y', 'object'), person('PERSON_3', 'z')],
      [person('PERSON_1', 'a'), person('PERSON_2', 'y'), person('PERSON_4', 'z')],
      { ref_matcher: 'id' },
    );
    expect(report.alignment.references).toEqual([['PERSON_1', 'PERSON_1', 1]]);
    expect(triple(report, 'ref_subject')).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  describe('by hand', () => {
    const ours = [person('PERSON_1', 'x'), person('PERSON_2', 'y'), person('SCENE_1', 'z', 'scene')];
    const theirs = [person('PERSON_1', 'x'), person('PERSON_1', 'u'), person('SCENE_1', 'z', 'scene')];
    it.each<[string, Record<string, string>, string, string[]]>([
      ['a map', { PERSON_1: 'PERSON_1', SCENE_1: 'SCENE_1' }, 'PERSON_1-PERSON_1 SCENE_1-SCENE_1', []],
      ['in other spellings', { '[person 01]': '<person-1>' }, 'PERSON_1-PERSON_1', []],
      ['second definitions', { PERSON_2: 'person 1~2' }, 'PERSON_2-PERSON_1~2', []],
      ['unknown to the reference', { PERSON_9: 'PERSON_1' }, '', ['map.unknown']],
      ['unknown to the prediction', { PERSON_1: 'PERSON_9' }, '', ['map.unknown']],
      ['of another type', { PERSON_1: 'SCENE_1' }, '', ['map.type']],
      ['used already', { PERSON_1: 'PERSON_1', PERSON_2: 'PERSON_1' }, 'PERSON_1-PERSON_1', ['map.repeat']],
      [
        'type is checked before repeat',
        { PERSON_1: 'PERSON_1', SCENE_1: 'PERSON_1' },
        'PERSON_1-PERSON_1',
        ['map.type'],
      ],
      [
        'equal keys: the first wins',
        { PERSON_1: 'PERSON_1', 'person 1': 'PERSON_1~2' },
        'PERSON_1-PERSON_1',
        ['map.repeat'],
      ],
      [
        'equal keys: also when the first is of no use',
        { PERSON_1: 'PERSON_9', 'person 1': 'PERSON_1' },
        '',
        ['map.repeat', 'map.unknown'],
      ],
      [
        'equal keys: unknown is checked first',
        { PERSON_1: 'PERSON_1', 'person 1': 'PERSON_9' },
        'PERSON_1-PERSON_1',
        ['map.unknown'],
      ],
      ['nothing', {}, '', []],
    ])('%s', (_, ref_map, expected, warnings) => {
      const report = pairs(theirs, ours, { ref_matcher: 'manual', ref_map });
      expect(report.alignment.references.map(([r, p]) => `${r}-${p}`).join(' ')).toBe(expected);
      expect(codes(report).filter((code) => code.startsWith('map.'))).toEqual(warnings);
    });

    it('is not looked at by other matchers', () => {
      const report = pairs(theirs, ours, { ref_map: { X: 'Y' } });
      expect(codes(report)).not.toContain('map.unknown');
    });

    it("a judge's map is checked alike", () => {
      const report = pairs(theirs, ours, { ref_matcher: 'judge', ref_map: { PERSON_1: 'SCENE_1', SCENE_1: 'X' } });
      expect(report.alignment.references).toEqual([]);
      expect(codes(report).filter((code) => code.startsWith('map.'))).toEqual(['map.type', 'map.unknown']);
    });

    it('the map decides both directions', () => {
      const report = pairs(theirs, ours, { ref_matcher: 'manual', ref_map: { PERSON_1: 'PERSON_1' } });
      expect([triple(report, 'ref_subject'), triple(report, 'ref_scene')]).toEqual([
        [1 / 2, 1 / 2, 1 / 2],
        [0, 0, 0],
      ]);
      expect(value(report, 'ref_f1')).toBe(2 / 6);
    });
  });
});
