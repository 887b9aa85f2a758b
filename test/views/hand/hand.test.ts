import { describe, expect, it } from 'vitest';
import { planItems } from '../../../src/judge/plan';
import { SCORE_ANSWER } from '../../../src/judge/prompts/instructions';
import { TASK_IDS } from '../../../src/judge/prompts/task';
import type { Verdict } from '../../../src/judge/verdict';
import type { HandLabel } from '../../../src/state/judge/state';
import { BAND_WORDS, choicesOf, commandOf, isChosen } from '../../../src/views/hand/answers';
import { currentItem, listed, neighbour, nextUnlabelled } from '../../../src/views/hand/course';
import { beginning, fieldName } from '../../../src/views/hand/fieldNames';
import { blindTitle, itemTitle, labelled, QUESTIONS, unitOf, verdictWords } from '../../../src/views/hand/items';
import { answeredOf, meanRows } from '../../../src/views/hand/means';
import { withChanges } from '../../../src/views/hand/useLabels';
import { item, mapped, no, scored, yes } from '../../judge/prompts/build';
import { canary, material } from '../../judge/prompts/material';

const ALL = planItems(material(canary), new Set(TASK_IDS));
const [a, b, c] = [item({ id: 'a' }), item({ id: 'b' }), item({ id: 'c' })];
const knows =
  (...ids: readonly string[]) =>
  (id: string): boolean =>
    ids.includes(id);

describe('verdicts to choose from', () => {
  it('says the bands as the instructions of a model do', () => {
    for (const [score, { share }] of Object.entries(BAND_WORDS)) {
      expect(SCORE_ANSWER.replaceAll(',', '')).toContain(`${score}: ${share}`);
    }
  });

  it('has five scores, two matches, and no map', () => {
    expect(choicesOf('score').map(({ verdict }) => verdict)).toEqual(
      [1, 2, 3, 4, 5].map((value) => ({ kind: 'score', value })),
    );
    expect(choicesOf('match').map(({ verdict }) => verdict)).toEqual([no, yes]);
    expect(choicesOf('map')).toEqual([]);
  });

  it('marks the one that is kept', () => {
    const chosen = (answer: 'score' | 'match', verdict: Verdict | undefined) =>
      choicesOf(answer).flatMap((choice) => (isChosen(choice, verdict) ? [choice.label] : []));
    expect(chosen('score', scored(4))).toEqual(['4']);
    expect(chosen('match', no)).toEqual(['No match']);
    expect(chosen('match', scored(1))).toEqual([]);
    expect(chosen('score', undefined)).toEqual([]);
  });
});

describe('keys', () => {
  const verdictOf = (key: string, answer: 'score' | 'match') => {
    const command = commandOf(key, answer);
    return command?.kind === 'verdict' ? command.choice.verdict : command;
  };

  it('give a score', () => {
    expect(['1', '5'].map((key) => verdictOf(key, 'score'))).toEqual([scored(1), scored(5)]);
    expect(['0', '6', 'm', 'x'].map((key) => verdictOf(key, 'score'))).toEqual([null, null, null, null]);
  });

  it('give a match', () => {
    expect(['0', 'x', '1', 'm', 'M'].map((key) => verdictOf(key, 'match'))).toEqual([no, no, yes, yes, yes]);
    expect(['2', '5'].map((key) => verdictOf(key, 'match'))).toEqual([null, null]);
  });

  it('walk, the same way whatever is asked', () => {
    for (const answer of ['score', 'match', 'map'] as const) {
      expect(['ArrowLeft', 'p'].map((key) => commandOf(key, answer))).toEqual([
        { kind: 'step', by: -1 },
        { kind: 'step', by: -1 },
      ]);
      expect(['ArrowRight', 'n'].map((key) => commandOf(key, answer))).toEqual([
        { kind: 'step', by: 1 },
        { kind: 'step', by: 1 },
      ]);
      expect(commandOf('u', answer)).toEqual({ kind: 'unlabelled' });
    }
  });

  it('are otherwise left alone', () => {
    for (const key of ['Enter', ' ', 'Tab', 'ArrowUp', '?', 'constructor', '__proto__']) {
      expect(commandOf(key, 'score')).toBeNull();
    }
  });
});

describe('the way through the questions', () => {
  it('starts at the first without a verdict', () => {
    expect(currentItem([a, b, c], null, knows('a'))).toBe(b);
    expect(currentItem([a, b, c], null, knows('a', 'b', 'c'))).toBe(a);
    expect(currentItem([a, b, c], 'c', knows())).toBe(c);
    expect(currentItem([a, b, c], 'gone', knows('a'))).toBe(b);
    expect(currentItem([], null, knows())).toBeUndefined();
  });

  it('goes on to the next without one, and round the end', () => {
    expect(nextUnlabelled([a, b, c], 'a', knows('b'))).toBe(c);
    expect(nextUnlabelled([a, b, c], 'c', knows())).toBe(a);
    expect(nextUnlabelled([a, b, c], 'b', knows('a', 'c'))).toBeUndefined();
    expect(nextUnlabelled([a, b, c], 'gone', knows('a'))).toBe(b);
  });

  it('steps inside of what the filter shows', () => {
    expect(listed([a, b, c], false, 'b', knows('b'))).toEqual([a, b, c]);
    expect(listed([a, b, c], true, 'b', knows('a', 'b'))).toEqual([b, c]);
    expect(neighbour([a, c], 'a', 1)).toBe(c);
    expect(neighbour([a, c], 'a', -1)).toBeUndefined();
    expect(neighbour([a, c], 'c', 1)).toBeUndefined();
    expect(neighbour([a, c], 'gone', 1)).toBeUndefined();
  });
});

