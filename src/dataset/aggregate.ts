import { METRIC_IDS, type MetricId } from '../omnicapbench/metrics/ids';
import type { GateZero } from './gateZero';
import { macro } from './macro';
import type { Aggregate } from './means';
import { micro } from './micro';
import type { VideoScore } from './video';
import { durationWeighted } from './weighted';

/** The ways of weighing videos. */
export const WEIGHINGS = ['macro', 'micro', 'weighted'] as const;

export type Weighing = (typeof WEIGHINGS)[number];

/** Every metric over a set of videos, in each way. */
export type Aggregates = Readonly<Record<MetricId, Readonly<Record<Weighing, Aggregate>>>>;

/** All metrics of a model. The default convention is the text of the paper. @see contract §6 */
export function aggregate(videos: readonly VideoScore[], gateZero: GateZero = 'all'): Aggregates {
  const values = METRIC_IDS.map((id) => [
    id,
    {
      macro: macro(videos, id, gateZero),
      micro: micro(videos, id),
      weighted: durationWeighted(videos, id, gateZero),
    },
  ]);
  return Object.fromEntries(values) as Aggregates;
}
