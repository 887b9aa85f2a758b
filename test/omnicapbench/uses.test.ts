import { describe, expect, it } from 'vitest';
import { dialogue, doc, entity, type Json, metric, score, shot, sound, subshot, value } from './build';

const OURS = [
  entity('P_1', 'person', 'red coat'),
  entity('P_2', 'person', 'blue hat'),
  entity('S_1', 'scene', 'old kitchen'),
];
/** The same under other ids; Q_3 has no counterpart. */
const THEIRS = [
  entity('Q_1', 'person', 'red coat'),
  entity('Q_2', 'person', 'blue hat'),
  entity('Q_3', 'person', 'umbrella'),
];

describe('the references of matched shots', () => {
  const listed = (ours: readonly Json[], theirs: readonly Json[]) => {
    const side = (references: readonly Json[], lists: readonly Json[]) =>
      doc({ references, shots: lists.map((who, i) => shot(`A_${i}`, [i, i + 1], { who })) });
    return metric(score(side(THEIRS, theirs), side(OURS, ours)), 'ref_use_shot');
  };

  it.each<[string, Json[], Json[], string]>([
    ['the same', [['P_1', 'P_2']], [['Q_2', 'Q_1']], '1/1'],
    // 2·1 / (2 + 1)
    ['one of two', [['P_1', 'P_2']], [['Q_1']], `${2 / 3}/1`],
    ['another', [['P_1']], [['Q_2']], '0/1'],
    ['unmapped ones count against', [['P_1']], [['Q_1', 'Q_3']], `${2 / 3}/1`],
    ['dangling ones do not count', [['P_1', 'P_9']], [['Q_1', 'Q_9']], '1/1'],
    ['just one side', [['P_1']], [[]], '0/1'],
    ['just the other', [[]], [['Q_3']], '0/1'],
    ['neither is skipped', [[], ['P_1'], ['P_9']], [[], ['Q_1'], []], '1/1'],
    ['twice is once', [['P_1', 'P_1']], [['Q_1', 'q 1']], '1/1'],
    ['a mean', [['P_1'], ['P_1', 'P_2']], [['Q_1'], ['Q_1']], `${1 + 2 / 3}/2`],
    ['nothing anywhere', [[]], [[]], 'null'],
  ])('%s', (_, ours, theirs, expected) => {
    expect(listed(ours, theirs)).toBe(expected);
  });
});

describe('the references of matched subshots', () => {
  it('are the mentions of a reference subshot and its best candidate', () => {
    const ours = doc({
      references: OURS,
      shots: [shot('A', [0, 9], { see: [subshot([0, 4], '[P_1] opens the red door'), subshot([4, 9], 'rain falls')] })],
    });
    const theirs = doc({
      references: THEIRS,
      shots: [
        shot('A', [0, 9], { see: [subshot([0, 4], 'opens the red door [Q_1] [Q_2]'), subshot([4, 9], 'rain falls')] }),
      ],
    });
    // {P_1} and {Q_1, Q_2}: 2/3; the rain has no mentions and is skipped.
    expect(metric(score(theirs, ours), 'ref_use_subshot')).toBe(`${2 / 3}/1`);
  });
});

describe('the references of matched events', () => {
  const heard = (ours: Json, theirs: Json) =>
    metric(
      score(doc({ references: THEIRS, events: [theirs] }), doc({ references: OURS, events: [ours] })),
      'ref_use_event',
    );
  const said = (speaker: Json, description: Json = null) => ({
    ...dialogue('D', [0, 1], 'x'),
    content: { line: 'x', speaker, description },
  });

  it.each<[string, Json, Json, string]>([
    ['speakers', said('P_1'), said('Q_1'), '1/1'],
    ['labels are none', said('NARRATOR'), said('Q_1'), '0/1'],
    ['two labels are skipped', said('NARRATOR'), said('NARRATOR'), 'null'],
    ['a dangling speaker is none', said('P_9'), said(null), 'null'],
    // {P_1, P_2} and {Q_1}
    ['speaker and mentions together', said('P_1', '[P_2] hears it'), said('Q_1'), `${2 / 3}/1`],
    ['the speaker mentioned too is one', said('P_1', '[P_1] shouts'), said('Q_1'), '1/1'],
    ['mentions of sounds', sound('S', [0, 1], '[P_1]'), sound('S', [0, 1], '[Q_1]'), '1/1'],
    [
      'the speaker of a sound is not read',
      { ...sound('S', [0, 1]), content: { speaker: 'P_1' } },
      sound('S', [0, 1]),
      'null',
    ],
  ])('%s', (_, ours, theirs, expected) => {
    expect(heard(ours, theirs)).toBe(expected);
  });
});

describe('ref_use', () => {
  it('is the mean of the parts that are not null', () => {
    const side = (references: readonly Json[], who: Json, speaker: Json) =>
      doc({ references, events: [dialogue('D', [0, 1], 'x', speaker)], shots: [shot('A', [0, 1], { who, see: 'y' })] });
    const report = score(side(THEIRS, ['Q_1'], 'Q_1'), side(OURS, ['P_1'], 'P_2'));
    expect([value(report, 'ref_use_shot'), value(report, 'ref_use_subshot'), value(report, 'ref_use_event')]).toEqual([
      1,
      null,
      0,
    ]);
    expect(metric(report, 'ref_use')).toBe('1/2');
    expect(value(score(doc(), doc()), 'ref_use')).toBeNull();
  });
});
