import type { SubshotPair } from '../alignment/subshots';
import type { Subshot } from '../canonical/units';
import { subshotKey, unitKey } from '../keys';
import { allSubshots } from '../metrics/subshots';
import { type ErrorFamily, NOT_APPLICABLE_FAMILY } from './family';
import { addResults, countUnmatched } from './unmatchedPlaces';

/** Shots and subshots missed or unsupported. @see contract §5 Error families */
export const shotRecovery: ErrorFamily = {
  id: 'shot-recovery',
  title: 'Shot recovery',
  definition: 'Shots and subshots without a counterpart, of either document, over all shots and subshots of both.',
  metrics: ['shot_f1', 'shot_tiou'],
  paper: { failed: 5156, percent: 26.2 },
  run: ({ evaluation, pair }) => {
    if (evaluation === undefined) return NOT_APPLICABLE_FAMILY;
    const { shots, subshots } = evaluation.alignment;
    const targets = (pairs: readonly SubshotPair[]) => new Set(pairs.map(({ target }) => target));
    return addResults(
      countUnmatched(evaluation, pair, {
        units: (document) => document.shots,
        matched: { reference: shots.toPrediction, prediction: shots.toReference },
        keyOf: ({ id }) => unitKey('shot', id),
        nameOf: ({ id }) => id,
      }),
      countUnmatched<Subshot>(evaluation, pair, {
        units: allSubshots,
        matched: { reference: targets(subshots.recall), prediction: targets(subshots.precision) },
        keyOf: subshotKey,
        nameOf: ({ shotId, index }) => `Subshot ${shotId}/${index}`,
      }),
    );
  },
};
