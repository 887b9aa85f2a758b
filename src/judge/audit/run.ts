import type { Item } from '../prompts/task';
import type { Band, Verdict } from '../verdict';

/** The verdicts of one judge on one document, by item id. */
export interface JudgeRun {
  readonly judge: {
    /** How it is called in a table. */
    readonly label: string;
  };
  readonly verdicts: ReadonlyMap<Item['id'], Verdict>;
}

/** A fraction with its counts; null over nothing. */
export interface Share {
  readonly value: number | null;
  readonly numerator: number;
  readonly denominator: number;
}

/** numerator / denominator. */
export function shareOf(numerator: number, denominator: number): Share {
  return { value: denominator === 0 ? null : numerator / denominator, numerator, denominator };
}

/** What two judges said of one item. */
export interface Shared<Value> {
  readonly id: string;
  readonly a: Value;
  readonly b: Value;
}

/** The items that both judges answered with yes or no, by id in code-unit order. */
export function sharedMatches(a: JudgeRun, b: JudgeRun): Shared<boolean>[] {
  return shared(a, b, (verdict) => (verdict?.kind === 'match' ? verdict.value : undefined));
}

/** The items that both judges gave a score, by id in code-unit order. */
export function sharedScores(a: JudgeRun, b: JudgeRun): Shared<Band>[] {
  return shared(a, b, (verdict) => (verdict?.kind === 'score' ? verdict.value : undefined));
}

function shared<Value>(
  a: JudgeRun,
  b: JudgeRun,
  read: (verdict: Verdict | undefined) => Value | undefined,
): Shared<Value>[] {
  // Sorted, so that the comparison is the same from either side.
  return [...a.verdicts.keys()].sort().flatMap((id) => {
    const [ofA, ofB] = [read(a.verdicts.get(id)), read(b.verdicts.get(id))];
    return ofA === undefined || ofB === undefined ? [] : [{ id, a: ofA, b: ofB }];
  });
}
