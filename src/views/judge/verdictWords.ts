import type { Outcomes } from '../../judge/plan';
import { TASKS } from '../../judge/prompts';
import type { Item, Task } from '../../judge/prompts/task';
import type { Band, Judged, Outcome, Unjudged } from '../../judge/verdict';
import type { UnitRef } from '../../state/selection';

/** Every score, the lowest first. */
export const BANDS: readonly Band[] = [1, 2, 3, 4, 5];

/** How much of the target's facts each score stands for. @see contract §7 */
export const BAND_WORDS: Readonly<Record<Band, string>> = {
  1: 'under 20 %',
  2: '20 to 40 %',
  3: '40 to 70 %',
  4: '70 to 90 %',
  5: 'over 90 %',
};

/** Which verdicts are listed. */
export type VerdictFilter = 'all' | 'low' | 'unjudged';

/** Whether a judge found little or nothing: a score of 1 or 2, or no match. */
export function isLow(outcome: Outcome): boolean {
  if (outcome.kind === 'unjudged') return false;
  const { verdict } = outcome;
  return verdict.kind === 'score' ? verdict.value <= 2 : verdict.kind === 'match' && !verdict.value;
}

/** An item with what became of it. */
export interface VerdictRow {
  readonly item: Item;
  readonly outcome: Judged | Unjudged;
}

/** The rows of one task. */
export interface VerdictGroup {
  readonly task: Task;
  readonly rows: readonly VerdictRow[];
}

/** What was asked, task by task in the contract's order; a task without a row is left out. */
export function verdictGroups(
  items: readonly Item[],
  outcomes: Outcomes,
  filter: VerdictFilter,
): readonly VerdictGroup[] {
  const rows = asked(items, outcomes).filter(({ outcome }) => passes(outcome, filter));
  return TASKS.map((task) => ({ task, rows: rows.filter(({ item }) => item.task === task.id) })).filter(
    (group) => group.rows.length > 0,
  );
}

/** How many verdicts each filter lets through. */
export function countVerdicts(items: readonly Item[], outcomes: Outcomes): Readonly<Record<VerdictFilter, number>> {
  const rows = asked(items, outcomes);
  const count = (filter: VerdictFilter): number => rows.filter(({ outcome }) => passes(outcome, filter)).length;
  return { all: rows.length, low: count('low'), unjudged: count('unjudged') };
}

function asked(items: readonly Item[], outcomes: Outcomes): readonly VerdictRow[] {
  return items.flatMap((item) => {
    const outcome = outcomes.get(item.id);
    return outcome ? [{ item, outcome }] : [];
  });
}

function passes(outcome: Outcome, filter: VerdictFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'low' ? isLow(outcome) : outcome.kind === 'unjudged';
}

/** The unit that an item is about: the one whose facts are asked about; null where it is about many. */
export function unitOf({ direction, reference, prediction }: Item): UnitRef | null {
  const ofPrediction: UnitRef | null = prediction === null ? null : { side: 'prediction', key: prediction };
  const ofReference: UnitRef | null = reference === null ? null : { side: 'reference', key: reference };
  return direction === 'precision' ? (ofPrediction ?? ofReference) : (ofReference ?? ofPrediction);
}

/** Whether an item is about a unit, on either side. */
export function isAbout({ reference, prediction }: Item, unit: UnitRef | null): boolean {
  return unit !== null && unit.key === (unit.side === 'reference' ? reference : prediction);
}

/** A text cut to a length, never inside of a character, and whether anything is missing. */
export function cutText(text: string, limit: number): { readonly text: string; readonly cut: boolean } {
  if (text.length <= limit) return { text, cut: false };
  const end = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return { text: `${text.slice(0, end)}…`, cut: true };
}
