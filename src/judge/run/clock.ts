/** Time, so that tests need not wait for it. In milliseconds. */
export interface Clock {
  /** Since 1970. */
  now(): number;
  /** Resolves after the time, or as soon as the signal is aborted. */
  sleep(time: number, signal: AbortSignal): Promise<void>;
}

/** The time that passes for everyone. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (time, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, time);
      signal.addEventListener('abort', end);
    }),
};
