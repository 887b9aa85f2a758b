import type { MetricId } from '../omnicapbench/metrics/ids';
import { type GateZero, valueUnder } from './gateZero';
import { ranksOf } from './ranks';
import type { VideoScore } from './video';

/** Two readings of one thing. */
export type Point = readonly [x: number, y: number];

/** A coefficient in [-1, 1], null where one side does not vary, and how many points are behind it. */
export interface Correlation {
  readonly value: number | null;
  readonly points: number;
}

/** Pearson's r. */
export function pearson(points: readonly Point[]): Correlation {
  const count = points.length;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count;
  let together = 0;
  let varyX = 0;
  let varyY = 0;
  for (const [x, y] of points) {
    together += (x - meanX) * (y - meanY);
    varyX += (x - meanX) ** 2;
    varyY += (y - meanY) ** 2;
  }
  // A mean of equal numbers may miss them by a bit, and what is left would look like variation.
  if (isConstant(points, 0) || isConstant(points, 1)) return { value: null, points: count };
  const scale = Math.sqrt(varyX * varyY);
  if (scale === 0) return { value: null, points: count };
  // Rounding may carry a perfect line past 1.
  return { value: Math.min(1, Math.max(-1, together / scale)), points: count };
}

function isConstant(points: readonly Point[], side: 0 | 1): boolean {
  return points.every((point) => point[side] === points[0]?.[side]);
}

/** Spearman's rho: Pearson's r of the ranks, equal values sharing theirs. */
export function spearman(points: readonly Point[]): Correlation {
  const x = ranksOf(points.map(([x]) => x));
  const y = ranksOf(points.map(([, y]) => y));
  return pearson(x.map((rank, index) => [rank, y[index] ?? 0]));
}

/** Pearson's r of two metrics over the videos in which both apply. @see contract §6, Figure B.1 */
export function correlate(
  videos: readonly VideoScore[],
  a: MetricId,
  b: MetricId,
  gateZero: GateZero = 'all',
): Correlation {
  return pearson(
    videos.flatMap((video): Point[] => {
      const x = valueUnder(video, a, gateZero).value;
      const y = valueUnder(video, b, gateZero).value;
      return x === null || y === null ? [] : [[x, y]];
    }),
  );
}
