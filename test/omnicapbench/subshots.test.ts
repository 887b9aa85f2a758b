import { describe, expect, it } from 'vitest';
import type { SettingsInput } from '../../src/omnicapbench/settings';
import { dialogue, doc, entity, type Json, metric, score, shot, sound, subshot, triple, value } from './build';

const PEOPLE = [
  entity('PERSON_1', 'person', 'red coat'),
  entity('PERSON_2', 'person', 'blue hat'),
  entity('PERSON_3', 'person', 'umbrella'),
];
/** The same people under other ids; the third has no counterpart. */
const THEIRS = [
  entity('PERSON_11', 'person', 'red coat'),
  entity('PERSON_12', 'person', 'blue hat'),
  entity('PERSON_13', 'person', 'nobody'),
];
const SOUNDS = [sound('SFX_1', [0, 1]), sound('SFX_2', [0, 1])];

function scene(see: Json, references = PEOPLE) {
  return doc({ references, events: SOUNDS, shots: [shot('S', [0, 100], { see })] });
}

describe('the similarity of two subshots', () => {
  const similarity = (ours: string, theirs: string) => {
    const report = score(scene(theirs, THEIRS), scene(ours), { sub_matcher: 'time' });
    const [pair] = report.alignment.subshots.recall;
    const [mirror] = report.alignment.subshots.precision;
    expect(mirror?.[4]).toBe(pair?.[4]);
    return pair?.[4];
  };

  it.each<[string, string, string, number]>([
    ['equal', 'opens a door', 'Opens a door.', 1],
    // {opens, door} and {opens, window}
    ['by shared words', 'opens a door', 'opens the window', 0.5],
    ['nothing shared', 'opens', 'closes', 0],
    // A predicted mention becomes the reference id that it is mapped to.
    ['mapped mentions', '[PERSON_1] waves', 'PERSON_11 waves', 1],
    // {P1, waves}, {P2, waves}
    ['another person', '[PERSON_1] waves', '[PERSON_12] waves', 0.5],
    ['equal texts that mean another person', '[PERSON_1] waves', '[PERSON_1] waves', 0.5],
    ['an unmapped mention equals nothing', '[PERSON_3]', '[PERSON_13]', 0],
    ['nor does a dangling one, not even itself', '[PERSON_9]', '[PERSON_9]', 0],
    ['each time', '[PERSON_9] [PERSON_9] x', 'x', 0.5],
    // A mention is one token, the words around it are cut off from it.
    ['a mention ends a word', 'to[PERSON_1]day', 'to [PERSON_11] day', 1],
    // Events and shots are left out.
    ['mentions of events', 'rain [SFX_1] falls', 'rain falls', 1],
    ['whichever they are', '[SFX_1] rain', '[SFX_2] rain', 1],
    ['a text of nothing but events, as it stood', '[SFX_1]', ' [SFX_1] ', 1],
    ['for equality alone', '[SFX_1]', '[SFX_2]', 0],
    ['no words of it count', '[SFX_1] [SFX_2]', 'sfx 1', 0],
    ['marks beside an event', '[SFX_1] !', '! [SFX_2]', 1],
    ['no words, equal', '?!', '?!', 1],
    ['no words, unequal', '?!', '!?', 0],
    ['stop words in order', 'he is', 'He is!', 1],
    ['stop words out of order', 'he is', 'is he', 0],
    // Mentions are no stop words and no plain words.
    ['an id in plain letters is no mention', '[PERSON_1]', 'person 1', 0],
  ])('%s', (_, ours, theirs, expected) => {
    expect(similarity(ours, theirs)).toBe(expected);
  });
});

