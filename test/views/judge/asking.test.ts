import { describe, expect, it } from 'vitest';
import { TASKS } from '../../../src/judge/prompts';
import { TASK_IDS } from '../../../src/judge/prompts/task';
import { DEFAULT_SETUP } from '../../../src/judge/setup';
import type { Outcome } from '../../../src/judge/verdict';
import {
  distinct,
  fieldsSent,
  promptGroups,
  taskStandings,
  whatToAsk,
  withTask,
} from '../../../src/views/judge/asking';
import { callsWords, costWords, destinationOf, tokensWords } from '../../../src/views/judge/previewWords';
import { chooseService } from '../../../src/views/judge/services';
import { ITEMS, itemOf, judged, UNJUDGED } from './samples';

const IDS = ITEMS.map(({ id }) => id);

describe('what would be asked', () => {
  it('is every question of the chosen tasks, as often as asked for', () => {
    const setup = { ...DEFAULT_SETUP, repeats: 2 };
    expect(whatToAsk({ items: ITEMS, setup, answered: [] }).calls.map(({ id }) => id)).toEqual([...IDS, ...IDS]);
  });

  it('leaves out what is answered, repeat by repeat', () => {
    const setup = { ...DEFAULT_SETUP, repeats: 2 };
    const first = IDS[0] ?? '';
    const { calls, kept } = whatToAsk({ items: ITEMS, setup, answered: [new Set(IDS), new Set([first])] });
    expect(calls.map(({ id }) => id)).toEqual(IDS.slice(1));
    expect(kept).toBe(IDS.length + 1);
  });

  it('leaves out tasks that are not chosen, their answers too', () => {
    const setup = { ...DEFAULT_SETUP, tasks: ['shot-fact' as const] };
    const { calls, kept } = whatToAsk({
      items: ITEMS,
      setup,
      answered: [new Set(['subshot-match:recall:subshot:SHOT_1/0'])],
    });
    expect(calls.map(({ id }) => id)).toEqual(['shot-fact:shot:SHOT_1']);
    expect(kept).toBe(0);
  });

  it('is nothing while the questions are not known', () => {
    expect(whatToAsk({ items: null, setup: DEFAULT_SETUP, answered: [] })).toEqual({ calls: [], kept: 0 });
  });

  it('names the fields once, and only of what is asked', () => {
    expect(fieldsSent([itemOf('shot-fact:shot:SHOT_1')])).toEqual(['camera', 'shot_transfer']);
    const all = fieldsSent(ITEMS);
    expect(new Set(all).size).toBe(all.length);
    expect(fieldsSent([])).toEqual([]);
  });
});

describe('the prompts', () => {
  it('stand under their instructions, each question once', () => {
    const groups = promptGroups([...ITEMS, ...ITEMS], 100);
    expect(groups.flatMap(({ items }) => items)).toEqual(ITEMS);
    for (const { task, system, items } of groups) {
      for (const item of items) expect([item.task, item.prompt.system]).toEqual([task.id, system]);
    }
    expect(distinct([...ITEMS, ...ITEMS])).toEqual(ITEMS);
  });

  it('are no more than asked for', () => {
    expect(promptGroups(ITEMS, 2).flatMap(({ items }) => items)).toEqual(ITEMS.slice(0, 2));
  });
});

describe('the tasks', () => {
  it('are counted, also without a question', () => {
    const outcomes = new Map<string, Outcome>([
      ['subshot-match:recall:subshot:SHOT_1/0', judged({ kind: 'match', value: true })],
      ['subshot-match:precision:subshot:SHOT_A/0', UNJUDGED],
    ]);
    const standings = taskStandings(ITEMS, outcomes);
    expect(standings.map(({ task }) => task)).toEqual(TASKS);
    expect(standings.find(({ task }) => task.id === 'subshot-match')).toMatchObject({
      questions: 2,
      judged: 1,
      unjudged: 1,
    });
    expect(standings.find(({ task }) => task.id === 'event-description')).toMatchObject({ questions: 0, judged: 0 });
  });

  it('stay in the order of the contract', () => {
    expect(withTask(['shot-fact'], 'reference-alignment', true)).toEqual(['reference-alignment', 'shot-fact']);
    expect(withTask(TASK_IDS, 'shot-fact', false)).toEqual(TASK_IDS.slice(0, -1));
  });
});

describe('the preview in words', () => {
  it('has the very address', () => {
    expect(destinationOf({ ...DEFAULT_SETUP, model: 'gpt-4o' })).toBe('https://api.openai.com/v1/chat/completions');
    expect(destinationOf({ ...DEFAULT_SETUP, ...chooseService('gemini'), model: 'g 1' })).toBe(
      'https://generativelanguage.googleapis.com/v1beta/models/g%201:generateContent',
    );
    expect(destinationOf(DEFAULT_SETUP)).toBeNull();
  });

  it.each([
    [1, 0, '1 call'],
    [1200, 1, '1,200 calls; 1 answer is kept from before and costs nothing'],
    [0, 10, 'none; 10 answers are kept from before and cost nothing'],
  ])('%i calls, %i kept', (calls, kept, words) => {
    expect(callsWords(calls, kept)).toBe(words);
  });

  it('promises three digits of tokens', () => {
    expect(tokensWords({ inputTokens: 21_349, outputTokens: 960 })).toBe('about 21,300 in and 960 out');
  });

  it.each([
    [null, 'no prices given'],
    [0, 'nothing, at these prices'],
    [12.3456, 'about 12.35, in the currency of your prices'],
    [0.012345, 'about 0.012, in the currency of your prices'],
    [1e-12, 'next to nothing, at these prices'],
  ])('a cost of %s', (cost, words) => {
    expect(costWords(cost)).toBe(words);
  });
});
