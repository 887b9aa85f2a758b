import { describe, expect, it } from 'vitest';
import { fail, type Result, succeed } from '../../../src/base/result';
import type { Answer } from '../../../src/judge/answers';
import type { Item } from '../../../src/judge/prompts/task';
import { type RunOptions, type RunProgress, startRun } from '../../../src/judge/run/run';
import type { Attempt } from '../../../src/judge/run/send';
import type { Outcome } from '../../../src/judge/verdict';
import { failed, fakeClock, replied, settle } from './fakes';
import { item } from './items';

type Options = RunOptions<Item, Answer>;

/** What is answered to the nth call for an item; the default is a yes. */
type Script = (id: string, call: number, signal: AbortSignal) => Attempt | Promise<Attempt>;

function setUp(ids: string, script: Script = () => replied('yes'), more: Partial<Options> = {}) {
  const clock = fakeClock();
  const calls: string[] = [];
  const times: number[] = [];
  const outcomes = new Map<string, Outcome>();
  const seen: RunProgress[] = [];
  const control = startRun({
    items: [...ids].map((id) => item(id)),
    ask: async ({ id }: Item, signal) => {
      calls.push(id);
      times.push(clock.now());
      return script(id, calls.filter((one) => one === id).length, signal);
    },
    read: (_, { text }): Result<Answer, string> =>
      text === 'yes' ? succeed({ verdict: { kind: 'match', value: true }, evidence: 'e' }) : fail('No yes.'),
    concurrency: 1,
    clock,
    onChange: (progress) => seen.push(progress),
    onOutcome: ({ id }, outcome) => {
      expect(outcomes.has(id)).toBe(false);
      outcomes.set(id, outcome);
    },
    ...more,
  });
  return { clock, calls, times, outcomes, seen, control, asked: () => calls.join('') };
}

/** Calls that come back when they are told to. */
function gates() {
  const open: ((attempt: Attempt) => void)[] = [];
  const script: Script = () => new Promise((resolve) => open.push(resolve));
  return { script, release: (attempt = replied('yes')) => open.shift()?.(attempt) };
}

describe('a run', () => {
  it('asks each item once, in order, and is done', async () => {
    const { control, outcomes, asked, seen } = setUp('abc');
    expect(asked()).toBe('');
    expect(await control.done).toEqual({ state: 'done', judged: 3, unjudged: 0, unanswered: 0, failure: null });
    expect(asked()).toBe('abc');
    expect(outcomes.get('b')).toEqual({
      kind: 'judged',
      verdict: { kind: 'match', value: true },
      evidence: 'e',
      raw: 'yes',
      attempts: 1,
    });
    expect(seen.at(-1)).toMatchObject({ state: 'done', total: 3, judged: 3, underway: 0, attempts: 3, remaining: 0 });
    expect(control.progress()).toEqual(seen.at(-1));
  });

  it('of nothing is done', async () => {
    expect(await setUp('').control.done).toMatchObject({ state: 'done', judged: 0 });
  });

  it.each([
    [1, 1],
    [3, 3],
    [16, 16],
    [99, 16],
    [0, 1],
    [Number.NaN, 1],
  ])('with a concurrency of %d has %i calls under way', async (concurrency, underway) => {
    const { script, release } = gates();
    const { control, calls } = setUp('abcdefghijklmnopqrst', script, { concurrency });
    await settle();
    expect(calls).toHaveLength(underway);
    expect(control.progress().underway).toBe(underway);
    release();
    await settle();
    expect(calls).toHaveLength(underway + 1);
  });
});

