import { NOT_APPLICABLE } from '../omnicapbench/metrics/ratio';
import type { MetricValue } from '../omnicapbench/report';

/** A number over several videos. The fraction is what was added up; a harmonic mean has none. */
export interface Aggregate extends MetricValue {
  /** How many videos are behind it. */
  readonly videos: number;
}

/** Over no video at all. */
export const NO_VIDEOS: Aggregate = { ...NOT_APPLICABLE, videos: 0 };

/** A value and what it weighs. */
export interface Weighed {
  readonly value: number | null;
  readonly weight: number;
}

/**
 * Sum of weight times value over the sum of the weights, added up in the given order. What has no value is left
 * out, and does not count as a video.
 */
export function weightedMean(items: readonly Weighed[]): Aggregate {
  let numerator = 0;
  let denominator = 0;
  let videos = 0;
  for (const { value, weight } of items) {
    if (value === null) continue;
    numerator += weight * value;
    denominator += weight;
    videos++;
  }
  if (denominator === 0) return { ...NO_VIDEOS, videos };
  return { value: numerator / denominator, numerator, denominator, videos };
}

/** The plain mean of what has a value. */
export function plainMean(values: readonly (number | null)[]): Aggregate {
  return weightedMean(values.map((value) => ({ value, weight: 1 })));
}
