import { shortestDecimal } from '../../base/decimal';
import type { MetricValue } from '../report';

/** What one item adds to a mean: `amount` out of `of`, both counts, or a fraction out of 1. */
export interface Share {
  readonly amount: number;
  readonly of: number;
}

/** A score with four decimals, as notes quote it. */
export function scoreInWords(score: number): string {
  return score.toFixed(4);
}

/** A setting as the signature writes it. */
export function thresholdInWords(threshold: number): string {
  return shortestDecimal(threshold, 2);
}

/** Ids that a list in a sentence names before it is cut short. */
const NAMED = 6;

/** Some ids as a list in a sentence. */
export function idsInWords(units: readonly { readonly id: string }[]): string {
  const named = units.slice(0, units.length > NAMED + 1 ? NAMED : units.length).map(({ id }) => id);
  const left = units.length - named.length;
  return left > 0 ? `${named.join(', ')} and ${left} more` : named.join(', ');
}

/** At most four decimals, none that says nothing. */
function shortNumber(value: number): string {
  return String(Number(value.toFixed(4)));
}

function term({ amount, of }: Share): string {
  if (amount === 0 || amount === of || of === 1) return shortNumber(amount / of);
  return `${amount}/${of}`;
}

/** Sums longer than this are cut short in the middle. */
const TERMS = 8;

/** `(1 + 3/4 + 1 + 3/4) / 4 = 3.5/4`, or that there is no such mean. */
export function meanFormula(shares: readonly Share[], mean: MetricValue): string {
  if (mean.numerator === null) return 'not applicable: there is nothing to average';
  const left = shares.length - TERMS;
  const terms = left > 1 ? [...shares.slice(0, TERMS - 1).map(term), `… ${left + 1} more`] : shares.map(term);
  const sum = terms.length === 1 ? terms[0] : `(${terms.join(' + ')})`;
  return `${sum} / ${shares.length} = ${shortNumber(mean.numerator)}/${shares.length}`;
}

/** `4 matched / 5 predicted`, or why there is no such fraction. */
export function ratioFormula({ numerator, denominator }: MetricValue, counted: string, all: string): string {
  if (numerator === null) return `not applicable: 0 ${all}`;
  return `${numerator} ${counted} / ${denominator} ${all}`;
}

/** `2 × 4 / (5 + 6) = 8/11`, or that there is no such fraction. */
export function countsFormula(correct: number, predicted: number, reference: number): string {
  if (predicted + reference === 0) return 'not applicable: there is nothing to count';
  return `2 × ${correct} / (${predicted} + ${reference}) = ${2 * correct}/${predicted + reference}`;
}

/** `2 × 4/5 × 4/6 / (4/5 + 4/6) = 0.7273`, or the rule that decides where a direction does not apply. */
export function harmonicFormula(precision: MetricValue, recall: MetricValue, f1: MetricValue): string {
  if (f1.value === null) return 'not applicable: neither precision nor recall applies';
  if (precision.value === null || recall.value === null) {
    return `0, since ${precision.value === null ? 'precision' : 'recall'} does not apply`;
  }
  if (precision.value + recall.value === 0) return '0, since precision and recall are both 0';
  const p = `${precision.numerator}/${precision.denominator}`;
  const r = `${recall.numerator}/${recall.denominator}`;
  return `2 × ${p} × ${r} / (${p} + ${r}) = ${scoreInWords(f1.value)}`;
}
