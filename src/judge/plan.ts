import type { JudgeMaterial } from '../omnicapbench/material';
import { TASKS } from './prompts';
import type { Direction, Item, TaskId } from './prompts/task';
import type { Outcome } from './verdict';

/** What became of items, by their id; an item without an entry was not asked. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** All questions of the chosen tasks, task by task in the contract's order. @see contract §7 */
export function planItems(material: JudgeMaterial, tasks: ReadonlySet<TaskId>): readonly Item[] {
  return TASKS.filter(({ id }) => tasks.has(id)).flatMap((task) => task.items(material));
}

/**
 * All verdicts on the alignment as one map, reference id -> predicted id: what the manual matcher takes. Types do not
 * share entities, so the verdicts cannot disagree; by reference id, whatever order the answers came in.
 * @see contract §4 References
 */
export function adoptMap(outcomes: Outcomes): Record<string, string> {
  const pairs = [...outcomes.values()].flatMap((outcome) =>
    outcome.kind === 'judged' && outcome.verdict.kind === 'map' ? outcome.verdict.pairs : [],
  );
  return Object.fromEntries([...pairs].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** Subshots that the judge found a counterpart, as `SHOT_1/0`, by the direction that asked. */
export type AdoptedSubshots = Readonly<Record<Direction, readonly string[]>>;

/** The targets that the judge matched, in code-unit order. Unjudged ones are not among them. @see contract §4 Subshots */
export function adoptSubshots(items: readonly Item[], outcomes: Outcomes): AdoptedSubshots {
  const matched = items.filter(({ id, task }) => task === 'subshot-match' && saysYes(outcomes.get(id)));
  const inDirection = (direction: Direction): string[] =>
    matched
      .filter((item) => item.direction === direction)
      .flatMap((item) => targetOf(item) ?? [])
      .map((key) => key.replace(/^subshot:/, ''))
      // The default order is by code units, the same on every machine.
      .sort();
  return { recall: inDirection('recall'), precision: inDirection('precision') };
}

function saysYes(outcome: Outcome | undefined): boolean {
  return outcome?.kind === 'judged' && outcome.verdict.kind === 'match' && outcome.verdict.value;
}

function targetOf({ direction, reference, prediction }: Item): string | null {
  return direction === 'precision' ? prediction : reference;
}
