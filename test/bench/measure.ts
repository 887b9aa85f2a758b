/** The middle of the sorted values; the mean of the two in the middle when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? Number.NaN)) / 2 : upper;
}

/** Milliseconds of each of `runs` calls, after `warmUps` that are not counted. */
export function timesOf(work: () => unknown, warmUps: number, runs: number): readonly number[] {
  for (let run = 0; run < warmUps; run += 1) work();
  return Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
}