describe('the window', () => {
  /** Whether a predicted subshot is a candidate for a reference one, and the other way about. */
  const near = (ours: Json, theirs: Json, settings: SettingsInput = {}) => {
    const { recall, precision } = score(scene([subshot(theirs, 'x')]), scene([subshot(ours, 'x')]), settings).alignment
      .subshots;
    return [recall.length === 1, precision.length === 1];
  };

  it.each<[string, Json, Json, SettingsInput, [boolean, boolean]]>([
    ['overlapping', [10, 20], [15, 25], {}, [true, true]],
    ['less than delta away', [10, 20], [20.9, 25], {}, [true, true]],
    ['delta away: open', [10, 20], [21, 25], {}, [false, false]],
    ['delta before: open', [10, 20], [5, 9], {}, [false, false]],
    ['a point delta away: closed', [10, 20], [21, 21], {}, [true, false]],
    ['a point delta before: closed', [10, 20], [9, 9], {}, [true, false]],
    ['a point farther', [10, 20], [21.1, 21.1], {}, [false, false]],
    ['two points delta apart', [10, 10], [11, 11], {}, [true, true]],
    ['a point as target', [10, 10], [10.5, 12], {}, [true, true]],
    ['delta 0: border to border', [10, 20], [20, 25], { delta: 0 }, [false, false]],
    ['delta 0: a point on the border', [10, 20], [20, 20], { delta: 0 }, [true, false]],
    ['delta 0: equal points', [10, 10], [10, 10], { delta: 0 }, [true, true]],
    ['delta 5', [10, 20], [24, 25], { delta: 5 }, [true, true]],
  ])('%s', (_, ours, theirs, settings, expected) => {
    expect(near(ours, theirs, settings)).toEqual(expected);
  });
});

describe('the best candidate', () => {
  const chosen = (theirs: readonly Json[], settings: SettingsInput = {}) =>
    score(scene(theirs), scene([subshot([10, 20], 'red door opens')]), settings).alignment.subshots.recall.map(
      (pair) => pair[3],
    );

  it.each<[string, Json[], number[]]>([
    ['the most similar', [subshot([10, 20], 'door opens'), subshot([19, 30], 'red door opens')], [1]],
    ['then the best in time', [subshot([15, 20], 'door opens'), subshot([12, 20], 'opens door')], [1]],
    // tIoU 5/10 each
    ['then the earliest', [subshot([15, 20], 'door opens'), subshot([10, 15], 'door opens')], [1]],
    ['then the first', [subshot([10, 15], 'door opens'), subshot([10, 15], 'door opens')], [0]],
    // 2·1/(3+4) = 2/7 is below 0.30
    ['none below the threshold', [subshot([10, 20], 'door a1 b1 c1')], []],
    // Positions in the raw array, what is no subshot included
    ['named by its place', [null, ' ', subshot([10, 20], 'door opens')], [2]],
  ])('%s', (_, theirs, expected) => {
    expect(chosen(theirs)).toEqual(expected);
  });

  it('the matcher time takes any, ranked by similarity', () => {
    const two = [subshot([10, 20], 'nothing alike'), subshot([19, 30], 'door a1 b1 c1')];
    expect(chosen(two, { sub_matcher: 'time' })).toEqual([1]);
    expect(chosen([subshot([10, 20], 'nothing alike')], { sub_matcher: 'time' })).toEqual([0]);
  });

  it('a threshold of 0 asks for something in common', () => {
    expect(chosen([subshot([10, 20], 'nothing alike')], { sub_threshold: 0 })).toEqual([]);
    expect(chosen([subshot([10, 20], 'door a1 b1 c1')], { sub_threshold: 0 })).toEqual([0]);
  });
});

