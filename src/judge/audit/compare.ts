import { type Kappa, kappaOf, QUADRATIC, UNWEIGHTED } from './kappa';
import { type JudgeRun, type Share, type Shared, sharedMatches, sharedScores, shareOf } from './run';

/** How far two judges agree on items of one kind. */
export interface Agreement {
  /** Items that both answered. */
  readonly shared: number;
  readonly equal: number;
  /** equal / shared */
  readonly agreement: Share;
  readonly kappa: Kappa;
  /** The answers, in the order of rows and columns: 0, 1 or 1 to 5. */
  readonly categories: readonly number[];
  /** Counts; rows by the first judge, columns by the second. */
  readonly confusion: readonly (readonly number[])[];
  /** Items answered differently, by id in code-unit order. */
  readonly differing: readonly string[];
}

/** Scores lie in an order, so near misses count for something. */
export interface ScoreAgreement extends Agreement {
  readonly weightedKappa: Kappa;
  /** Items whose scores are at most one apart / shared. */
  readonly withinOne: Share;
}

/** Two judges beside each other, on what both of them answered. Alignments are no part of it. */
export interface JudgeComparison {
  readonly matches: Agreement;
  readonly scores: ScoreAgreement;
}

/** Compares two judges item by item. Exchanging them transposes the tables and changes nothing else. @see contract §7 */
export function compareJudges(a: JudgeRun, b: JudgeRun): JudgeComparison {
  const matches = sharedMatches(a, b).map((one) => ({ id: one.id, a: Number(one.a), b: Number(one.b) }));
  const scores = sharedScores(a, b);
  const agreement = agreementOn(scores, [1, 2, 3, 4, 5]);
  return {
    matches: agreementOn(matches, [0, 1]),
    scores: {
      ...agreement,
      weightedKappa: kappaOf(agreement.confusion, QUADRATIC),
      withinOne: shareOf(scores.filter((one) => Math.abs(one.a - one.b) <= 1).length, scores.length),
    },
  };
}

function agreementOn(shared: readonly Shared<number>[], categories: readonly number[]): Agreement {
  const differing = shared.filter(({ a, b }) => a !== b).map(({ id }) => id);
  const equal = shared.length - differing.length;
  const confusion = categories.map((row) =>
    categories.map((column) => shared.filter(({ a, b }) => a === row && b === column).length),
  );
  return {
    shared: shared.length,
    equal,
    agreement: shareOf(equal, shared.length),
    kappa: kappaOf(confusion, UNWEIGHTED),
    categories,
    confusion,
    differing,
  };
}
