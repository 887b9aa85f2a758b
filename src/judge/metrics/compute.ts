import type { MetricValue } from '../../omnicapbench/report';
import type { Outcomes } from '../plan';
import type { Item } from '../prompts/task';
import type { Band, Verdict } from '../verdict';
import { SEMANTIC_METRICS, type SemanticId, type SemanticMetric } from './semantic';

/** A semantic number with what it is made of. Value is a fraction in [0, 1], null over nothing. @see contract §7 */
export interface SemanticValue extends MetricValue {
  /** Items with a score. Of a half sum, these three counts are those of both directions together. */
  readonly judged: number;
  /** Items asked about without a readable answer. */
  readonly unjudged: number;
  /** All items, those that were never asked about included. */
  readonly total: number;
}

/** All semantic numbers of a document. */
export type SemanticValues = Readonly<Record<SemanticId, SemanticValue>>;

/** What a lookup knows of an item; undefined when it was not asked. */
export type Standing = Verdict | 'unjudged' | undefined;

const NOTHING: SemanticValue = { value: null, numerator: null, denominator: null, judged: 0, unjudged: 0, total: 0 };

/** A score as a fraction; inferred, since a published mean of 4.84 % excludes score / 5. @see contract §7 */
export function valueOfBand(band: Band): number {
  return (band - 1) / 4;
}

/** Every semantic number; unjudged items are left out of every mean, and counted. @see contract §7 */
export function computeSemantic(
  items: readonly Item[],
  outcomes: Outcomes,
  dialogueLine: MetricValue,
): Record<SemanticId, SemanticValue> {
  const standing = (id: string): Standing => {
    const outcome = outcomes.get(id);
    return outcome?.kind === 'judged' ? outcome.verdict : outcome?.kind;
  };
  return semanticValues(items, standing, dialogueLine);
}

/** The same for answers of any keeping. */
export function semanticValues(
  items: readonly Item[],
  standing: (id: string) => Standing,
  dialogueLine: MetricValue,
): Record<SemanticId, SemanticValue> {
  const values = emptyValues();
  // Half sums stand after what they are the halves of.
  for (const metric of SEMANTIC_METRICS) values[metric.id] = valueFor(metric, items, standing, dialogueLine, values);
  return values;
}

function valueFor(
  metric: SemanticMetric,
  items: readonly Item[],
  standing: (id: string) => Standing,
  dialogueLine: MetricValue,
  values: SemanticValues,
): SemanticValue {
  switch (metric.kind) {
    case 'scores':
      return meanOfScores(items.filter((item) => metric.includes(item)).map(({ id }) => standing(id)));
    case 'half-sum':
      return halfSumOf(values[metric.of[0]], values[metric.of[1]]);
    case 'structural':
      return { ...NOTHING, ...dialogueLine };
  }
}

/** Scores are quarters, so sums are exact and no order matters. */
function meanOfScores(standings: readonly Standing[]): SemanticValue {
  let sum = 0;
  let judged = 0;
  for (const one of standings) {
    if (typeof one !== 'object' || one.kind !== 'score') continue;
    sum += valueOfBand(one.value);
    judged++;
  }
  const unjudged = standings.filter((one) => one === 'unjudged').length;
  const counts = { judged, unjudged, total: standings.length };
  return judged === 0
    ? { ...NOTHING, ...counts }
    : { value: sum / judged, numerator: sum, denominator: judged, ...counts };
}

function halfSumOf(recall: SemanticValue, precision: SemanticValue): SemanticValue {
  const value = recall.value === null || precision.value === null ? null : (recall.value + precision.value) / 2;
  return {
    ...NOTHING,
    value,
    judged: recall.judged + precision.judged,
    unjudged: recall.unjudged + precision.unjudged,
    total: recall.total + precision.total,
  };
}

function emptyValues(): Record<SemanticId, SemanticValue> {
  return {
    shot_fact: NOTHING,
    subject_recall: NOTHING,
    subject_precision: NOTHING,
    subject_mean: NOTHING,
    scene_recall: NOTHING,
    scene_precision: NOTHING,
    scene_mean: NOTHING,
    subshot_quality_recall: NOTHING,
    subshot_quality_precision: NOTHING,
    nondialogue: NOTHING,
    dialogue: NOTHING,
  };
}
