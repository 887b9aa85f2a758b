import { describe, expect, it } from 'vitest';
import { dialogue, doc, entity, shot, sound, subshot } from '../build';
import { contributions, evaluated, exclusions, explain } from './support';

describe('EVSA', () => {
  const reference = doc({
    events: [sound('E_1', [0, 4]), sound('E_2', [4, 8]), sound('E_3', [40, 41])],
    shots: [
      shot('S_1', [0, 4], { hear: ['E_1', 'E_9'] }),
      shot('S_2', [4, 8], { hear: ['E_2', 'E_1'] }),
      shot('S_3', [40, 42], { hear: ['E_3'] }),
    ],
  });
  const prediction = doc({
    events: [sound('E_1', [0, 4.5]), sound('E_2', [4, 8])],
    shots: [shot('A_1', [0, 4], { hear: ['E_1', 'E_2', 'E_7'] }), shot('A_2', [4, 8], { hear: ['E_1'] })],
  });

  it('tells correct, wrong and missing links, and those that do not count', () => {
    const explanation = explain(evaluated(prediction, reference), 'evsa');
    expect(explanation.formula).toEqual({
      evsa_precision: '1 correct / 3 predicted links of matched events',
      evsa_recall: '1 correct / 3 links of the reference',
      evsa_f1: '2 × 1/3 × 1/3 / (1/3 + 1/3) = 0.3333',
    });
    expect(contributions(explanation)).toEqual([
      'event:E_2 ~ - 0/1: missing: E_2 in S_2: A_2 of the prediction does not list E_2',
      'event:E_3 ~ - 0/1: missing: E_3 in S_3: the event has no counterpart',
      '- ~ event:E_2 0/1: wrong: E_2 in A_1: the two do not overlap in time',
      '- ~ event:E_1 0/1: wrong: E_1 in A_2: the reference does not link E_1 to S_2',
      'event:E_1 ~ event:E_1 1/1: correct: E_1 in A_1',
    ]);
    expect(exclusions(explanation)).toEqual([
      'prediction shot:A_1: E_7 in A_1: nothing defines the event',
      'reference shot:S_1: E_9 in S_1: nothing defines the event',
      'reference event:E_1: E_1 in S_2: the two do not overlap in time',
    ]);
    expect(explanation.conventions[0]).toEqual({
      setting: 'evsa',
      value: 'event',
      why: 'The paper does not say which predicted links its precision divides by; its tables fit the first.',
      source: 'T',
    });
  });

  it('follows its convention', () => {
    const explanation = explain(evaluated(prediction, reference, { evsa: 'all' }), 'evsa');
    expect(explanation.formula.evsa_precision).toBe('1 correct / 4 predicted links in all');
    expect(contributions(explanation)).toContain('- ~ shot:A_1 0/1: wrong: E_7 in A_1: nothing defines the event');
  });
});

describe('CCC', () => {
  const cast = [entity('PERSON_1', 'person', 'red coat'), entity('SCENE_1', 'scene', 'harbour at dawn')];
  const both = ['PERSON_1', 'SCENE_1'];
  const reference = doc({
    references: [...cast, entity('OBJECT_1', 'object', 'lamp'), entity('OBJECT_2', 'object', 'brass horn')],
    shots: [
      shot('S_1', [0, 2], { who: both }),
      shot('S_2', [2, 4], { who: both }),
      shot('S_3', [4, 6], { who: ['PERSON_1', 'OBJECT_1'] }),
    ],
  });
  const prediction = doc({
    references: [...cast, entity('OBJECT_2', 'object', 'brass horn')],
    shots: [
      shot('A_1', [0, 2], { who: both }),
      shot('A_2', [2, 4], { who: ['PERSON_1', 'SCENE_1'] }),
      shot('A_9', [5.8, 6], { who: ['SCENE_1'] }),
    ],
  });

  it('writes each trajectory as a fraction, and says where it parts', () => {
    const explanation = explain(evaluated(prediction, reference), 'ccc');
    expect(explanation.formula).toEqual({
      ccc: '(2/3 + 2/3) / 2 = 1.3333/2',
      ccc_person: '2/3 / 1 = 0.6667/1',
      ccc_object: 'not applicable: there is nothing to average',
      ccc_scene: '2/3 / 1 = 0.6667/1',
      ccc_animal: 'not applicable: there is nothing to average',
    });
    expect(contributions(explanation)).toEqual([
      'reference:PERSON_1 ~ reference:PERSON_1 2/3: 2 of 3 shots shared; missing: S_3 of the reference',
      'reference:SCENE_1 ~ reference:SCENE_1 2/3: 2 of 3 shots shared; too many: A_9 of the prediction',
    ]);
    expect(exclusions(explanation)).toEqual([
      'reference reference:OBJECT_1: OBJECT_1 has no counterpart',
      'reference reference:OBJECT_2: neither OBJECT_2 nor its counterpart is listed in a shot',
    ]);
  });

  it('has other references under cross-shot', () => {
    expect(exclusions(explain(evaluated(prediction, reference, { ccc: 'cross-shot' }), 'ccc'))).toEqual([
      'reference reference:OBJECT_1: OBJECT_1 is listed in fewer than two shots',
      'reference reference:OBJECT_2: OBJECT_2 is listed in fewer than two shots',
    ]);
  });
});

