import type { Clock } from '../../../src/judge/run/clock';
import type { Failure, FailureKind } from '../../../src/judge/run/failure';
import type { Attempt } from '../../../src/judge/run/send';

/** A clock that stands until it is told to go on. */
export interface FakeClock extends Clock {
  /** Lets time pass, sleeper by sleeper, and what follows from it happen. */
  advance(time: number): Promise<void>;
  /** Goes on until nobody sleeps. */
  runOut(): Promise<void>;
  /** Every sleep that was begun. */
  readonly sleeps: readonly number[];
}

/** Lets everything happen that waits for nothing. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}

export function fakeClock(): FakeClock {
  let now = 0;
  const sleeps: number[] = [];
  const sleepers = new Set<{ until: number; wake: () => void }>();
  const next = () => [...sleepers].sort((a, b) => a.until - b.until)[0];
  const reach = async (time: number): Promise<void> => {
    now = time;
    next()?.wake();
    await settle();
  };
  return {
    now: () => now,
    sleeps,
    sleep: (time, signal) =>
      new Promise((resolve) => {
        sleeps.push(time);
        const sleeper = {
          until: now + time,
          wake: () => {
            sleepers.delete(sleeper);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal.addEventListener('abort', sleeper.wake);
      }),
    async advance(time) {
      const end = now + time;
      await settle();
      for (let one = next(); one && one.until <= end; one = next()) await reach(one.until);
      now = end;
    },
    async runOut() {
      await settle();
      for (let one = next(); one; one = next()) await reach(one.until);
    },
  };
}

export const replied = (text: string): Attempt => ({
  kind: 'replied',
  reply: { text, cut: false, inputTokens: null, outputTokens: null },
});

export const failed = (kind: FailureKind, more: Partial<Failure> = {}): Attempt => ({
  kind: 'failed',
  failure: { kind, message: `${kind}.`, advice: [], said: '', status: null, retryAfter: null, ...more },
});
