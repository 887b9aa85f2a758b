import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchDialogues } from '../../../src/omnicapbench/alignment/dialogues';
import { matchSpans } from '../../../src/omnicapbench/alignment/spans';
import { nearestLines, nearestSpans } from '../../../src/omnicapbench/metrics/nearest';
import { kernels } from '../../kernel/support';
import { dialogue, doc, entity, shot, sound, subshot } from '../build';
import { CASES, contributions, evaluated, exclusions, explain } from './support';

describe('an unmatched shot', () => {
  const reference = doc({ shots: [shot('SHOT_1', [0, 4]), shot('SHOT_2', [4, 10]), shot('SHOT_3', [20, 22])] });

  it('names its nearest below the threshold, what took it, or that there is none', () => {
    // SHOT_1 with A_1: 4/4 · SHOT_2 with A_2: 1.5 of 6 · SHOT_3 is alone
    const prediction = doc({ shots: [shot('A_1', [0, 4]), shot('A_2', [4, 5.5])] });
    const explanation = explain(evaluated(prediction, reference), 'shot');
    expect(explanation.formula).toEqual({
      shot_precision: '1 matched / 2 predicted',
      shot_recall: '1 matched / 3 in the reference',
      shot_f1: '2 × 1 / (2 + 3) = 2/5',
    });
    expect(contributions(explanation)).toEqual([
      'shot:SHOT_2 ~ - 0/1: missed: nearest is A_2 with tIoU 0.2500, below 0.30',
      'shot:SHOT_3 ~ - 0/1: missed: no shot of the prediction overlaps it',
      '- ~ shot:A_2 0/1: unsupported: nearest is SHOT_2 with tIoU 0.2500, below 0.30',
      'shot:SHOT_1 ~ shot:A_1 1/1: matched: tIoU 1.0000',
    ]);
  });

  it('may have lost it to a better pair', () => {
    const twice = doc({ shots: [shot('A_1', [0, 4]), shot('A_2', [0, 2])] });
    const one = doc({ shots: [shot('SHOT_1', [0, 4])] });
    expect(contributions(explain(evaluated(twice, one), 'shot'))[0]).toBe(
      '- ~ shot:A_2 0/1: unsupported: nearest is SHOT_1 with tIoU 0.5000, taken by A_1 (1.0000)',
    );
    expect(contributions(explain(evaluated(doc(), one), 'shot'))).toEqual([
      'shot:SHOT_1 ~ - 0/1: missed: the prediction has no shot',
    ]);
  });

  it('is told from an untestable one', () => {
    const broken = doc({
      shots: [
        shot('A_1', [4, 0]),
        shot('A_2', 'soon'),
        shot('A_3', null),
        shot('A_4', [0, 1], { more: { visual_description: null } }),
      ],
    });
    expect(exclusions(explain(evaluated(broken, doc()), 'shot'))).toEqual([
      'prediction invalid:shot/0: A_1 is untestable: its time range ends before it starts',
      'prediction invalid:shot/1: A_2 is untestable: its time range cannot be read',
      'prediction invalid:shot/2: A_3 is untestable: it has no time range',
      'prediction invalid:shot/3: A_4 is untestable: it has no usable visual_description',
    ]);
  });
});

describe('an unmatched event', () => {
  it('looks among its own class, by the words or by the time', () => {
    const reference = doc({
      events: [dialogue('D_1', [0, 2], 'put the kettle on now'), sound('S_1', [0, 10]), sound('S_2', [50, 51])],
    });
    const prediction = doc({
      events: [dialogue('D_1', [0, 2], 'put it away'), sound('S_1', [0, 1])],
    });
    const scored = evaluated(prediction, reference);
    expect(contributions(explain(scored, 'event'))).toEqual([
      // one of five words right; S_1: 1 of 10 s
      'event:D_1 ~ - 0/1: missed: nearest is D_1 with line score 0.2000, below 0.50',
      'event:S_1 ~ - 0/1: missed: nearest is S_1 with tIoU 0.1000, below 0.20',
      'event:S_2 ~ - 0/1: missed: no non-dialogue event of the prediction overlaps it',
      '- ~ event:D_1 0/1: unsupported: nearest is D_1 with line score 0.2000, below 0.50',
      '- ~ event:S_1 0/1: unsupported: nearest is S_1 with tIoU 0.1000, below 0.20',
    ]);
    expect(contributions(explain(scored, 'event_dialogue'))).toHaveLength(2);
  });
});

