import type { Kernels } from '../kernel/kernels';
import { align } from './alignment/alignment';
import type { CanonicalDocument } from './canonical/units';
import { composeFailures } from './composition';
import type { Diagnostic, Side } from './diagnostics';
import type { Evaluation } from './evaluation';
import { listAlignment, listUnmatched, matchedUnits, NO_ALIGNMENT } from './listing';
import { METRICS } from './metrics';
import { METRIC_IDS } from './metrics/ids';
import type { GraphMetric, MetricValues } from './metrics/metric';
import { NOT_APPLICABLE, ZERO } from './metrics/ratio';
import { PROBES } from './probes';
import { type ReadPair, readPair } from './read';
import type { Gate, MetricValue, Report } from './report';
import type { Settings } from './settings';
import { signatureOf } from './signature';

/** Two texts, read and scored: what a report is written from, and what explanations look into. */
export interface ScoredPair {
  readonly pair: ReadPair;
  readonly settings: Settings;
  readonly gate: Gate;
  readonly metrics: Report['metrics'];
  /** Undefined when either document fails the gate. */
  readonly evaluation: Evaluation | undefined;
}

/**
 * Text to report: reading, gate, canonical form, alignment, metrics, probes, lints. Pure and total: any two texts
 * give a report.
 * @see contract §2 to §5, §8, §9
 */
export function score(predictionText: string, referenceText: string, settings: Settings, kernels: Kernels): Report {
  return writeReport(evaluate(readPair(predictionText, referenceText, settings), settings, kernels));
}

/** Judges the gate, aligns the graphs and computes every metric. */
export function evaluate(pair: ReadPair, settings: Settings, kernels: Kernels): ScoredPair {
  const gate = judgeGate(pair, settings);
  const reference = pair.reference.graph;
  const prediction = pair.prediction.graph;
  const evaluation =
    gate.pass && reference && prediction
      ? { reference, prediction, settings, alignment: align(reference, prediction, settings, kernels) }
      : undefined;
  return { pair, settings, gate, evaluation, metrics: computeMetrics(gate, reference, evaluation, settings) };
}

/** Writes down all that was found. @see contract §9 */
export function writeReport({ pair, settings, gate, metrics, evaluation }: ScoredPair): Report {
  return {
    signature: signatureOf(settings),
    gate,
    metrics,
    alignment: evaluation ? listAlignment(evaluation.alignment) : NO_ALIGNMENT,
    probes: runProbes(pair.prediction.graph, evaluation),
    composition: composeFailures(metrics),
    diagnostics: [
      ...mapWarnings(evaluation),
      ...pair.prediction.findings.diagnostics(),
      ...pair.reference.findings.diagnostics(),
    ],
    unsupported: listSide('prediction', pair, evaluation),
    missed: listSide('reference', pair, evaluation),
  };
}

/** @see contract §2.6 Gate */
function judgeGate({ prediction: { compliance, graph } }: ReadPair, settings: Settings): Gate {
  const { required, present } = compliance;
  const pass = graph !== undefined && (settings.gate === 'document' || present === required);
  return { pass, compliance: pass ? present / required : 0, required, present };
}

/**
 * All metrics: computed where both graphs can be compared; zero, or null where the reference has nothing of the
 * kind, when the prediction fails the gate; null when the reference does.
 * @see contract §2.6
 */
function computeMetrics(
  gate: Gate,
  reference: CanonicalDocument | undefined,
  evaluation: Evaluation | undefined,
  settings: Settings,
): Report['metrics'] {
  const values: Partial<Record<keyof Report['metrics'], MetricValue>> = {};
  for (const metric of METRICS) {
    if (metric.kind === 'gate') Object.assign(values, metric.compute(gate));
    else if (evaluation) Object.assign(values, metric.compute(evaluation));
    else if (reference) Object.assign(values, gateZeros(metric, reference, settings));
  }
  const inOrder = METRIC_IDS.map((id) => [id, values[id] ?? NOT_APPLICABLE] as const);
  return Object.fromEntries(inOrder) as Report['metrics'];
}

function gateZeros(metric: GraphMetric, reference: CanonicalDocument, settings: Settings): MetricValues {
  const zero = (output: (typeof metric.outputs)[number]): MetricValue =>
    metric.countInReference(reference, settings, output) === 0 ? NOT_APPLICABLE : ZERO;
  return Object.fromEntries(metric.outputs.map((output) => [output, zero(output)]));
}

/** @see contract §5 Probes */
function runProbes(prediction: CanonicalDocument | undefined, compared: Evaluation | undefined): Report['probes'] {
  const counts = PROBES.map((probe) => {
    const result = prediction ? probe.run({ prediction, compared }) : { checked: 0, failures: [] };
    return [probe.id, { checked: result.checked, failed: result.failures.length }] as const;
  });
  return Object.fromEntries(counts) as Report['probes'];
}

/** Entries of a map that could not be used; the map is no part of a text, so they have no place in one. */
function mapWarnings(evaluation: Evaluation | undefined): Diagnostic[] {
  const nowhere = { path: [], offset: 0, length: 0, line: 1, column: 1 };
  const { references, subshots } = evaluation?.alignment ?? {};
  const warnings = [...(references?.warnings ?? []), ...(subshots?.warnings ?? [])];
  return warnings.map((warning) => ({ ...warning, severity: 'warning', side: 'prediction', ...nowhere }));
}

function listSide(side: Side, pair: ReadPair, evaluation: Evaluation | undefined): Report['missed'] {
  const { graph, findings } = pair[side];
  if (graph === undefined) return [];
  return listUnmatched(graph, evaluation ? matchedUnits(evaluation.alignment, side) : new Set(), findings);
}
