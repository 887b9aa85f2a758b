import type { Kernels } from '../../kernel/kernels';
import type { ScoredPair } from '../score';
import { type Explanation, explanationOf } from './explanation';
import { gateFaultRows } from './gateFaults';
import type { GateEvidence, GraphMetric, Metric } from './metric';

/** Why a metric is what it is on this pair, also when the gate has failed. */
export function explainMetric(metric: Metric, scored: ScoredPair, kernels: Kernels): Explanation {
  const { pair, gate, settings, evaluation } = scored;
  const evidence = (): GateEvidence => ({
    gate,
    settings,
    prediction: pair.prediction.graph,
    diagnostics: pair.prediction.findings.diagnostics(),
  });
  if (metric.kind === 'gate') return metric.explain(evidence());
  if (evaluation) return metric.explain(evaluation, kernels);
  return explainGateFailure(metric, scored, evidence());
}

/** @see contract §2.6 */
function explainGateFailure(
  metric: GraphMetric,
  { pair: { reference }, settings }: ScoredPair,
  evidence: GateEvidence,
): Explanation {
  const why = (output: (typeof metric.outputs)[number]): string => {
    if (reference.graph === undefined) return 'not applicable: the reference document fails the gate';
    const count = metric.countInReference(reference.graph, settings, output);
    return count === 0
      ? 'not applicable: the prediction fails the gate, and the reference has nothing of the kind'
      : '0, since the prediction fails the gate';
  };
  return explanationOf(
    {
      formula: Object.fromEntries(metric.outputs.map((output) => [output, why(output)])),
      contributions: [],
      excluded: [gateFaultRows(evidence)],
    },
    [...metric.parameters, 'gate'],
    settings,
  );
}
