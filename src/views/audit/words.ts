import type { Kappa } from '../../judge/audit/kappa';
import type { Share } from '../../judge/audit/run';
import { amount, NOT_APPLICABLE, percent } from '../numbers/figures';

/** Landis and Koch 1977: customary words, and no more than that. */
const READINGS: readonly (readonly [upTo: number, word: string])[] = [
  [0.2, 'slight'],
  [0.4, 'fair'],
  [0.6, 'moderate'],
  [0.8, 'substantial'],
];

/** What a kappa says in a word or two; '' where there is none. */
export function kappaReading({ value }: Kappa): string {
  if (value === null) return '';
  if (value < 0) return 'worse than chance';
  if (value === 0) return 'as by chance';
  if (value === 1) return 'perfect';
  return READINGS.find(([upTo]) => value <= upTo)?.[1] ?? 'almost perfect';
}

/** `0.62`; with the sign of mathematics below zero. */
export function kappaValue({ value }: Kappa): string {
  if (value === null) return NOT_APPLICABLE;
  const size = Math.abs(value).toFixed(2);
  return value < 0 && Number(size) !== 0 ? `−${size}` : size;
}

/** `31/50`; '' where there is no value. */
export function kappaFraction({ numerator, denominator }: Kappa): string {
  return numerator === null ? '' : `${amount(numerator)}/${amount(denominator)}`;
}

/** `80.00 %`. */
export function shareValue({ value }: Share): string {
  return value === null ? NOT_APPLICABLE : `${percent(value)} %`;
}

/** `4/5`. */
export function shareFraction({ numerator, denominator }: Share): string {
  return `${amount(numerator)}/${amount(denominator)}`;
}

/** `12.50` percentage points; n/a over nothing. */
export function pointsValue(points: number | null): string {
  return points === null ? NOT_APPLICABLE : points.toFixed(2);
}

/** `1 question`, `3 questions`. */
export function questions(count: number): string {
  return `${count} ${count === 1 ? 'question' : 'questions'}`;
}
