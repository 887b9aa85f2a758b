import { type Stability, stability } from '../../judge/audit/stability';
import type { Item } from '../../judge/prompts/task';
import type { Verdict } from '../../judge/verdict';
import type { AuditedJudge } from './judges';

/** A judge that was asked more than once. */
export interface RepeatedJudge {
  readonly entry: AuditedJudge;
  readonly stability: Stability;
}

/** The judges with repeats, each with how far it repeats itself. */
export function repeatedJudges(judges: readonly AuditedJudge[]): readonly RepeatedJudge[] {
  return judges
    .filter(({ repeats }) => repeats.length > 1)
    .map((entry) => ({ entry, stability: stability(entry.repeats) }));
}

/** A question that one judge answered in more than one way. */
export interface UnsteadyItem {
  readonly item: Item;
  /** One for each repeat. */
  readonly verdicts: readonly (Verdict | undefined)[];
}

/** The questions of the unstable verdicts, in the order they are asked in. */
export function unsteadyItems(
  { entry, stability: { unstable } }: RepeatedJudge,
  items: readonly Item[],
): readonly UnsteadyItem[] {
  const wanted = new Set(unstable);
  return items
    .filter(({ id }) => wanted.has(id))
    .map((item) => ({ item, verdicts: entry.repeats.map((repeat) => repeat.get(item.id)) }));
}