describe('questions', () => {
  it('leaves out what is mapped on the Units tab', () => {
    expect(new Set(labelled(ALL).map(({ task }) => task))).toEqual(
      new Set(TASK_IDS.filter((id) => id !== 'reference-alignment')),
    );
  });

  it('point at the unit that is asked about', () => {
    const unit = (id: string) => {
      const found = ALL.find((one) => one.id === id);
      return found && unitOf(found);
    };
    expect(unit('reference-quality:recall:reference:PERSON_1')).toEqual({
      side: 'reference',
      key: 'reference:PERSON_1',
    });
    expect(unit('subshot-match:precision:subshot:TAKE_1/1')).toEqual({ side: 'prediction', key: 'subshot:TAKE_1/1' });
    expect(unit('shot-fact:shot:SHOT_1')).toEqual({ side: 'reference', key: 'shot:SHOT_1' });
    expect(unit('reference-alignment:person')).toBeNull();
  });

  it('name neither side while somebody labels', () => {
    const one = item({ id: 'x', task: 'reference-quality', direction: 'precision', title: 'W_1' });
    expect(blindTitle(one)).toBe('Reference quality: W_1');
    expect(itemTitle(one)).toBe('Reference quality, precision: W_1');
    for (const words of [...Object.values(QUESTIONS), ...labelled(ALL).map(blindTitle)]) {
      expect(words).not.toMatch(/prediction|the reference’s|recall|precision/i);
    }
  });

  it('say a verdict in a word', () => {
    expect([yes, no, scored(3), mapped(['A', 'B'], ['C', 'D']), mapped(), undefined].map(verdictWords)).toEqual([
      'match',
      'no match',
      '3',
      'A = B, C = D',
      'nothing mapped',
      'no answer',
    ]);
  });
});

describe('means by hand', () => {
  const questions = labelled(ALL);
  const verdicts = new Map<string, Verdict>([
    ['reference-quality:recall:reference:PERSON_1', scored(5)],
    ['reference-quality:recall:reference:PERSON_2', scored(2)],
    ['reference-quality:precision:reference:W_1', scored(3)],
    ['subshot-match:recall:subshot:SHOT_1/0', yes],
  ]);
  const rows = new Map(meanRows(questions, (id) => verdicts.get(id)).map((row) => [row.id, row]));

  it('are over what has a verdict', () => {
    expect(rows.get('subject_recall')?.value).toMatchObject({ value: 0.625, judged: 2, total: 2 });
    expect(rows.get('subject_precision')?.value).toMatchObject({ value: 0.5, judged: 1, total: 2 });
    expect(rows.get('subject_mean')).toMatchObject({ half: true, value: { value: 0.5625 } });
    expect(rows.get('scene_recall')?.value).toMatchObject({ value: null, judged: 0, total: 1 });
    expect(answeredOf({ judged: 1, total: 2 })).toBe('1 of 2');
  });

  it('leave out what no judge decides, and what the questions cannot give', () => {
    expect(rows.has('dialogue')).toBe(false);
    const shots = meanRows(
      questions.filter(({ task }) => task === 'shot-fact'),
      () => undefined,
    );
    expect(shots.map(({ id }) => id)).toEqual(['shot_fact']);
  });
});

describe('labels on their way', () => {
  const label: HandLabel = { verdict: yes, note: '' };
  const other: HandLabel = { verdict: no, note: 'why' };

  it('lie over those that are kept', () => {
    const kept = new Map([
      ['a', label],
      ['b', label],
    ]);
    expect(withChanges(kept, new Map())).toBe(kept);
    expect([...withChanges(kept, new Map([['a', null] as const, ['c', other] as const]))]).toEqual([
      ['b', label],
      ['c', other],
    ]);
    expect(kept.size).toBe(2);
  });
});

describe('texts', () => {
  it('begin without half a character', () => {
    expect(beginning('abc', 3)).toBe('abc');
    expect(beginning('abcd', 3)).toBe('abc');
    expect(beginning('ab🎬d', 3)).toBe('ab');
  });

  it('have names for the fields that need one', () => {
    expect(['camera', 'shot_transfer', 'toString'].map(fieldName)).toEqual(['Camera', 'Transfer', 'toString']);
  });
});
