import type { Kernels } from '../kernel/kernels';
import { align } from './alignment/alignment';
import { type CompleteShape, canonicalize } from './canonical/document';
import { clipDuration } from './canonical/duration';
import type { CanonicalDocument } from './canonical/units';
import { composeFailures } from './composition';
import type { Evaluation } from './evaluation';
import { Findings } from './findings';
import { LINTS } from './lints';
import { listAlignment, listUnmatched, matchedUnits, NO_ALIGNMENT } from './listing';
import { METRICS } from './metrics';
import { METRIC_IDS } from './metrics/ids';
import type { GraphMetric, MetricValues } from './metrics/metric';
import { NOT_APPLICABLE, ZERO } from './metrics/ratio';
import { PROBES } from './probes';
import { readDocument } from './reading/document';
import type { Gate, MetricValue, Report } from './report';
import { type Compliance, measureCompliance } from './requirements';
import type { Settings } from './settings';
import { signatureOf } from './signature';

/**
 * Text to report: reading, gate, canonical form, alignment, metrics, probes, lints. Pure and total: any two texts
 * give a report.
 * @see contract §2 to §5, §8, §9
 */
export function score(predictionText: string, referenceText: string, settings: Settings, kernels: Kernels): Report {
  const referenceFindings = new Findings('reference', referenceText);
  const predictionFindings = new Findings('prediction', predictionText);
  const referenceSide = readSide(referenceText, referenceFindings);
  const predictionSide = readSide(predictionText, predictionFindings);

  const duration = settings.duration ?? (referenceSide.shape && clipDuration(referenceSide.shape));
  const reference = referenceSide.shape && canonicalize(referenceSide.shape, { clamp: false }, referenceFindings);
  const prediction =
    predictionSide.shape && canonicalize(predictionSide.shape, { clamp: true, duration }, predictionFindings);
  if (prediction) for (const lint of LINTS) lint.run(prediction, predictionFindings);

  const gate = judgeGate(predictionSide, settings);
  const evaluation =
    gate.pass && reference && prediction
      ? { reference, prediction, settings, alignment: align(reference, prediction, settings, kernels) }
      : undefined;
  for (const { code, message } of evaluation?.alignment.references.warnings ?? []) {
    predictionFindings.at({ start: 0, end: 0 }, code, message);
  }
  const metrics = computeMetrics(gate, reference, evaluation, settings);
  return {
    signature: signatureOf(settings),
    gate,
    metrics,
    alignment: evaluation ? listAlignment(evaluation.alignment) : NO_ALIGNMENT,
    probes: runProbes(prediction, evaluation),
    composition: composeFailures(metrics),
    diagnostics: [...predictionFindings.diagnostics(), ...referenceFindings.diagnostics()],
    unsupported: listSide('prediction', prediction, evaluation, predictionFindings),
    missed: listSide('reference', reference, evaluation, referenceFindings),
  };
}

/** A document after reading: what was measured of it, and its tracks when it passed the document gate. */
interface ReadSide {
  readonly compliance: Compliance;
  readonly shape: CompleteShape | undefined;
}

function readSide(text: string, findings: Findings): ReadSide {
  const reading = readDocument(text, findings);
  if (reading.kind === 'unreadable') return { compliance: { required: 0, present: 0 }, shape: undefined };
  const { references, events, shots } = reading.shape;
  const compliance = measureCompliance(reading.shape, findings);
  return { compliance, shape: references && events && shots ? { references, events, shots } : undefined };
}

/** @see contract §2.6 Gate */
function judgeGate({ compliance: { required, present }, shape }: ReadSide, settings: Settings): Gate {
  const pass = shape !== undefined && (settings.gate === 'document' || present === required);
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

function listSide(
  side: 'prediction' | 'reference',
  document: CanonicalDocument | undefined,
  evaluation: Evaluation | undefined,
  findings: Findings,
): Report['missed'] {
  if (document === undefined) return [];
  return listUnmatched(document, evaluation ? matchedUnits(evaluation.alignment, side) : new Set(), findings);
}
