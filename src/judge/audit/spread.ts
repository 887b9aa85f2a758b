import { type SemanticValues, semanticValues } from '../metrics/compute';
import { SEMANTIC_METRICS, type SemanticId } from '../metrics/semantic';
import type { Item } from '../prompts/task';
import type { JudgeRun } from './run';

/** How far apart some numbers lie. Fractions, but for the spread; all null where there are no numbers. */
export interface Spread {
  readonly min: number | null;
  readonly max: number | null;
  /** max - min in percentage points. */
  readonly points: number | null;
}

/** One semantic metric under several judges. */
export interface MetricSpread extends Spread {
  readonly id: SemanticId;
  /** A fraction for each judge, in the order of the runs; null where nothing was judged by all. */
  readonly values: readonly (number | null)[];
  /** Scores of every judge that the value is made of. */
  readonly items: number;
}

/** min, max and the distance in points of fractions in [0, 1]. */
export function spreadOf(fractions: readonly number[]): Spread {
  if (fractions.length === 0) return { min: null, max: null, points: null };
  const [min, max] = [Math.min(...fractions), Math.max(...fractions)];
  return { min, max, points: (max - min) * 100 };
}

/**
 * What the choice of the judge does to each mean: every judge's value over the items that all of them judged, since
 * means over different items are not comparable. Only metrics that a judge decides.
 * @see contract §7
 */
export function spreadOfMeans(runs: readonly JudgeRun[], items: readonly Item[]): readonly MetricSpread[] {
  const common = items.filter(({ id }) => runs.every(({ verdicts }) => verdicts.has(id)));
  const means = runs.map(({ verdicts }) => semanticValues(common, (id) => verdicts.get(id), NO_LINES));
  return SEMANTIC_METRICS.filter(({ task }) => task !== null).map(({ id }) => metricSpread(id, means));
}

const NO_LINES = { value: null, numerator: null, denominator: null };

function metricSpread(id: SemanticId, means: readonly SemanticValues[]): MetricSpread {
  const values = means.map((mean) => mean[id].value);
  return {
    id,
    values,
    items: means[0]?.[id].judged ?? 0,
    ...spreadOf(values.filter((value) => value !== null)),
  };
}
