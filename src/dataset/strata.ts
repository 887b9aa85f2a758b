import type { VideoScore } from './video';

/** The paper's buckets by length; the borders are ours. @see contract §6 Strata */
export const STRATA = ['<1 min', '1-3 min', '3-5 min', '>5 min'] as const;

export type Stratum = (typeof STRATA)[number];

/** [0, 60), [60, 180), [180, 300], longer; undefined where the length is unknown. */
export function stratumOf(duration: number | null): Stratum | undefined {
  if (duration === null) return undefined;
  if (duration < 60) return '<1 min';
  if (duration < 180) return '1-3 min';
  return duration <= 300 ? '3-5 min' : '>5 min';
}

/** The videos of each stratum, in the order given; those of unknown length are in none. */
export function stratify(videos: readonly VideoScore[]): Readonly<Record<Stratum, readonly VideoScore[]>> {
  const inside = (stratum: Stratum) => videos.filter(({ duration }) => stratumOf(duration) === stratum);
  return Object.fromEntries(STRATA.map((stratum) => [stratum, inside(stratum)])) as Record<Stratum, VideoScore[]>;
}
