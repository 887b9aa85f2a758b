import { describe, expect, it } from 'vitest';
import { weightedMean } from '../../src/dataset/means';
import { stratumOf } from '../../src/dataset/strata';
import { averagesLesson } from '../../src/lessons/averages';
import {
  type AveragesState,
  agreeing,
  averagesScore,
  compositionWith,
  GROUPS,
  sharesOf,
  tenths,
  videoPair,
} from '../../src/lessons/averages/example';
import {
  PUBLISHED_COUNTS,
  PUBLISHED_MEANS,
  PUBLISHED_ROW,
  PUBLISHED_SHARES,
  PUBLISHED_SHOT_F1,
} from '../../src/lessons/averages/published';
import type { MetricId } from '../../src/omnicapbench/metrics/ids';
import { publishedFigure } from '../../src/omnicapbench/published';
import { ENGINE, solutionOf } from './support';

const VIDEOS = 786;
const START = averagesLesson.start;
const averages = (found: AveragesState['found']) => averagesScore({ ...START, found }, ENGINE).all;

describe('786 videos', () => {
  it('are as many, as long and as cut as the published ones, nearly', () => {
    const total = (of: (group: (typeof GROUPS)[number]) => number) =>
      GROUPS.reduce((sum, group) => sum + group.videos * of(group), 0);
    expect(total(() => 1)).toBe(VIDEOS);
    expect(Math.abs(total(({ shots, seconds }) => shots * seconds) / VIDEOS - PUBLISHED_MEANS.seconds)).toBeLessThan(1);
    expect(Math.abs(total(({ shots }) => shots) / VIDEOS - PUBLISHED_MEANS.shots)).toBeLessThan(1);
    expect(GROUPS.map(({ shots, seconds }) => stratumOf(shots * seconds))).toEqual(Object.keys(PUBLISHED_COUNTS));
  });

  it('are scored documents', () => {
    for (const group of GROUPS) {
      const { prediction, reference } = videoPair(group, 5);
      const { shot_recall } = ENGINE.scoreText(prediction, reference).metrics;
      expect(shot_recall).toMatchObject({ numerator: 5, denominator: group.shots });
    }
  });
});

describe('the averages by hand', () => {
  const { macro, micro, weighted } = averages(START.found);

  it('macro', () => {
    expect(macro.videos).toBe(VIDEOS);
    expect(macro.value).toBeCloseTo((482 * (7 / 8) + 228 * (16 / 21) + 76 * (22 / 40)) / VIDEOS, 12);
  });

  it('micro', () => {
    expect(micro).toMatchObject({ numerator: 482 * 7 + 228 * 16 + 76 * 22, denominator: 482 * 8 + 228 * 21 + 76 * 40 });
  });

  it('by duration', () => {
    const seconds = 482 * 24 + 228 * 84 + 76 * 200;
    expect(weighted.denominator).toBe(seconds);
    expect(weighted.value).toBeCloseTo((482 * 21 + 228 * 64 + 76 * 110) / seconds, 12);
  });

  it('what each group weighs', () => {
    expect(sharesOf([482, 228, 76]).map((share) => (100 * share).toFixed(0))).toEqual(['61', '29', '10']);
  });
});

describe('what the steps say', () => {
  it('without the long films: macro loses 5 points, micro 14, by duration 18', () => {
    const before = averages(START.found);
    const after = averages(solutionOf(averagesLesson, 1).found);
    const lost = (['macro', 'micro', 'weighted'] as const).map((weighing) =>
      (100 * ((before[weighing].value ?? 0) - (after[weighing].value ?? 0))).toFixed(0),
    );
    expect(lost).toEqual(['5', '14', '18']);
  });

  it('a macro mean over 0.70 with fewer than half of all shots', () => {
    const { macro, micro } = averages(solutionOf(averagesLesson, 2).found);
    expect(macro.value).toBeGreaterThan(0.7);
    expect(micro.value).toBeLessThan(0.5);
  });

  it('all four published shares, from 70.72 to 71.09 and nowhere else', () => {
    const fits = Array.from({ length: 4001 }, (_, index) => (5000 + index) / 100).filter(
      (refF1) => agreeing(compositionWith(refF1)).length === 4,
    );
    expect([fits[0], fits.at(-1), fits.length]).toEqual([70.72, 71.09, 38]);
    const composition = compositionWith(70.9);
    expect(PUBLISHED_SHARES).toEqual({
      action: tenths(composition.action),
      'audio-visual': tenths(composition['audio-visual']),
      audio: tenths(composition.audio),
      format: tenths(composition.format),
    });
  });
});

describe('the published figures', () => {
  it('are those of Table 3', () => {
    for (const [id, figure] of Object.entries(PUBLISHED_ROW) as [MetricId, number][]) {
      expect([id, publishedFigure('Gemini 3.1-Pro', id)?.mean]).toEqual([id, figure]);
    }
  });

  it('by length make the one of Table 3', () => {
    const mean = weightedMean(
      GROUPS.map(({ stratum, videos }) => ({ value: PUBLISHED_SHOT_F1[stratum], weight: videos })),
    );
    expect(mean.value?.toFixed(2)).toBe('76.24');
    expect(PUBLISHED_ROW.shot_f1).toBe(76.24);
  });
});
