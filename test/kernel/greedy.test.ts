import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../src/kernel/kernels';
import { matchCandidates } from '../../src/kernel/twin/greedy';
import { kernels, RUNS } from './support';

const candidate = (reference: number, prediction: number, score: number, tiou = 0): Candidate => ({
  reference,
  prediction,
  score,
  tiou,
});

describe('matchCandidates, by hand', () => {
  it('prefers the score, then the prediction, then tIoU, then the reference', () => {
    const byScore = [candidate(0, 0, 1 / 2), candidate(1, 0, 2 / 3)];
    expect(kernels.matchCandidates(byScore, 2, 1)).toEqual([{ reference: 1, prediction: 0, score: 2 / 3 }]);
    const byPrediction = [candidate(0, 1, 1 / 2, 1), candidate(0, 0, 1 / 2, 0)];
    expect(kernels.matchCandidates(byPrediction, 1, 2)).toEqual([{ reference: 0, prediction: 0, score: 1 / 2 }]);
    const byTiou = [candidate(0, 0, 1 / 2, 1 / 4), candidate(1, 0, 1 / 2, 1 / 3)];
    expect(kernels.matchCandidates(byTiou, 2, 1)).toEqual([{ reference: 1, prediction: 0, score: 1 / 2 }]);
    const byReference = [candidate(1, 0, 1 / 2, 1 / 3), candidate(0, 0, 1 / 2, 1 / 3)];
    expect(kernels.matchCandidates(byReference, 2, 1)).toEqual([{ reference: 0, prediction: 0, score: 1 / 2 }]);
  });

  it('gives the loser its next choice', () => {
    const candidates = [candidate(0, 0, 0.9), candidate(1, 0, 0.8), candidate(1, 1, 0.6), candidate(0, 1, 0.7)];
    expect(kernels.matchCandidates(candidates, 2, 2)).toEqual([
      { reference: 0, prediction: 0, score: 0.9 },
      { reference: 1, prediction: 1, score: 0.6 },
    ]);
  });

  it('takes empty lists and sides', () => {
    expect(kernels.matchCandidates([], 0, 0)).toEqual([]);
    expect(kernels.matchCandidates([], 3, 0)).toEqual([]);
    expect(kernels.matchCandidates([], 0, 3)).toEqual([]);
  });

  it('refuses indices outside their side', () => {
    expect(() => kernels.matchCandidates([candidate(1, 0, 1)], 1, 1)).toThrow(RangeError);
    expect(() => kernels.matchCandidates([candidate(0, -1, 1)], 1, 1)).toThrow(RangeError);
    expect(() => kernels.matchCandidates([candidate(Number.NaN, 0, 1)], 1, 1)).toThrow(RangeError);
  });
});

describe('matchCandidates, by the twin', () => {
  const tied = fc.record({
    reference: fc.nat(11),
    prediction: fc.nat(11),
    score: fc.integer({ min: 1, max: 4 }).map((quarters) => quarters / 4),
    tiou: fc.integer({ min: 0, max: 2 }).map((halves) => halves / 2),
  });
  const list = fc.uniqueArray(tied, {
    maxLength: 144,
    size: 'max',
    selector: ({ reference, prediction }) => reference * 12 + prediction,
  });

  it('equals sorting and walking, with many ties', () => {
    fc.assert(
      fc.property(list, (candidates) => {
        expect(kernels.matchCandidates(candidates, 12, 12)).toEqual(matchCandidates(candidates));
      }),
      RUNS,
    );
  });

  it('does not depend on the order in which candidates are given', () => {
    fc.assert(
      fc.property(list, (candidates) => {
        expect(kernels.matchCandidates(candidates.toReversed(), 12, 12)).toEqual(
          kernels.matchCandidates(candidates, 12, 12),
        );
      }),
      RUNS,
    );
  });

  it('equals it on a full table of 200 x 200', () => {
    const all = Array.from({ length: 200 * 200 }, (_, k) =>
      candidate(Math.floor(k / 200), k % 200, ((k * 7919) % 101) / 101, ((k * 31) % 5) / 5),
    );
    expect(kernels.matchCandidates(all, 200, 200)).toEqual(matchCandidates(all));
  });
});
