import type { MetricId } from '../omnicapbench/metrics/ids';
import { harmonic } from '../omnicapbench/metrics/ratio';
import { isConditional } from './gateZero';
import { type Aggregate, NO_VIDEOS, plainMean } from './means';
import type { VideoScore } from './video';

/** F1 that are harmonic means of two fractions of their own: they have no counts to pool. */
const HARMONIC = {
  ref_subject_f1: ['ref_subject_precision', 'ref_subject_recall'],
  ref_scene_f1: ['ref_scene_precision', 'ref_scene_recall'],
  subshot_f1: ['subshot_precision', 'subshot_recall'],
  evsa_f1: ['evsa_precision', 'evsa_recall'],
} as const satisfies Partial<Record<MetricId, readonly [MetricId, MetricId]>>;

const REF_USE_PARTS = ['ref_use_shot', 'ref_use_subshot', 'ref_use_event'] as const;

function isHarmonic(id: MetricId): id is keyof typeof HARMONIC {
  return id in HARMONIC;
}

/**
 * Counts of all videos pooled, then divided: every unit weighs alike. A mean pools its items. What is made of other
 * numbers is made of their pooled ones. A video that fails the gate predicts and matches nothing: it adds what its
 * reference holds to the denominators of recalls, F1 and a CCC over all references, and nothing elsewhere, so that
 * the two `gate-zero` conventions agree.
 * @see contract §6
 */
export function micro(videos: readonly VideoScore[], id: MetricId): Aggregate {
  if (isHarmonic(id)) {
    const [precision, recall] = HARMONIC[id];
    const parts = [micro(videos, precision), micro(videos, recall)] as const;
    return { ...harmonic(...parts), videos: countVideos(videos, [precision, recall]) };
  }
  if (id === 'ref_use') {
    const parts = REF_USE_PARTS.map((part) => micro(videos, part).value);
    return { ...plainMean(parts), videos: countVideos(videos, REF_USE_PARTS) };
  }
  return pool(videos, id);
}

function pool(videos: readonly VideoScore[], id: MetricId): Aggregate {
  let numerator = 0;
  let denominator = 0;
  let count = 0;
  for (const video of videos) {
    const share = shareOf(video, id);
    if (share === undefined) continue;
    numerator += share.numerator;
    denominator += share.denominator;
    count++;
  }
  return denominator === 0 ? NO_VIDEOS : { value: numerator / denominator, numerator, denominator, videos: count };
}

/** What a video adds to a pool; undefined where it has nothing of the kind. */
function shareOf(video: VideoScore, id: MetricId): { numerator: number; denominator: number } | undefined {
  const { numerator, denominator } = video.metrics[id];
  if (numerator !== null && denominator !== null) return { numerator, denominator };
  if (video.gatePass || isConditional(id, video.ccc) || id.endsWith('_precision')) return undefined;
  const lost = video.lost[id] ?? 0;
  return lost === 0 ? undefined : { numerator: 0, denominator: lost };
}

/** Videos that add to at least one of the pools. */
function countVideos(videos: readonly VideoScore[], ids: readonly MetricId[]): number {
  return videos.filter((video) => ids.some((id) => shareOf(video, id) !== undefined)).length;
}
