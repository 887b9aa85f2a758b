/** A span of time as one speaks of it: `a few seconds`, `40 seconds`, `3 minutes`, `2 hours`. @param time in milliseconds */
export function spanWords(time: number): string {
  const seconds = time / 1000;
  if (seconds < 8) return 'a few seconds';
  if (seconds < 90) return `${Math.round(seconds / 5) * 5} seconds`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} minutes`;
  const hours = Math.round(seconds / 1800) / 2;
  return `${hours} hours`;
}

/** What is left until a moment: `42 s`, `3 min 05 s`; empty once it is there. Both in milliseconds since 1970. */
export function countdown(until: number, now: number): string {
  const seconds = Math.ceil((until - now) / 1000);
  if (seconds <= 0) return '';
  if (seconds < 100) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Answers a minute; empty before there is anything to tell it from. @param elapsed in milliseconds */
export function rateWords(answers: number, elapsed: number): string {
  if (answers === 0 || elapsed < 1000) return '';
  const rate = (answers * 60_000) / elapsed;
  return `${rate < 10 ? Number(rate.toFixed(1)) : Math.round(rate)} a minute`;
}