describe('an unmatched reference', () => {
  const reference = doc({
    references: [
      entity('PERSON_1', 'person', 'tall woman red coat'),
      entity('OBJECT_1', 'object', 'dented brass trumpet'),
      entity('SCENE_1', 'scene', 'harbour'),
    ],
  });
  const prediction = doc({
    references: [
      entity('PERSON_1', 'person', 'short man red hat grey beard'),
      entity('PERSON_2', 'person', 'tall woman red coat'),
      entity('SCENE_9', 'scene', 'kitchen'),
    ],
  });

  it('looks inside its type, by the words', () => {
    expect(contributions(explain(evaluated(prediction, reference), 'ref'))).toEqual([
      'reference:OBJECT_1 ~ - 0/1: missed: the prediction has no object',
      'reference:SCENE_1 ~ - 0/1: missed: no scene of the prediction shares a word with its description',
      // 2 · 1 shared word / (6 + 4)
      '- ~ reference:PERSON_1 0/1: unsupported: nearest is PERSON_1 with similarity 0.2000, below 0.25',
      '- ~ reference:SCENE_9 0/1: unsupported: no scene of the reference shares a word with its description',
      'reference:PERSON_1 ~ reference:PERSON_2 1/1: matched: similarity 1.0000',
    ]);
  });

  it('may be found from its own side although another took the pair', () => {
    const twice = doc({ references: [entity('A_1', 'person', 'red coat'), entity('A_2', 'person', 'red hat')] });
    const one = doc({ references: [entity('PERSON_1', 'person', 'red coat')] });
    const scored = evaluated(twice, one);
    expect(contributions(explain(scored, 'ref'))[0]).toBe(
      '- ~ reference:A_2 0/1: unsupported: nearest is PERSON_1 with similarity 0.5000, taken by A_1 (1.0000)',
    );
    const subjects = explain(scored, 'ref_subject');
    expect(subjects.formula.ref_subject_f1).toBe('2 × 2/2 × 1/1 / (2/2 + 1/1) = 1.0000');
    expect(contributions(subjects)).toContain(
      'reference:PERSON_1 ~ reference:A_2 1/1: found as PERSON_1: similarity 0.5000',
    );
  });

  it('is told what the matcher goes by', () => {
    const other = doc({ references: [entity('PERSON_1', 'object', 'x'), entity('SCENE_1', 'scene', 'x')] });
    expect(contributions(explain(evaluated(other, reference, { ref_matcher: 'id' }), 'ref'))).toEqual([
      'reference:PERSON_1 ~ - 0/1: missed: PERSON_1 of the prediction has the type object',
      'reference:OBJECT_1 ~ - 0/1: missed: the prediction defines no OBJECT_1',
      '- ~ reference:PERSON_1 0/1: unsupported: PERSON_1 of the reference has the type person',
      'reference:SCENE_1 ~ reference:SCENE_1 1/1: matched: equal ids of equal type',
    ]);
    const mapped = evaluated(prediction, reference, { ref_matcher: 'manual', ref_map: { SCENE_1: 'SCENE_9' } });
    expect(contributions(explain(mapped, 'ref'))).toEqual([
      'reference:PERSON_1 ~ - 0/1: missed: the map gives it no counterpart',
      'reference:OBJECT_1 ~ - 0/1: missed: the map gives it no counterpart',
      '- ~ reference:PERSON_1 0/1: unsupported: the map gives it no counterpart',
      '- ~ reference:PERSON_2 0/1: unsupported: the map gives it no counterpart',
      'reference:SCENE_1 ~ reference:SCENE_9 1/1: matched: by the map',
    ]);
  });
});

describe('an unmatched subshot', () => {
  it('names the nearest of the window, of the shot, or says that its shot has no counterpart', () => {
    const reference = doc({
      shots: [
        shot('SHOT_1', [0, 10], {
          see: [subshot([0, 2], 'she pours tea slowly'), subshot([2, 4], 'cat sleeps'), subshot([9, 10], 'door shuts')],
        }),
        shot('SHOT_2', [20, 30], { see: [subshot([20, 30], 'rain')] }),
        shot('SHOT_3', [30, 40], { see: [subshot([30, 40], 'fog')] }),
      ],
    });
    const prediction = doc({
      shots: [
        shot('A_1', [0, 10], {
          see: [subshot([0, 2], 'pours wine into glass quickly'), subshot([2, 4], 'cat sleeps')],
        }),
        shot('A_2', [20, 30]),
      ],
    });
    expect(contributions(explain(evaluated(prediction, reference), 'subshot'))).toEqual([
      // one shared word of 3 and 5: 2/8; the third is 5 s after the cat
      'subshot:SHOT_1/0 ~ - 0/1: missed: nearest is A_1/0 with similarity 0.2500, below 0.30',
      'subshot:SHOT_1/2 ~ - 0/1: missed: nearest is A_1/0 with similarity 0.0000, more than 1.0 s away',
      'subshot:SHOT_2/0 ~ - 0/1: missed: A_2 of the prediction has no subshot',
      'subshot:SHOT_3/0 ~ - 0/1: missed: its shot SHOT_3 has no counterpart',
      '- ~ subshot:A_1/0 0/1: unsupported: nearest is SHOT_1/0 with similarity 0.2500, below 0.30',
      'subshot:SHOT_1/1 ~ subshot:A_1/1 1/1: matched: similarity 1.0000, tIoU 1.0000',
      'subshot:SHOT_1/1 ~ subshot:A_1/1 1/1: matched: similarity 1.0000, tIoU 1.0000',
    ]);
  });
});

describe('the nearest', () => {
  it('is what the aligner gives a unit that is alone, without a threshold', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CASES), ({ prediction, reference, settings }) => {
        const { evaluation } = evaluated(prediction, reference, settings);
        if (evaluation === undefined) return;
        const { reference: ours, prediction: theirs } = evaluation;
        const lines = (events: typeof ours.events) => events.filter((event) => event.dialogue);
        const near = nearestLines(lines(ours.events), lines(theirs.events), 'reference', kernels);
        lines(ours.events).forEach((event, index) => {
          const [alone] = matchDialogues([event], lines(theirs.events), 0, kernels);
          expect(near[index]?.score).toBe(alone?.score);
          // Equal scores go by start and id here, and by tIoU only after them: the same unit.
          expect(near[index]?.unit).toBe(alone?.prediction);
        });
        const spans = nearestSpans(ours.shots, theirs.shots, kernels);
        ours.shots.forEach((one, index) => {
          const [alone] = matchSpans([one], theirs.shots, 0, kernels);
          expect(spans[index]?.unit).toBe(alone?.prediction);
          expect(spans[index]?.score).toBe(alone?.score);
        });
      }),
    );
  });
});
