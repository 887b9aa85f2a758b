import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareJudges } from '../../../src/judge/audit/compare';
import { type Kappa, kappaOf, QUADRATIC, UNWEIGHTED } from '../../../src/judge/audit/kappa';
import type { JudgeRun } from '../../../src/judge/audit/run';
import type { Band, Verdict } from '../../../src/judge/verdict';
import { mapped, no, scored, yes } from '../prompts/build';

const run = (label: string, verdicts: Readonly<Record<string, Verdict>>): JudgeRun => ({
  judge: { label },
  verdicts: new Map(Object.entries(verdicts)),
});
const inWords = ({ value, numerator, denominator }: Kappa) => (value === null ? 'null' : `${numerator}/${denominator}`);

describe('kappa', () => {
  it.each<[string, readonly (readonly number[])[], string, string]>([
    // po = 35/50, pe = (25 * 30 + 25 * 20) / 2500 = 1/2: (7/10 - 1/2) / (1/2) = 2/5
    [
      'the textbook',
      [
        [20, 5],
        [10, 15],
      ],
      '500/1250',
      '500/1250',
    ],
    // po = 2/4, pe = (2 * 2 + 2 * 2) / 16 = 1/2: 0
    [
      'chance',
      [
        [1, 1],
        [1, 1],
      ],
      '0/8',
      '0/8',
    ],
    // po = 0, pe = 1/2: -1
    [
      'never',
      [
        [0, 2],
        [2, 0],
      ],
      '-8/8',
      '-8/8',
    ],
    // po = 2/3, pe = (1 * 1 + 1 * 2 + 1 * 0) / 9 = 1/3: 1/2. Squares: Σ d o = 1, Σ d r c = 0·1 + 1·2 + 4·0 + 1·1 + 0·2 + 1·0 + 4·1 + 1·2 + 0·0 = 9
    [
      'three',
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 1, 0],
      ],
      '3/6',
      '6/9',
    ],
    [
      'nothing',
      [
        [0, 0],
        [0, 0],
      ],
      'null',
      'null',
    ],
    [
      'one answer throughout',
      [
        [7, 0],
        [0, 0],
      ],
      'null',
      'null',
    ],
    // pe = 0: two constants that differ
    [
      'two constants',
      [
        [0, 7],
        [0, 0],
      ],
      '0/49',
      '0/49',
    ],
  ])('%s', (_, table, plain, squared) => {
    expect(inWords(kappaOf(table, UNWEIGHTED))).toBe(plain);
    expect(inWords(kappaOf(table, QUADRATIC))).toBe(squared);
  });

  it('says why it has no value', () => {
    expect(kappaOf([[0]], UNWEIGHTED).reason).toMatch(/share no item/);
    expect(kappaOf([[3]], UNWEIGHTED).reason).toMatch(/one and the same answer/);
  });
});

describe('two judges', () => {
  const a = run('A', { m1: yes, m2: yes, m3: no, m4: no, s1: scored(1), s2: scored(3), s3: scored(5), s4: scored(2) });
  const b = run('B', { m1: yes, m2: no, m3: no, m5: yes, s1: scored(1), s2: scored(4), s3: scored(3), s9: scored(2) });
  const { matches, scores } = compareJudges(a, b);

  it('agree on what both of them matched', () => {
    expect(matches).toMatchObject({
      shared: 3,
      equal: 2,
      agreement: { value: 2 / 3, numerator: 2, denominator: 3 },
      categories: [0, 1],
      confusion: [
        [1, 0],
        [1, 1],
      ],
      differing: ['m2'],
    });
    // po = 2/3, pe = (1 * 2 + 2 * 1) / 9 = 4/9: (6 - 4) / (9 - 4)
    expect(inWords(matches.kappa)).toBe('2/5');
  });

  it('agree on scores, nearly and in full', () => {
    expect(scores).toMatchObject({ shared: 3, equal: 1, differing: ['s2', 's3'] });
    expect(scores.withinOne).toEqual({ value: 2 / 3, numerator: 2, denominator: 3 });
    expect(scores.confusion).toEqual([
      [1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 1, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 1, 0, 0],
    ]);
    // po = 1/3, pe = (1 * 1 + 1 * 1) / 9: (3 - 2) / (9 - 2)
    expect(inWords(scores.kappa)).toBe('1/7');
    // n Σ (a - b)² = 3 (0 + 1 + 4) = 15; over all pairs of {1, 3, 5} and {1, 4, 3}: 0+9+4 + 4+1+0 + 16+1+4 = 39
    expect(inWords(scores.weightedKappa)).toBe('24/39');
  });

  it('are not compared by alignments, nor by answers of different kinds', () => {
    const other = run('C', { m1: scored(1), r: mapped(['A', 'B']) });
    expect(compareJudges(other, run('D', { m1: yes, r: mapped(['A', 'B']) }))).toMatchObject({
      matches: { shared: 0, agreement: { value: null }, kappa: { value: null } },
      scores: { shared: 0, agreement: { value: null }, withinOne: { value: null } },
    });
  });
});

describe('any two judges', () => {
  const verdict = fc.oneof(
    fc.boolean().map((value): Verdict => ({ kind: 'match', value })),
    fc.constantFrom<Band>(1, 2, 3, 4, 5).map(scored),
  );
  const judge = fc.dictionary(fc.constantFrom(...'abcdefgh'), verdict).map((verdicts) => run('J', verdicts));

  it('agree with themselves fully, unless they always say the same', () => {
    fc.assert(
      fc.property(judge, (one) => {
        const { matches, scores } = compareJudges(one, one);
        for (const { shared, equal, confusion, kappa } of [matches, scores]) {
          const varied = confusion.filter((row) => row.some((count) => count > 0)).length > 1;
          expect(equal).toBe(shared);
          expect(kappa.value).toBe(varied ? 1 : null);
        }
        expect(scores.weightedKappa.value).toBe(scores.kappa.value);
      }),
    );
  });

  it('agree alike from either side', () => {
    fc.assert(
      fc.property(judge, judge, (one, two) => {
        const [there, back] = [compareJudges(one, two), compareJudges(two, one)];
        const transposed = (table: readonly (readonly number[])[]) => table.map((_, i) => table.map((row) => row[i]));
        expect(back).toEqual({
          matches: { ...there.matches, confusion: transposed(there.matches.confusion) },
          scores: { ...there.scores, confusion: transposed(there.scores.confusion) },
        });
      }),
    );
  });
});
