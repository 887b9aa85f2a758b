import type { Kernels } from '../../kernel/kernels';
import { intersection } from '../../omnicapbench/canonical/times';
import { DEFAULT_SETTINGS } from '../../omnicapbench/settings';
import { entity, printCaption, shot, sound } from '../caption';
import type { LessonPair } from '../lesson';
import type { Stretch } from '../ui/moveSpan';

/** The clip's length in seconds. */
export const CLIP = 10;

export interface TiouState {
  readonly reference: Stretch;
  readonly prediction: Stretch;
}

const one = ([start, end]: Stretch) => ({ starts: Float64Array.of(start), ends: Float64Array.of(end) });

/** What the lesson shows of two spans. The tIoU and both verdicts are the kernels'. */
export interface TiouNumbers {
  readonly tiou: number;
  /** Seconds shared, and covered together; together they make the tIoU, but for two equal instants. */
  readonly shared: number;
  readonly covered: number;
  readonly matchesAsShot: boolean;
  readonly matchesAsSound: boolean;
}

/** Asks the kernels about the two spans. */
export function tiouNumbers({ reference, prediction }: TiouState, kernels: Kernels): TiouNumbers {
  const r = one(reference);
  const p = one(prediction);
  const shared = Math.max(0, intersection(spanOf(reference), spanOf(prediction)));
  const matches = (threshold: number): boolean => kernels.matchIntervals(r, p, threshold).length > 0;
  return {
    tiou: kernels.tiouMatrix(r, p)[0] ?? 0,
    shared,
    covered: lengthOf(reference) + lengthOf(prediction) - shared,
    matchesAsShot: matches(DEFAULT_SETTINGS.shot_tiou),
    matchesAsSound: matches(DEFAULT_SETTINGS.event_tiou),
  };
}

const spanOf = ([start, end]: Stretch) => ({ start, end });

/** Seconds from start to end. */
export const lengthOf = ([start, end]: Stretch): number => end - start;

/** Steps of the curve, in seconds. */
const CURVE_STEP = 0.05;
/** Too near to be seen apart, in seconds. */
const BESIDE = 1e-6;

/** The tIoU for every start that the prediction could have, its length as it is. */
export function tiouCurve(
  { reference, prediction }: TiouState,
  kernels: Kernels,
): readonly (readonly [number, number])[] {
  const length = lengthOf(prediction);
  const count = Math.floor((CLIP - length) / CURVE_STEP + 1e-9) + 1;
  const even = Array.from({ length: count }, (_, index) => index * CURVE_STEP);
  // Two equal instants meet in one point: without its neighbours the curve would climb to it from afar.
  const beside = [-BESIDE, 0, BESIDE]
    .map((by) => reference[0] + by)
    .filter((start) => start >= 0 && start + length <= CLIP);
  const starts = Float64Array.from(length === 0 ? [...even, ...beside].sort((x, y) => x - y) : even);
  const values = kernels.tiouMatrix(one(reference), { starts, ends: starts.map((start) => start + length) });
  return Array.from(starts, (start, index) => [start, values[index] ?? 0] as const);
}

/**
 * The two spans as a shot and as a sound. A second sound lasts through the clip, so that its length is known and no
 * time of the prediction is cut off.
 */
export function tiouPair({ reference, prediction }: TiouState): LessonPair {
  const text = (time: Stretch): string =>
    printCaption({
      references: [entity('SCENE_1', 'scene', 'Courtyard of grey stone, a bell over the gate')],
      events: [sound('MUSIC_1', [0, CLIP], 'Slow strings'), sound('SFX_1', time, 'A bell rings')],
      shots: [shot('SHOT_1', time, { events: ['MUSIC_1', 'SFX_1'], references: ['SCENE_1'] })],
    });
  return { reference: text(reference), prediction: text(prediction) };
}
