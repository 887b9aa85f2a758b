import type { Weighing } from '../../dataset/aggregate';
import { composeMeans } from '../../dataset/composition';
import { macro } from '../../dataset/macro';
import { type Aggregate, plainMean, weightedMean } from '../../dataset/means';
import { micro } from '../../dataset/micro';
import { type VideoScore, videoScore } from '../../dataset/video';
import { durationWeighted } from '../../dataset/weighted';
import { readPair } from '../../omnicapbench/read';
import type { Report } from '../../omnicapbench/report';
import { evaluate } from '../../omnicapbench/score';
import { DEFAULT_SETTINGS } from '../../omnicapbench/settings';
import { printCaption, shot } from '../caption';
import type { LessonEngine, LessonPair } from '../lesson';
import { PUBLISHED_COUNTS, PUBLISHED_ROW, PUBLISHED_SHARES, type PublishedFamily } from './published';

/** A stratum with a typical video of ours: the three means together come near the published ones. */
export interface Group {
  readonly stratum: keyof typeof PUBLISHED_COUNTS;
  readonly videos: number;
  readonly shots: number;
  /** Of each shot. */
  readonly seconds: number;
}

export const GROUPS: readonly Group[] = [
  { stratum: '<1 min', videos: PUBLISHED_COUNTS['<1 min'], shots: 8, seconds: 3 },
  { stratum: '1-3 min', videos: PUBLISHED_COUNTS['1-3 min'], shots: 21, seconds: 4 },
  { stratum: '3-5 min', videos: PUBLISHED_COUNTS['3-5 min'], shots: 40, seconds: 5 },
];

export interface AveragesState {
  /** Shots that the model finds in a typical video of each stratum. */
  readonly found: readonly [short: number, middle: number, long: number];
  /** The overall reference F1 that the paper does not print, in percent. */
  readonly refF1: number;
}

/** A video of a group in which so many shots are found, the first ones. */
export function videoPair({ shots, seconds }: Group, found: number): LessonPair {
  const document = (count: number): string =>
    printCaption({
      references: [],
      events: [],
      shots: Array.from({ length: count }, (_, index) =>
        shot(`SHOT_${index + 1}`, [index * seconds, (index + 1) * seconds]),
      ),
    });
  return { reference: document(shots), prediction: document(found) };
}

/** Scored once per length and number: the videos of a group are alike. */
const scoredVideos = new Map<string, VideoScore>();

function scoredVideo(group: Group, found: number, { kernels }: LessonEngine): VideoScore {
  const name = `${group.stratum}, ${found} of ${group.shots} shots`;
  const known = scoredVideos.get(name);
  if (known) return known;
  const { prediction, reference } = videoPair(group, found);
  const video = videoScore(
    name,
    evaluate(readPair(prediction, reference, DEFAULT_SETTINGS), DEFAULT_SETTINGS, kernels),
  );
  scoredVideos.set(name, video);
  return video;
}

/** Shot recall, averaged in every way. */
export interface AveragesScore {
  /** Over all 786 videos. */
  readonly all: Readonly<Record<Weighing, Aggregate>>;
  /** Of each group. */
  readonly groups: readonly Aggregate[];
  /** The plain mean of the three. */
  readonly ofGroups: Aggregate;
}

export function averagesScore({ found }: AveragesState, engine: LessonEngine): AveragesScore {
  const strata = GROUPS.map((group, index) =>
    new Array<VideoScore>(group.videos).fill(scoredVideo(group, found[index] ?? 0, engine)),
  );
  const videos = strata.flat();
  const groups = strata.map((stratum) => macro(stratum, 'shot_recall', 'all'));
  return {
    all: {
      macro: macro(videos, 'shot_recall', 'all'),
      micro: micro(videos, 'shot_recall'),
      weighted: durationWeighted(videos, 'shot_recall', 'all'),
    },
    groups,
    ofGroups: plainMean(groups.map(({ value }) => value)),
  };
}

/** What each item's weight is of all, which is the mean of 1 for it and 0 for the others. */
export function sharesOf(weights: readonly number[]): readonly number[] {
  return weights.map(
    (_, at) => weightedMean(weights.map((weight, index) => ({ value: index === at ? 1 : 0, weight }))).value ?? 0,
  );
}

/** The failure composition of the published row with a reference F1 put in. */
export function compositionWith(refF1: number): Report['composition'] {
  const row = Object.entries({ ...PUBLISHED_ROW, ref_f1: refF1 }).map(([id, figure]) => [id, figure / 100]);
  return composeMeans(Object.fromEntries(row));
}

/** A share in percent with one decimal, as Figure 4b prints it. */
export function tenths(share: number): string {
  return (100 * share).toFixed(1);
}

export const PUBLISHED_FAMILIES = Object.keys(PUBLISHED_SHARES) as readonly PublishedFamily[];

/** How many of the four published shares a composition gives. */
export function agreeing(composition: Report['composition']): readonly PublishedFamily[] {
  return PUBLISHED_FAMILIES.filter((family) => tenths(composition[family]) === PUBLISHED_SHARES[family]);
}
