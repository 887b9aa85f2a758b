import type { Intervals } from '../../../src/kernel/kernels';
import { seededRandom } from '../random';

/** What both languages are given. */
export interface Workload {
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly vocabulary: number;
  readonly reference: Intervals;
  readonly prediction: Intervals;
  readonly threshold: number;
}

/** Intervals of up to a tenth of a ten-minute clip, in tie order. */
function randomIntervals(count: number, random: () => number): Intervals {
  const pairs = Array.from({ length: count }, () => {
    const start = random() * 540;
    return [start, start + random() * 60] as const;
  }).sort(([first], [second]) => first - second);
  return {
    starts: Float64Array.from(pairs, ([start]) => start),
    ends: Float64Array.from(pairs, ([, end]) => end),
  };
}

/** Two lines of random tokens and two sides of random intervals; the same for the same seed. */
export function makeWorkload(tokens: number, vocabulary: number, units: number, seed: number): Workload {
  const random = seededRandom(seed);
  const line = (): Int32Array => Int32Array.from({ length: tokens }, () => Math.floor(random() * vocabulary));
  return {
    a: line(),
    b: line(),
    vocabulary,
    reference: randomIntervals(units, random),
    prediction: randomIntervals(units, random),
    threshold: 0.2,
  };
}

/** The workload as `kernels.c` reads it. */
export function serialize({ a, b, vocabulary, reference, prediction, threshold }: Workload): Uint8Array {
  const head = Int32Array.of(a.length, b.length, vocabulary, reference.starts.length, prediction.starts.length, 0);
  const parts = [
    head,
    Float64Array.of(threshold),
    reference.starts,
    reference.ends,
    prediction.starts,
    prediction.ends,
    a,
    b,
  ].map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
  return Buffer.concat(parts);
}
