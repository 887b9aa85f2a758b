import type { Failure } from './failure';

/**
 * `waiting`: no call is started until `waitUntil`. `stopped`: a failure ended the run, and it can be resumed.
 */
export type RunState = 'running' | 'waiting' | 'paused' | 'stopped' | 'cancelled' | 'done';

/** How far a run is. Plain JSON; never holds a key. */
export interface RunProgress {
  readonly state: RunState;
  /** Items of the run; those neither judged nor unjudged are unanswered. */
  readonly total: number;
  readonly judged: number;
  readonly unjudged: number;
  /** Calls that have not come back. */
  readonly underway: number;
  /** Calls made so far, of every kind and for all items. */
  readonly attempts: number;
  /** The clock's time at which calls go on; null unless the state is `waiting`. */
  readonly waitUntil: number | null;
  /** Milliseconds spent running or waiting. */
  readonly elapsed: number;
  /** Milliseconds left at the pace so far; null before the first outcome. */
  readonly remaining: number | null;
  /** Why the run stopped; null in every other state. */
  readonly failure: Failure | null;
}

/** How a run ended. */
export interface RunEnd {
  readonly state: 'done' | 'stopped' | 'cancelled';
  readonly judged: number;
  readonly unjudged: number;
  readonly unanswered: number;
  /** Why it stopped; null otherwise. */
  readonly failure: Failure | null;
}

/** Counts the time in which a run was active. */
export interface Stopwatch {
  start(): void;
  stop(): void;
  /** Milliseconds. */
  elapsed(): number;
}

/** @param now milliseconds */
export function createStopwatch(now: () => number): Stopwatch {
  let spent = 0;
  let since: number | null = null;
  const running = (): number => (since === null ? 0 : Math.max(0, now() - since));
  return {
    start() {
      since ??= now();
    },
    stop() {
      spent += running();
      since = null;
    },
    elapsed: () => spent + running(),
  };
}

/**
 * The time left, if the rest goes as fast as what is done.
 *
 * @param elapsed milliseconds
 * @returns milliseconds; null before the first outcome
 */
export function remainingTime(elapsed: number, settled: number, total: number): number | null {
  return settled === 0 ? null : Math.round((elapsed / settled) * (total - settled));
}