describe('what can be tried again', () => {
  it.each(['server', 'timeout', 'rate-limit'] as const)('%s waits 1, 2, 4 and 8 s, then is unjudged', async (kind) => {
    const { control, clock, times, outcomes } = setUp('a', () => failed(kind, { status: 500 }));
    await clock.runOut();
    expect(times).toEqual([0, 1_000, 3_000, 7_000, 15_000]);
    expect(await control.done).toMatchObject({ state: 'done', judged: 0, unjudged: 1 });
    expect(outcomes.get('a')).toMatchObject({ kind: 'unjudged', failure: { kind }, raw: null, attempts: 5 });
  });

  it('an answer that cannot be read is asked again, and kept in the end', async () => {
    const { clock, times, outcomes } = setUp('a', (_, call) => replied(`no ${call}`));
    await clock.runOut();
    expect(times).toHaveLength(5);
    expect(outcomes.get('a')).toMatchObject({
      kind: 'unjudged',
      failure: { kind: 'malformed', message: 'No yes.', said: 'no 5' },
      raw: 'no 5',
      attempts: 5,
    });
  });

  it('failures of all kinds count together', async () => {
    const script: Attempt[] = [
      failed('server'),
      replied('no'),
      failed('timeout'),
      failed('rate-limit'),
      replied('yes'),
    ];
    const { clock, outcomes } = setUp('a', (_, call) => script[call - 1] ?? replied('yes'));
    await clock.runOut();
    expect(outcomes.get('a')).toMatchObject({ kind: 'judged', attempts: 5 });
  });

  it('lets other items go first meanwhile', async () => {
    const { asked, clock } = setUp('abc', (id, call) => (id === 'a' && call === 1 ? failed('server') : replied('yes')));
    await clock.runOut();
    expect(asked()).toBe('abca');
  });

  it('a rate limit holds everything until the time that the server names', async () => {
    const { clock, asked, control } = setUp('abc', (id, call) =>
      id === 'a' && call === 1 ? failed('rate-limit', { retryAfter: 60_000 }) : replied('yes'),
    );
    await settle();
    expect(control.progress()).toMatchObject({ state: 'waiting', waitUntil: 60_000, underway: 0 });
    await clock.advance(59_999);
    expect(asked()).toBe('a');
    await clock.advance(1);
    expect(asked()).toBe('aabc');
  });

  it('the wait that a server names is kept for other failures too, for the item alone', async () => {
    const { clock, times, asked } = setUp('ab', (id, call) =>
      id === 'a' && call === 1 ? failed('server', { retryAfter: 0 }) : replied('yes'),
    );
    await clock.runOut();
    expect([asked(), times]).toEqual(['aab', [0, 0, 0]]);
  });

  it('a wait of more than ten minutes stops the run, and is said', async () => {
    const { control, clock, asked } = setUp('ab', (_, call) =>
      call === 1 ? failed('rate-limit', { retryAfter: 600_001 }) : replied('yes'),
    );
    expect(await control.done).toMatchObject({ state: 'stopped', unanswered: 2, failure: { kind: 'rate-limit' } });
    expect(control.progress().failure?.message).toBe(
      'rate-limit. It asks to wait 11 min, and a run waits 10 min at most.',
    );
    control.resume();
    await clock.runOut();
    // The first call did not count, so b's own long wait stops the run once more.
    expect(asked()).toBe('aab');
  });

  it('a clock that never moves ends all the same', async () => {
    const clock = { now: () => 0, sleep: async () => {} };
    const { control } = setUp('ab', () => failed('server'), { clock });
    expect(await control.done).toMatchObject({ state: 'done', unjudged: 2 });
  });
});

describe('a failure that ends the run', () => {
  it.each(['wrong-key', 'no-credit', 'no-model', 'refused', 'cors', 'unreachable', 'offline'] as const)(
    '%s stops it, keeps what was judged, and leaves the rest',
    async (kind) => {
      const { control, outcomes, asked, clock } = setUp('abc', (id) => (id === 'b' ? failed(kind) : replied('yes')));
      const end = await control.done;
      expect(end).toMatchObject({ state: 'stopped', judged: 1, unjudged: 0, unanswered: 2, failure: { kind } });
      await clock.runOut();
      expect(asked()).toBe('ab');
      expect([...outcomes.keys()]).toEqual(['a']);
      expect(control.progress()).toMatchObject({ state: 'stopped', failure: { kind }, waitUntil: null });
    },
  );

  it('can be resumed with what is left', async () => {
    const { control, asked } = setUp('abc', (id, call) =>
      id === 'b' && call === 1 ? failed('wrong-key') : replied('yes'),
    );
    const first = control.done;
    expect((await first).state).toBe('stopped');
    control.resume();
    expect(control.done).not.toBe(first);
    expect(control.progress().failure).toBeNull();
    expect(await control.done).toMatchObject({ state: 'done', judged: 3 });
    expect(asked()).toBe('abbc');
  });

  it('waits for calls under way, whose answers are paid for', async () => {
    const { script, release } = gates();
    const { control, outcomes, calls } = setUp('abcd', script, { concurrency: 3 });
    let ended = false;
    void control.done.then(() => {
      ended = true;
    });
    await settle();
    release(failed('no-credit'));
    await settle();
    expect(control.progress()).toMatchObject({ state: 'stopped', underway: 2 });
    expect(ended).toBe(false);
    release();
    release(failed('wrong-key'));
    expect(await control.done).toMatchObject({ judged: 1, unanswered: 3, failure: { kind: 'no-credit' } });
    expect([...outcomes.keys()]).toEqual(['b']);
    expect(calls).toHaveLength(3);
    control.cancel();
    expect(await control.done).toMatchObject({ state: 'cancelled' });
  });
});

