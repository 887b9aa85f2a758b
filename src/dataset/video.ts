import { METRICS } from '../omnicapbench/metrics';
import type { MetricId } from '../omnicapbench/metrics/ids';
import type { Report } from '../omnicapbench/report';
import type { ScoredPair } from '../omnicapbench/score';
import type { Settings } from '../omnicapbench/settings';

/** One video of a benchmark, scored: as much of it as aggregates look at. Plain JSON. */
export interface VideoScore {
  readonly name: string;
  /** D, in seconds; null where nothing tells it. */
  readonly duration: number | null;
  readonly gatePass: boolean;
  readonly metrics: Report['metrics'];
  /** Decides which of its numbers are conditional on a match. */
  readonly ccc: Settings['ccc'];
  /** After a gate failure: how many things of the reference (sgc: required fields) each number is about. Else empty. */
  readonly lost: Partial<Readonly<Record<MetricId, number>>>;
}

/** Keeps of a scored pair what aggregates need. @see contract §6 */
export function videoScore(name: string, { pair, gate, metrics, settings }: ScoredPair): VideoScore {
  return {
    name,
    duration: pair.duration ?? null,
    gatePass: gate.pass,
    metrics,
    ccc: settings.ccc,
    lost: gate.pass ? {} : { sgc: gate.required, ...countLost(pair.reference.graph, settings) },
  };
}

function countLost(reference: ScoredPair['pair']['reference']['graph'], settings: Settings): VideoScore['lost'] {
  if (reference === undefined) return {};
  return Object.fromEntries(
    METRICS.flatMap((metric) =>
      metric.kind === 'gate'
        ? []
        : metric.outputs.map((output) => [output, metric.countInReference(reference, settings, output)] as const),
    ),
  );
}
