import { applyEdits } from '../json/edit';
import type { Kernels } from '../kernel/kernels';
import { type Cause, findCauses } from '../omnicapbench/causes';
import type { MetricId } from '../omnicapbench/metrics/ids';
import { METRIC_IDS } from '../omnicapbench/metrics/ids';
import { readAgainst, readReference } from '../omnicapbench/read';
import type { Report } from '../omnicapbench/report';
import { evaluate } from '../omnicapbench/score';
import type { Settings } from '../omnicapbench/settings';

/** The eight metrics that stand on top of a report, in that order. */
export const HEADLINE_METRICS = [
  'sgc',
  'ref_use',
  'ccc',
  'ref_f1',
  'shot_f1',
  'subshot_f1',
  'event_f1',
  'evsa_f1',
] as const satisfies readonly MetricId[];

export type HeadlineMetric = (typeof HEADLINE_METRICS)[number];

/** How much one metric would change; a fraction, positive when the mended text scores higher. */
export interface MetricChange {
  readonly metric: MetricId;
  readonly delta: number;
}

/** A cause with what it costs. Plain JSON. */
export interface CostedCause extends Cause {
  /** Every metric that changes when this cause alone is mended, in the order of the table. Empty without a mend. */
  readonly changes: readonly MetricChange[];
  /** The headline metric that gains most; null when none gains. */
  readonly headline: (MetricChange & { readonly metric: HeadlineMetric }) | null;
}

export interface CostedCauses {
  /** By the largest headline gain, then by place. Their costs do not add up: never show a total. */
  readonly causes: readonly CostedCause[];
  /** How many more were found than the limit allows; they are not listed. */
  readonly leftOut: number;
}

export interface CostOptions {
  /** Causes that are costed at most. */
  readonly limit?: number;
}

export const DEFAULT_COST_LIMIT = 500;

/** What is no change but binary rounding. */
const ROUNDING = 1e-12;

/**
 * Finds what is wrong with a prediction and scores it again with each cause mended on its own. Yields causes as they
 * are costed, in the order they were found, and returns them sorted: a worker can show the first ones early, and
 * stop by not asking for more. The reference is read once.
 */
export function* costCauses(
  predictionText: string,
  referenceText: string,
  settings: Settings,
  kernels: Kernels,
  { limit = DEFAULT_COST_LIMIT }: CostOptions = {},
): Generator<CostedCause, CostedCauses> {
  const reference = readReference(referenceText, settings);
  const present = evaluate(readAgainst(reference, predictionText, settings), settings, kernels);
  const found = findCauses(present, predictionText, kernels, limit);
  const causes: CostedCause[] = [];
  for (const cause of found.causes) {
    const costed = cost(cause);
    causes.push(costed);
    yield costed;
  }
  return { causes: causes.sort(byCost), leftOut: found.leftOut };

  function cost(cause: Cause): CostedCause {
    if (cause.mend === null) return { ...cause, changes: [], headline: null };
    const text = applyEdits(predictionText, cause.mend);
    const mended = evaluate(readAgainst(reference, text, settings, []), settings, kernels);
    const changes = changesBetween(present.metrics, mended.metrics);
    return { ...cause, changes, headline: largestGain(changes) };
  }
}

/** All causes at once, sorted. */
export function costAllCauses(...args: Parameters<typeof costCauses>): CostedCauses {
  const run = costCauses(...args);
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

/** A metric that applies to just one of the two texts has no change: there is nothing to subtract. */
function changesBetween(present: Report['metrics'], mended: Report['metrics']): MetricChange[] {
  return METRIC_IDS.flatMap((metric) => {
    const [before, after] = [present[metric].value, mended[metric].value];
    if (before === null || after === null || Math.abs(after - before) <= ROUNDING) return [];
    return [{ metric, delta: after - before }];
  });
}

function largestGain(changes: readonly MetricChange[]): CostedCause['headline'] {
  let best: CostedCause['headline'] = null;
  for (const metric of HEADLINE_METRICS) {
    const delta = changes.find((change) => change.metric === metric)?.delta ?? 0;
    if (delta > 0 && delta > (best?.delta ?? 0) + ROUNDING) best = { metric, delta };
  }
  return best;
}

function byCost(a: CostedCause, b: CostedCause): number {
  const gain = (b.headline?.delta ?? 0) - (a.headline?.delta ?? 0);
  if (Math.abs(gain) > ROUNDING) return gain;
  if (a.side !== b.side) return a.side === 'prediction' ? -1 : 1;
  return a.place.offset - b.place.offset || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