describe('pause, resume and cancel', () => {
  it('a pause lets calls under way finish and starts no other', async () => {
    const { script, release } = gates();
    const { control, calls, outcomes } = setUp('abcd', script, { concurrency: 2 });
    await settle();
    control.pause();
    release();
    release();
    await settle();
    expect(calls).toHaveLength(2);
    expect(outcomes.size).toBe(2);
    expect(control.progress()).toMatchObject({ state: 'paused', underway: 0 });
    control.resume();
    expect(calls).toHaveLength(4);
    release();
    release();
    expect(await control.done).toMatchObject({ state: 'done', judged: 4 });
  });

  it('a pause before the first call, and one after the last', async () => {
    const { script, release } = gates();
    const { control, calls } = setUp('a', script);
    control.pause();
    await settle();
    expect(calls).toHaveLength(0);
    control.resume();
    control.pause();
    release();
    expect(await control.done).toMatchObject({ state: 'done' });
  });

  it('a pause ends a wait, and a resume goes back to it', async () => {
    const { control, clock, calls } = setUp('a', (_, call) => (call === 1 ? failed('server') : replied('yes')));
    await settle();
    expect(control.progress().state).toBe('waiting');
    control.pause();
    await clock.advance(400);
    expect(control.progress()).toMatchObject({ state: 'paused', waitUntil: null });
    control.resume();
    expect(control.progress()).toMatchObject({ state: 'waiting', waitUntil: 1_000 });
    await clock.advance(599);
    expect(calls).toHaveLength(1);
    await clock.advance(1);
    expect(calls).toHaveLength(2);
    expect(control.progress()).toMatchObject({ state: 'done', elapsed: 600 });
  });

  it('a cancel aborts calls under way and drops what they bring', async () => {
    const signals: AbortSignal[] = [];
    const { script, release } = gates();
    const { control, calls, outcomes, seen } = setUp(
      'abc',
      (id, call, signal) => {
        signals.push(signal);
        return script(id, call, signal);
      },
      { concurrency: 2 },
    );
    await settle();
    control.cancel();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(await control.done).toMatchObject({ state: 'cancelled', unanswered: 3, failure: null });
    release();
    release(failed('cancelled'));
    control.resume();
    control.pause();
    await settle();
    expect(calls).toHaveLength(2);
    expect(outcomes.size).toBe(0);
    expect(seen.at(-1)).toMatchObject({ state: 'cancelled', underway: 0 });
  });

  it('a cancel during a wait leaves nobody asleep', async () => {
    const { control, clock, calls } = setUp('a', () => failed('server'));
    await settle();
    control.cancel();
    await clock.advance(60_000);
    expect(calls).toHaveLength(1);
    expect((await control.done).state).toBe('cancelled');
  });

  it('from inside of an outcome works as well', async () => {
    const box: { cancel?: () => void } = {};
    const { control, calls } = setUp('abc', undefined, { onOutcome: () => box.cancel?.() });
    box.cancel = control.cancel;
    expect((await control.done).state).toBe('cancelled');
    expect(calls).toHaveLength(1);
  });
});

describe('progress', () => {
  it('tells the time spent, and what is left at this pace', async () => {
    const { script, release } = gates();
    const { control, clock } = setUp('abcd', script);
    await settle();
    expect(control.progress()).toMatchObject({ state: 'running', elapsed: 0, remaining: null });
    await clock.advance(500);
    release();
    await settle();
    expect(control.progress()).toMatchObject({ elapsed: 500, remaining: 1_500 });
    control.pause();
    await clock.advance(10_000);
    expect(control.progress()).toMatchObject({ elapsed: 500 });
  });
});

describe('a bug', () => {
  it.each<[string, Partial<Options>]>([
    ['in asking', { ask: () => Promise.reject(new Error('bug')) }],
    [
      'in asking at once',
      {
        ask: () => {
          throw new Error('bug');
        },
      },
    ],
    [
      'in reading',
      {
        read: () => {
          throw new Error('bug');
        },
      },
    ],
  ])('%s ends the run and is not hidden', async (_, parts) => {
    const { control } = setUp('ab', undefined, parts);
    await expect(control.done).rejects.toThrow('bug');
    expect(control.progress()).toMatchObject({ state: 'cancelled', underway: 0 });
  });
});
