import { composeFailures } from '../omnicapbench/composition';
import { METRIC_IDS, type MetricId } from '../omnicapbench/metrics/ids';
import type { Report } from '../omnicapbench/report';
import type { Aggregates, Weighing } from './aggregate';
import { NO_VIDEOS } from './means';

/** Where a model's lost points go: the composition of its means, not a mean of compositions. @see contract §5, Figure 4b */
export function composeAggregates(aggregates: Aggregates, weighing: Weighing = 'macro'): Report['composition'] {
  return composeMeans(Object.fromEntries(METRIC_IDS.map((id) => [id, aggregates[id][weighing].value])));
}

/** The same from means that are known as numbers, such as a row of a published table; what is absent is no deficit. */
export function composeMeans(means: Partial<Readonly<Record<MetricId, number | null>>>): Report['composition'] {
  const metrics = METRIC_IDS.map((id) => [id, { ...NO_VIDEOS, value: means[id] ?? null }]);
  return composeFailures(Object.fromEntries(metrics) as Report['metrics']);
}