describe('the metrics', () => {
  it('many targets may share a candidate', () => {
    const ours = scene([subshot([0, 10], 'red door opens'), subshot([10, 20], 'red door closes')]);
    const report = score(scene([subshot([0, 20], 'red door')]), ours);
    expect([metric(report, 'subshot_recall'), metric(report, 'subshot_precision')]).toEqual(['2/2', '1/1']);
    // tIoU 10/20 each
    expect(metric(report, 'subshot_tiou')).toBe('1/2');
    expect(report.alignment.subshots.precision).toEqual([['S', 0, 'S', 0, 4 / 5, 0.5]]);
  });

  it('f1 is the harmonic mean of two directions', () => {
    const ours = scene([subshot([0, 10], 'one two'), subshot([0, 10], 'three four')]);
    const report = score(scene([subshot([0, 10], 'one two'), subshot([0, 10], 'five'), subshot([0, 10], 'six')]), ours);
    // Precision 1/3, recall 1/2: 2 · 1/6 / (5/6)
    expect(value(report, 'subshot_f1')).toBeCloseTo(2 / 5, 15);
    expect(report.metrics.subshot_f1).toMatchObject({ numerator: null, denominator: null });
  });

  it('subshots of unmatched shots are unmatched', () => {
    const ours = doc({ shots: [shot('A', [0, 10], { see: 'x' }), shot('B', [10, 20], { see: 'x' })] });
    const theirs = doc({ shots: [shot('A', [0, 10], { see: 'x' }), shot('B', [11, 12], { see: 'x' })] });
    expect(triple(score(theirs, ours), 'subshot')).toEqual([0.5, 0.5, 0.5]);
  });

  it.each<[string, Json, Json, (number | null)[]]>([
    ['none on either side', [], [], [null, null, null]],
    ['none predicted', [], 'x', [null, 0, 0]],
    ['none in the reference', 'x', [], [0, null, 0]],
    ['nothing alike', 'x', 'y', [0, 0, 0]],
  ])('%s', (_, theirs, ours, expected) => {
    expect(triple(score(scene(theirs), scene(ours)), 'subshot')).toEqual(expected);
  });

  it('an untestable subshot counts on neither side', () => {
    const report = score(scene([subshot([0, 10], 'x'), subshot([0, 10], ' '), subshot([5, 1], 'x'), {}]), scene('x'));
    expect(metric(report, 'subshot_precision')).toBe('1/1');
  });

  it('lists are sorted by start, shot, place', () => {
    const side = doc({
      events: [dialogue('D', [0, 1], 'x')],
      shots: [
        shot('B', [0, 10], { see: [subshot([5, 6], 'one'), subshot([0, 1], 'two')] }),
        shot('A', [0, 10], { see: [subshot([0, 1], 'three')] }),
      ],
    });
    const targets = score(side, side).alignment.subshots.recall.map(([id, index]) => `${id}/${index}`);
    expect(targets).toEqual(['A/0', 'B/1', 'B/0']);
  });
});

describe('the matcher judge', () => {
  // Two targets a side near each other; no two texts share a word.
  const ours = scene([subshot([0, 2], 'opens'), subshot([10, 12], 'closes')]);
  const theirs = scene([subshot([0, 2], 'pulls'), subshot([10, 12], 'shuts'), subshot([11, 12], 'slams')]);
  const judged = (sub_map: SettingsInput['sub_map']) => score(theirs, ours, { sub_matcher: 'judge', sub_map });
  const pairsOf = (rows: readonly (readonly (string | number)[])[]) => rows.map((row) => row.slice(0, 4).join(' '));

  it.each<[string, SettingsInput['sub_map'], string[], string[]]>([
    ['no verdict, no counterpart', {}, [], []],
    ['each direction on its own', { recall: ['S/0'] }, ['S 0 S 0'], []],
    // Of two candidates without a shared word the one of higher tIoU is the best.
    ['the best candidate by the usual order', { recall: ['S/1'] }, ['S 1 S 1'], []],
    ['targets may share a candidate', { precision: ['S/1', 'S/2'] }, [], ['S 1 S 1', 'S 2 S 1']],
  ])('%s', (_, map, recall, precision) => {
    const { subshots } = judged(map).alignment;
    expect([pairsOf(subshots.recall), pairsOf(subshots.precision)]).toEqual([recall, precision]);
  });

  it('gives recall, precision and f1 as any matcher does', () => {
    // 1 of 2 and 3 of 3: 2 * 0.5 / 1.5
    expect(triple(judged({ recall: ['S/1'], precision: ['S/0', 'S/1', 'S/2'] }), 'subshot')).toEqual([1, 0.5, 2 / 3]);
  });

  it('warns of verdicts on subshots that are not there, and of nothing outside of the window', () => {
    const report = judged({ recall: ['S/0', 'S/7', 'T/0'], precision: ['X'] });
    const warned = report.diagnostics.filter(({ code }) => code === 'map.unknown');
    expect(warned.map(({ message }) => /on (\S+)/.exec(message)?.[1])).toEqual(['S/7', 'T/0', 'X']);
    const far = score(scene([subshot([50, 51], 'x')]), scene([subshot([0, 1], 'x')]), {
      sub_matcher: 'judge',
      sub_map: { recall: ['S/0'] },
    });
    expect(far.alignment.subshots.recall).toEqual([]);
  });
});
