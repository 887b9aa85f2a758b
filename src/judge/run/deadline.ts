/** A signal that ends with another one, or after a time. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** The time was up before anybody else ended it. */
  readonly passed: () => boolean;
  /** Must be called once the work is over. */
  end(): void;
}

/** What a timer of the browser can hold; longer ones fire at once. In milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** @param time in milliseconds */
export function startDeadline(parent: AbortSignal, time: number): Deadline {
  const controller = new AbortController();
  let passed = false;
  const follow = (): void => controller.abort();
  const timer = setTimeout(
    () => {
      passed = !parent.aborted;
      controller.abort();
    },
    Math.min(Math.max(0, time), LONGEST_TIMER),
  );
  parent.addEventListener('abort', follow, { once: true });
  if (parent.aborted) controller.abort();
  return {
    signal: controller.signal,
    passed: () => passed,
    end() {
      clearTimeout(timer);
      parent.removeEventListener('abort', follow);
    },
  };
}
