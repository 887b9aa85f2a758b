import { describe, expect, it } from 'vitest';
import { nearestShare, possibleTotals } from '../../src/dataset/shares';
import { tablesLesson } from '../../src/lessons/tables';
import {
  CLAIMS,
  f1OfMeans,
  nearestOf,
  pairMean,
  rankCorrelations,
  referenceMean,
} from '../../src/lessons/tables/claims';
import { isNearest, tally } from '../../src/lessons/tables/example';
import {
  LONG_VIDEOS,
  SIX_MODELS,
  TABLE_4_DIALOGUE,
  TABLE_4_SUBSHOTS,
  TABLE_B5_COMPLIANCE,
  TABLE_B10_SHOTS,
  TEXT_ON_B7,
} from '../../src/lessons/tables/published';
import { PUBLISHED_MODELS, publishedFigure } from '../../src/omnicapbench/published';
import { solutionOf } from './support';

describe('the claims and their figures', () => {
  it('Speaker is Dialogue, for all nine models', () => {
    expect(PUBLISHED_MODELS.map((model) => publishedFigure(model, 'dialogue_line')?.mean)).toEqual(
      PUBLISHED_MODELS.map((model) => TABLE_4_DIALOGUE[model]),
    );
    expect(PUBLISHED_MODELS).toHaveLength(9);
  });

  it('Subject and Scene F1 are both above (R + P) / 2, for all six', () => {
    expect(SIX_MODELS).toHaveLength(6);
    for (const model of SIX_MODELS) {
      const middle = referenceMean(model) ?? Number.NaN;
      for (const metric of ['ref_subject_f1', 'ref_scene_f1'] as const) {
        expect(publishedFigure(model, metric)?.mean).toBeGreaterThan(middle);
      }
    }
  });

  it('no compliance is a share of at most 76 videos; 35/38 comes nearest to 92.12', () => {
    for (const { figure } of TABLE_B5_COMPLIANCE) expect(possibleTotals(figure, LONG_VIDEOS)).toEqual([]);
    expect(nearestOf(92.12)).toMatchObject({ count: 35, of: 38, printed: '92.11' });
    expect(nearestShare(92.12, 76)).toMatchObject({ count: 70, printed: '92.11' });
    expect(Array.from({ length: LONG_VIDEOS }, (_, index) => index + 1).filter(isNearest)).toEqual([38, 76]);
  });

  it('native constraints make 70.6 to 29.4, the human audit 74.2 to 25.8', () => {
    expect(pairMean('stronger', 'native')).toBeCloseTo(70.55, 9);
    expect(pairMean('weaker', 'native')).toBeCloseTo(29.45, 9);
    expect(pairMean('stronger', 'human')).toBeCloseTo(TEXT_ON_B7.stronger + 0.05, 9);
    expect(pairMean('weaker', 'human')).toBeCloseTo(TEXT_ON_B7.weaker - 0.05, 9);
  });

  it('the F1 of the two means is above the printed mean of F1, for all six', () => {
    for (const model of SIX_MODELS) {
      expect(f1OfMeans(model)).toBeGreaterThan(publishedFigure(model, 'shot_f1')?.mean ?? Number.NaN);
    }
    expect(f1OfMeans('Gemini 3.1-Pro')).toBeCloseTo((2 * 71.73 * 88.77) / (71.73 + 88.77), 9);
  });

  it('the mean rank correlation is the printed one', () => {
    const rhos = rankCorrelations();
    expect(rhos.map((rho) => rho.toFixed(4))).toEqual(['1.0000', '0.9429']);
    expect((rhos.reduce((sum, rho) => sum + rho, 0) / rhos.length).toFixed(3)).toBe(TABLE_B10_SHOTS.mean);
    expect(SIX_MODELS.map((model) => publishedFigure(model, 'shot_f1')?.mean)).toEqual(TABLE_B10_SHOTS.default);
  });

  it('two models share one figure and no other', () => {
    const [a, b] = TABLE_4_SUBSHOTS;
    expect(a.precision).toBe(b.precision);
    expect(a.recall).not.toBe(b.recall);
  });

  it('each has rows as wide as its head', () => {
    for (const { id, evidence } of CLAIMS) {
      const { columns, rows } = evidence();
      expect(rows.length, id).toBeGreaterThan(1);
      for (const row of rows) expect(row, id).toHaveLength(columns.length);
      expect(rows.flat().join(), id).not.toMatch(/NaN/);
    }
  });

  it('just one of them holds, as a step says', () => {
    expect(CLAIMS.filter(({ verdict }) => verdict === 'yes').map(({ id }) => id)).toEqual(['sweep']);
    expect(CLAIMS).toHaveLength(8);
  });
});

describe('verdicts', () => {
  it('are counted, and how many are right', () => {
    expect(tally(tablesLesson.start)).toEqual({ judged: 0, right: 0 });
    expect(tally({ ...tablesLesson.start, verdicts: { speaker: 'no', cap: 'yes', nonsense: 'no' } })).toEqual({
      judged: 2,
      right: 1,
    });
    expect(tally(solutionOf(tablesLesson, 2))).toEqual({ judged: 1, right: 1 });
  });

  it('the question: 60 and 80 make 68.57', () => {
    expect(((2 * 60 * 80) / 140).toFixed(2)).toBe('68.57');
  });
});
