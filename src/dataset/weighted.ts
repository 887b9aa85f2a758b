import type { MetricId } from '../omnicapbench/metrics/ids';
import { type GateZero, valueUnder } from './gateZero';
import { type Aggregate, weightedMean } from './means';
import type { VideoScore } from './video';

/** The mean over videos, each weighing its seconds. A video of unknown length is left out. @see contract §6 */
export function durationWeighted(videos: readonly VideoScore[], id: MetricId, gateZero: GateZero): Aggregate {
  return weightedMean(
    videos.flatMap((video) =>
      video.duration === null ? [] : { value: valueUnder(video, id, gateZero).value, weight: video.duration },
    ),
  );
}