describe('RefUse', () => {
  const references = [
    entity('PERSON_1', 'person', 'red coat'),
    entity('PERSON_2', 'person', 'grey beard'),
    entity('OBJECT_1', 'object', 'brass horn'),
  ];
  const scored = evaluated(
    doc({ references, shots: [shot('A_1', [0, 2], { who: ['PERSON_1', 'OBJECT_1'] }), shot('A_2', [2, 4])] }),
    doc({ references, shots: [shot('S_1', [0, 2], { who: ['PERSON_1', 'PERSON_2'] }), shot('S_2', [2, 4])] }),
  );

  it('names what one side uses and the other does not, and skips pairs that use nothing', () => {
    const explanation = explain(scored, 'ref_use_shot');
    expect(explanation.formula.ref_use_shot).toBe('2/4 / 1 = 0.5/1');
    expect(contributions(explanation)).toEqual([
      'shot:S_1 ~ shot:A_1 2/4: 1 shared; not used: PERSON_2; used beyond the reference: OBJECT_1',
    ]);
    expect(exclusions(explanation)).toEqual([
      'reference shot:S_2: neither it nor its counterpart A_2 uses a reference',
    ]);
  });

  it('is the mean of the parts that apply', () => {
    const explanation = explain(scored, 'ref_use');
    expect(explanation.formula.ref_use).toBe('0.5 / 1 = 0.5/1');
    expect(contributions(explanation)).toEqual(['- ~ - 0.5/1: RefUse in shots, over 1 pair']);
    expect(exclusions(explanation)).toHaveLength(2);
  });
});

describe('Speaker', () => {
  it('says why each line is right or wrong', () => {
    const cast = [entity('PERSON_1', 'person', 'red coat'), entity('PERSON_2', 'person', 'grey beard')];
    const lines = (speakers: readonly (string | null)[]) =>
      speakers.map((who, k) => dialogue(`D_${k + 1}`, [k, k + 1], `line number ${'abcdefgh'[k]}`, who));
    const reference = doc({
      references: cast,
      events: lines(['PERSON_1', 'PERSON_1', 'NARRATOR', 'NARRATOR', 'PERSON_1', null, null]),
    });
    const prediction = doc({
      references: cast,
      events: lines(['PERSON_1', 'PERSON_2', 'NARRATOR', 'CROWD', 'PERSON_9', 'PERSON_1', null]),
    });
    const explanation = explain(evaluated(prediction, reference), 'speaker');
    expect(explanation.formula).toEqual({
      speaker_precision: '2 right / 6 matched lines whose prediction names a speaker',
      speaker_recall: '2 right / 5 matched lines whose reference names a speaker',
      speaker_f1: '2 × 2 / (6 + 5) = 4/11',
    });
    expect(contributions(explanation).map((row) => row.replace(/^event:(D_\d) ~ event:D_\d /, '$1 '))).toEqual([
      'D_2 0/1: wrong: PERSON_1 is matched with PERSON_1, not with PERSON_2',
      'D_4 0/1: wrong: NARRATOR and CROWD are different labels',
      'D_5 0/1: wrong: nothing defines PERSON_9',
      'D_6 0/1: the reference names no speaker, the prediction PERSON_1',
      'D_1 1/1: right: PERSON_1 and PERSON_1 are matched',
      'D_3 1/1: right: both say NARRATOR',
    ]);
    expect(exclusions(explanation)).toEqual([
      'reference event:D_7: neither it nor its counterpart D_7 names a speaker',
    ]);
  });
});

describe('means of times and words', () => {
  it('list the pairs, and the units that are outside', () => {
    const scored = evaluated(
      doc({ shots: [shot('A_1', [0, 3]), shot('A_9', [60, 70])], events: [dialogue('D_1', [0, 1], 'one two three')] }),
      doc({
        shots: [shot('S_1', [0, 4]), shot('S_2', [4, 80])],
        events: [dialogue('D_1', [0, 1], 'one two four five')],
      }),
    );
    const times = explain(scored, 'shot_tiou');
    expect(times.formula.shot_tiou).toBe('0.75 / 1 = 0.75/1');
    expect(contributions(times)).toEqual(['shot:S_1 ~ shot:A_1 0.75/1: tIoU 0.7500']);
    expect(exclusions(times)).toEqual([
      'reference shot:S_2: S_2 has no counterpart',
      'prediction shot:A_9: A_9 has no counterpart',
    ]);
    expect(contributions(explain(scored, 'dialogue_line'))).toEqual(['event:D_1 ~ event:D_1 0.5/1: 1 − WER is 0.5000']);
  });

  it('name subshots by shot and position, untestable ones too', () => {
    const see = [subshot([0, 1], 'tea'), subshot([1, 0], 'cake'), subshot([2, 3], 'rain')];
    const scored = evaluated(
      doc({ shots: [shot('A_1', [0, 4], { see: [subshot([0, 2], 'tea')] })] }),
      doc({ shots: [shot('S_1', [0, 4], { see })] }),
    );
    const explanation = explain(scored, 'subshot_tiou');
    expect(contributions(explanation)).toEqual(['subshot:S_1/0 ~ subshot:A_1/0 0.5/1: tIoU 0.5000']);
    expect(exclusions(explanation)).toEqual([
      'reference subshot:S_1/2: S_1/2 has no counterpart',
      'reference shot:S_1: S_1/1 is untestable: it has no usable time or content',
    ]);
  });
});
