import { describe, expect, it } from 'vitest';
import { dialogue, doc, EMPTY, entity, type Json, probe, score, shot, sound, subshot } from './build';

const CLIP = { duration: 1000 };
const PEOPLE = [entity('PERSON_1', 'person', 'x'), entity('PERSON_2', 'person', 'y')];

it('uses are distinct per list, speaker and text', () => {
  const prediction = doc({
    references: PEOPLE,
    events: [
      // The speaker and the mention: two uses
      {
        ...dialogue('D_1', [0, 4], 'x'),
        content: { line: 'x', speaker: 'PERSON_1', description: 'PERSON_1, PERSON_1' },
      },
      // A label is none, a dangling speaker is one
      dialogue('D_2', [0, 4], 'y', 'NARRATOR'),
      dialogue('D_3', [0, 4], 'z', 'PERSON_9'),
    ],
    shots: [
      shot('A', [0, 4], {
        // Two of the list
        who: ['PERSON_1', 'person 1', 'PERSON_8'],
        // Three in one text, one in another
        see: [subshot([0, 2], '[PERSON_1] PERSON_2 PERSON_2 SFX_9'), '[PERSON_1]'],
        hear: ['D_1', 'D_1', 'D_9'],
      }),
    ],
  });
  const report = score(prediction, EMPTY, CLIP);
  // 2 + 1 + 2 + 3 + 1; failed: PERSON_9, PERSON_8, SFX_9
  expect(probe(report, 'ValidRefUse')).toBe('9/3');
  // and the links to D_1 and D_9
  expect(probe(report, 'NoDanglingID')).toBe('11/4');
  expect(probe(report, 'ValidEventShotAssociation')).toBe('1/0');
  // Two subshots and one link
  expect(probe(report, 'TemporalCompatible')).toBe('3/0');
});

describe('TemporalCompatible', () => {
  it.each<[string, Json, string]>([
    ['inside', [10, 20], '1/0'],
    ['half a second out at either end', [9.5, 20.5], '1/0'],
    ['more at the start', [9.49, 20], '1/1'],
    ['more at the end', [10, 20.51], '1/1'],
    ['more at both: one failure', [0, 30], '1/1'],
    ['within 1e-9', [9.5 - 5e-10, 20], '1/0'],
    ['elsewhere', [100, 101], '1/1'],
  ])('%s', (_, time, expected) => {
    const prediction = doc({ shots: [shot('A', [10, 20], { see: [subshot(time, 'x')] })] });
    expect(probe(score(prediction, EMPTY, CLIP), 'TemporalCompatible')).toBe(expected);
  });

  it('counts string subshots, and links to defined events', () => {
    const prediction = doc({
      events: [sound('S_1', [0, 1]), sound('S_2', [5, 6])],
      shots: [
        shot('A', [0, 4], { see: ['x', ' ', subshot([0, 9], 'y'), subshot([0, 1], '')], hear: ['S_1', 'S_2', 'S_3'] }),
      ],
    });
    // x, y (reaches out); S_1, S_2 (disjoint)
    expect(probe(score(prediction, EMPTY, CLIP), 'TemporalCompatible')).toBe('4/2');
    expect(probe(score(prediction, EMPTY, CLIP), 'ValidEventShotAssociation')).toBe('2/1');
  });
});

it('SupportFieldPresent looks at untestable references too', () => {
  const references = [...PEOPLE, entity('A', 'person', ' '), entity('B', 'person', 5), {}, null, { id_features: 'z' }];
  expect(probe(score(doc({ references }), EMPTY), 'SupportFieldPresent')).toBe('7/4');
});

it('units that were dropped are not probed', () => {
  const prediction = doc({
    events: [dialogue('D', [2, 1], 'x', 'PERSON_9')],
    shots: [shot('A', [4, 0], { who: ['PERSON_9'], hear: ['D'], see: [subshot([0, 99], 'PERSON_9')] })],
  });
  const { probes } = score(prediction, EMPTY, CLIP);
  expect(Object.values(probes)).toEqual(Array(6).fill({ checked: 0, failed: 0 }));
});

it('an empty document has nothing to probe', () => {
  expect(Object.values(score(EMPTY, EMPTY).probes)).toEqual(Array(6).fill({ checked: 0, failed: 0 }));
});
