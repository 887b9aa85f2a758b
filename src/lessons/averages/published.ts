import type { Stratum } from '../../dataset/strata';
import type { MetricId } from '../../omnicapbench/metrics/ids';

/** Videos of the benchmark by length, arXiv 2610.12458v1. */
export const PUBLISHED_COUNTS = { '<1 min': 482, '1-3 min': 228, '3-5 min': 76 } as const satisfies Partial<
  Record<Stratum, number>
>;

/** Means over all 786 videos: 12.8 hours and 11,419 shots. */
export const PUBLISHED_MEANS = { seconds: 58.82, shots: 14.53 } as const;

/** Table 3, Gemini 3.1-Pro, in percent: what Figure 4b is made of. An overall reference F1 is not printed. */
export const PUBLISHED_ROW = {
  sgc: 97.36,
  ref_use: 70.39,
  shot_f1: 76.24,
  subshot_f1: 65.27,
  event_f1: 63.32,
  evsa_f1: 51.46,
} as const satisfies Partial<Record<MetricId, number>>;

/** Table B.5, Shot F1 of Gemini 3.1-Pro by length, in percent. */
export const PUBLISHED_SHOT_F1 = { '<1 min': 77.9, '1-3 min': 78.87, '3-5 min': 57.79 } as const satisfies Partial<
  Record<Stratum, number>
>;

/** Figure 4b, Gemini 3.1-Pro: shares of the lost points, in percent as printed. */
export const PUBLISHED_SHARES = {
  action: '28.5',
  'audio-visual': '23.7',
  audio: '17.9',
  format: '1.3',
} as const;

export type PublishedFamily = keyof typeof PUBLISHED_SHARES;
