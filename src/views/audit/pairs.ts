import { compareJudges, type JudgeComparison } from '../../judge/audit/compare';
import type { Item } from '../../judge/prompts/task';
import type { Verdict } from '../../judge/verdict';
import type { AuditedJudge } from './judges';

/** Two judges beside each other. */
export interface JudgePair {
  /** `<a>|<b>`, by their names. */
  readonly id: string;
  readonly a: AuditedJudge;
  readonly b: AuditedJudge;
  readonly comparison: JudgeComparison;
}

/** Every two of the judges, in their order. @see contract §7 */
export function judgePairs(judges: readonly AuditedJudge[]): readonly JudgePair[] {
  return judges.flatMap((a, index) =>
    judges.slice(index + 1).map((b) => ({
      id: `${a.label}|${b.label}`,
      a,
      b,
      comparison: compareJudges(a.run, b.run),
    })),
  );
}

/** The pair to look into: the chosen one while it exists, else the first that differs anywhere, else the first. */
export function currentPair(pairs: readonly JudgePair[], chosen: string | null): JudgePair | undefined {
  return (
    pairs.find(({ id }) => id === chosen) ??
    pairs.find(({ comparison: { matches, scores } }) => matches.differing.length + scores.differing.length > 0) ??
    pairs[0]
  );
}

/** A question that two judges answered differently. */
export interface Difference {
  readonly item: Item;
  readonly a: Verdict | undefined;
  readonly b: Verdict | undefined;
  /** How far apart two scores are; null where the answers are yes and no. */
  readonly apart: number | null;
}

/** Where two judges differ: yes against no first, then scores, the furthest apart first; otherwise as asked. */
export function differences({ a, b, comparison }: JudgePair, items: readonly Item[]): readonly Difference[] {
  const told = (ids: readonly string[]): Difference[] => {
    const wanted = new Set(ids);
    return items
      .filter(({ id }) => wanted.has(id))
      .map((item) => {
        const [ofA, ofB] = [a.run.verdicts.get(item.id), b.run.verdicts.get(item.id)];
        const apart = ofA?.kind === 'score' && ofB?.kind === 'score' ? Math.abs(ofA.value - ofB.value) : null;
        return { item, a: ofA, b: ofB, apart };
      });
  };
  const scores = told(comparison.scores.differing).sort((one, other) => (other.apart ?? 0) - (one.apart ?? 0));
  return [...told(comparison.matches.differing), ...scores];
}
