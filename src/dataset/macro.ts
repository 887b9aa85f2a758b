import type { MetricId } from '../omnicapbench/metrics/ids';
import { type GateZero, valueUnder } from './gateZero';
import { type Aggregate, plainMean } from './means';
import type { VideoScore } from './video';

/** The mean over videos, each alike, of the values that apply. @see contract §6 (macro: P; of the non-null: C) */
export function macro(videos: readonly VideoScore[], id: MetricId, gateZero: GateZero): Aggregate {
  return plainMean(videos.map((video) => valueUnder(video, id, gateZero).value));
}
