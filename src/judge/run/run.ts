import type { Reply } from '../providers/provider';
import { openLeg, type RunControl, type RunOptions } from './control';
import type { Failure } from './failure';
import { createStopwatch, type RunEnd, type RunProgress, type RunState, remainingTime } from './progress';
import { createQueue, type Entry } from './queue';
import { type Decision, decide } from './retry';
import type { Attempt } from './send';
import { unreadable } from './words';

export type { RunControl, RunOptions, RunOutcome } from './control';
export type { RunEnd, RunProgress, RunState } from './progress';

/** Servers and browsers alike have trouble with more. */
export const MOST_CALLS = 16;

type Phase = 'active' | 'paused' | 'stopped' | 'cancelled' | 'done';

/**
 * Asks a judge about items, a few at a time, until each has an outcome. The first call is made after this returns.
 *
 * An item is asked at most 5 times. A call whose failure stops the run does not count: it says nothing of the item.
 * @see contract §7
 */
export function startRun<Item, Answer extends object>(options: RunOptions<Item, Answer>): RunControl {
  const { items, ask, read, concurrency, clock, onChange, onOutcome } = options;
  const limit = Math.min(MOST_CALLS, Math.max(1, Math.floor(concurrency) || 1));
  const queue = createQueue(items);
  const watch = createStopwatch(() => clock.now());
  const aborter = new AbortController();
  let leg = openLeg();
  let phase: Phase = 'active';
  let [underway, judged, unjudged, attempts] = [0, 0, 0, 0];
  let failure: Failure | null = null;
  let nap: { readonly until: number; readonly aborter: AbortController } | null = null;
  /** A sleep that is over has reached its time, even where a coarse clock has not. */
  let reached = Number.NEGATIVE_INFINITY;
  const now = (): number => Math.max(clock.now(), reached);

  function progress(): RunProgress {
    const waiting = phase === 'active' && nap !== null && (underway === 0 || queue.isHeld(now()));
    const state: RunState = phase === 'active' ? (waiting ? 'waiting' : 'running') : phase;
    const elapsed = watch.elapsed();
    return {
      state,
      total: items.length,
      judged,
      unjudged,
      underway,
      attempts,
      waitUntil: waiting ? (nap?.until ?? null) : null,
      elapsed,
      remaining: remainingTime(elapsed, judged + unjudged, items.length),
      failure,
    };
  }

  /** Starts what may be started, sleeps until more may be, and ends what has ended. The only place that calls. */
  function pump(): void {
    while (phase === 'active' && underway < limit) {
      const entry = queue.take(now());
      if (!entry) break;
      call(entry);
    }
    if ((phase === 'active' || phase === 'paused') && underway === 0 && queue.size === 0) enter('done');
    if (phase === 'active' && underway < limit && queue.size > 0) sleepUntil(queue.nextAt());
    else wake();
    onChange(progress());
    if (phase === 'done' || phase === 'cancelled' || (phase === 'stopped' && underway === 0)) endLeg(phase);
  }

  function call(entry: Entry<Item>): void {
    underway += 1;
    attempts += 1;
    entry.attempts += 1;
    guard(async () => {
      const attempt = await ask(entry.item, aborter.signal);
      // After a cancel nothing changes any more.
      if (phase === 'cancelled') return;
      underway -= 1;
      settle(entry, attempt);
      pump();
    });
  }

  function settle(entry: Entry<Item>, attempt: Attempt): void {
    const reason = attempt.kind === 'failed' ? attempt.failure : judge(entry, attempt.reply);
    if (reason === null) return;
    const decision = decide(reason, entry.attempts);
    if (decision.kind === 'stop') stop(entry, decision.failure);
    else retry(entry, reason, decision);
  }

  /** @returns why the answer cannot be read; null when it could */
  function judge(entry: Entry<Item>, reply: Reply): Failure | null {
    entry.raw = reply.text;
    const answer = read(entry.item, reply);
    if (!answer.ok) return unreadable(answer.problem, reply);
    judged += 1;
    onOutcome(entry.item, { ...answer.value, kind: 'judged', raw: reply.text, attempts: entry.attempts });
    return null;
  }

  function stop(entry: Entry<Item>, why: Failure): void {
    entry.attempts -= 1;
    queue.put(entry);
    // The first failure is the one to show; calls that were under way mostly bring the same.
    if (phase === 'stopped') return;
    failure = why;
    enter('stopped');
  }

  function retry(entry: Entry<Item>, reason: Failure, { kind, wait, all }: Exclude<Decision, { kind: 'stop' }>): void {
    const until = now() + wait;
    if (all) queue.hold(until);
    if (kind === 'again') {
      entry.notBefore = until;
      queue.put(entry);
      return;
    }
    unjudged += 1;
    onOutcome(entry.item, { kind: 'unjudged', failure: reason, raw: entry.raw, attempts: entry.attempts });
  }

  function sleepUntil(until: number): void {
    if (nap?.until === until) return;
    wake();
    const mine = { until, aborter: new AbortController() };
    nap = mine;
    guard(async () => {
      await clock.sleep(until - now(), mine.aborter.signal);
      if (nap !== mine) return;
      nap = null;
      reached = Math.max(reached, until);
      pump();
    });
  }

  function wake(): void {
    nap?.aborter.abort();
    nap = null;
  }

  function enter(next: Phase): void {
    phase = next;
    if (next === 'active') watch.start();
    else watch.stop();
  }

  function endLeg(state: RunEnd['state']): void {
    leg.resolve({ state, judged, unjudged, unanswered: items.length - judged - unjudged, failure });
  }

  function cancel(): void {
    if (phase === 'done' || phase === 'cancelled') return;
    // A stopped run has ended once already.
    if (phase === 'stopped' && underway === 0) leg = openLeg();
    enter('cancelled');
    failure = null;
    underway = 0;
    aborter.abort();
    pump();
  }

  /** What rejects is a bug, here or in what was handed in: the run ends, and whoever waits for it is told. */
  function guard(work: () => Promise<void>): void {
    work().catch((bug: unknown) => {
      if (phase === 'cancelled') return;
      enter('cancelled');
      underway = 0;
      aborter.abort();
      wake();
      leg.reject(bug);
    });
  }

  watch.start();
  guard(() => Promise.resolve().then(pump));
  return {
    pause() {
      if (phase !== 'active') return;
      enter('paused');
      pump();
    },
    resume() {
      if (phase !== 'paused' && phase !== 'stopped') return;
      if (phase === 'stopped' && underway === 0) leg = openLeg();
      failure = null;
      enter('active');
      pump();
    },
    cancel,
    progress,
    get done() {
      return leg.promise;
    },
  };
}
