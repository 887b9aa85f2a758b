import type { MetricValue } from '../report';
import type { MetricId } from './ids';
import type { MetricValues } from './metric';

/** A number that does not apply. */
export const NOT_APPLICABLE: MetricValue = { value: null, numerator: null, denominator: null };

/** A number set by rule to zero, not counted. */
export const ZERO: MetricValue = { value: 0, numerator: null, denominator: null };

/** numerator / denominator; not applicable over nothing. */
export function ratio(numerator: number, denominator: number): MetricValue {
  return denominator === 0 ? NOT_APPLICABLE : { value: numerator / denominator, numerator, denominator };
}

/** The mean with its sum and number of items, added up in the given order; not applicable over nothing. */
export function mean(values: readonly number[]): MetricValue {
  return ratio(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );
}

/** Harmonic mean of two numbers: 0 if both are 0 or just one is null, null if both are. @see contract §5 subshot_f1 */
export function harmonic(precision: MetricValue, recall: MetricValue): MetricValue {
  if (precision.value === null && recall.value === null) return NOT_APPLICABLE;
  const p = precision.value ?? 0;
  const r = recall.value ?? 0;
  return { value: p + r === 0 ? 0 : (2 * p * r) / (p + r), numerator: null, denominator: null };
}

/** Precision, recall and f1 of one thing. */
export interface Triple {
  readonly precision: MetricValue;
  readonly recall: MetricValue;
  readonly f1: MetricValue;
}

/** From counts: TP/nPred, TP/nRef, 2TP/(nPred + nRef). @see contract §5 */
export function fromCounts(correct: number, predicted: number, reference: number): Triple {
  return {
    precision: ratio(correct, predicted),
    recall: ratio(correct, reference),
    f1: ratio(2 * correct, predicted + reference),
  };
}

/** From two fractions of their own: f1 is their harmonic mean. */
export function fromDirections(precision: MetricValue, recall: MetricValue): Triple {
  return { precision, recall, f1: harmonic(precision, recall) };
}

/** The stems of the metrics that have precision, recall and f1. */
export type TripleStem<Id = MetricId> = Id extends `${infer Stem}_precision` ? Stem : never;

/** The ids of a triple, in the order of the table: precision, recall, f1. */
export function tripleIds(stem: TripleStem): readonly [MetricId, MetricId, MetricId] {
  return [`${stem}_precision`, `${stem}_recall`, `${stem}_f1`];
}

/** A triple under its ids. */
export function tripleValues(stem: TripleStem, { precision, recall, f1 }: Triple): MetricValues {
  return { [`${stem}_precision`]: precision, [`${stem}_recall`]: recall, [`${stem}_f1`]: f1 };
}
