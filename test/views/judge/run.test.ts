import { describe, expect, it } from 'vitest';
import { DEFAULT_SETUP } from '../../../src/judge/setup';
import { countdown, rateWords, spanWords } from '../../../src/views/judge/clockWords';
import {
  actionsOf,
  askLabel,
  isLocked,
  isOn,
  leftOf,
  remainingWords,
  spoken,
  whyNot,
} from '../../../src/views/judge/runWords';
import { ITEMS, runOf, UNJUDGED } from './samples';

describe('time in words', () => {
  it.each([
    [0, 'a few seconds'],
    [7_900, 'a few seconds'],
    [12_000, '10 seconds'],
    [43_000, '45 seconds'],
    [89_000, '90 seconds'],
    [90_000, '2 minutes'],
    [3_000_000, '50 minutes'],
    [5_400_000, '1.5 hours'],
    [7_200_000, '2 hours'],
  ])('%i ms', (time, words) => {
    expect(spanWords(time)).toBe(words);
  });

  it.each([
    [1, '1 s'],
    [41_200, '42 s'],
    [99_000, '99 s'],
    [125_000, '2 min 05 s'],
    [0, ''],
    [-5, ''],
  ])('counts down from %i ms', (left, words) => {
    expect(countdown(1_000_000 + left, 1_000_000)).toBe(words);
  });

  it.each([
    [0, 60_000, ''],
    [3, 500, ''],
    [3, 60_000, '3 a minute'],
    [5, 120_000, '2.5 a minute'],
    [100, 61_000, '98 a minute'],
  ])('%i answers in %i ms', (answers, elapsed, words) => {
    expect(rateWords(answers, elapsed)).toBe(words);
  });

  it('tells what is left only while something goes on', () => {
    expect(remainingWords(runOf({}))).toBe('about 10 seconds left');
    expect(remainingWords(runOf({ remaining: null }))).toBe('');
    expect(remainingWords(runOf({ state: 'paused' }))).toBe('');
  });
});

describe('a run', () => {
  it.each([
    ['running', { run: false, pause: true, resume: false, cancel: true }, true, true],
    ['waiting', { run: false, pause: true, resume: false, cancel: true }, true, true],
    ['paused', { run: false, pause: false, resume: true, cancel: true }, true, true],
    ['stopped', { run: false, pause: false, resume: true, cancel: true }, false, true],
    ['cancelled', { run: true, pause: false, resume: false, cancel: false }, false, false],
    ['done', { run: true, pause: false, resume: false, cancel: false }, false, false],
  ] as const)('%s', (state, actions, on, locked) => {
    const run = runOf({ state });
    expect(actionsOf(run)).toEqual(actions);
    expect(isOn(run)).toBe(on);
    expect(isLocked(run)).toBe(locked);
  });

  it('can be started where there is none', () => {
    expect(actionsOf(null)).toEqual({ run: true, pause: false, resume: false, cancel: false });
    expect(isLocked(null)).toBe(false);
  });

  it('is told of at its quarters, not at each answer', () => {
    const told = Array.from({ length: 9 }, (_, judged) => spoken(runOf({ total: 8, judged })));
    expect([...new Set(told)]).toEqual([
      'Asking.',
      'Asking, a quarter done.',
      'Asking, half done.',
      'Asking, three quarters done.',
    ]);
    expect(spoken(runOf({ total: 0, judged: 0 }))).toBe('Asking.');
    expect(spoken(null)).toBe('');
  });

  it('says how it ended', () => {
    expect(spoken(runOf({ state: 'done', judged: 9, unjudged: 1 }))).toBe('Done: 9 judged, 1 unjudged, of 10.');
    expect(spoken(runOf({ state: 'stopped', failure: UNJUDGED.failure }))).toBe('Stopped: The answer is empty.');
    expect(leftOf(runOf({ judged: 4, unjudged: 1 }))).toBe(5);
  });
});

describe('why nothing can be asked', () => {
  const setup = { ...DEFAULT_SETUP, model: 'gpt-4o' };
  const key = { held: true, custody: 'memory' } as const;
  const all = { calls: ITEMS, kept: 0 };
  const state = { items: ITEMS, setup, key };

  it.each([
    ['nothing is in the way', whyNot(state, all, false), null],
    ['other texts', whyNot(state, all, true), 'The texts have changed, and their questions are not known yet.'],
    ['no questions yet', whyNot({ ...state, items: null }, all, false), 'The questions are being worked out.'],
    ['nothing lines up', whyNot({ ...state, items: [] }, all, false), 'Nothing lines up, so there is nothing to ask.'],
    ['no task', whyNot({ ...state, setup: { ...setup, tasks: [] } }, all, false), 'No task is chosen.'],
    ['all answered', whyNot(state, { calls: [], kept: 3 }, false), 'Everything is answered.'],
    ['empty tasks', whyNot(state, { calls: [], kept: 0 }, false), 'The chosen tasks have no question here.'],
    ['no model', whyNot({ ...state, setup: DEFAULT_SETUP }, all, false), 'Name the model first.'],
    [
      'no key',
      whyNot({ ...state, key: { held: false, custody: null } }, all, false),
      'Give a key for this service first.',
    ],
  ])('%s', (_, reason, expected) => {
    expect(reason).toBe(expected);
  });

  it('counts on the button', () => {
    expect(askLabel({ calls: ITEMS.slice(0, 1), kept: 0 })).toBe('Ask 1 question');
    expect(askLabel({ calls: ITEMS.slice(0, 3), kept: 0 })).toBe('Ask 3 questions');
    expect(askLabel({ calls: [], kept: 0 })).toBe('Ask');
  });
});
