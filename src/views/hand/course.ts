import type { Item } from '../../judge/prompts/task';

/** Whether a question has a verdict, by its id. */
export type Known = (id: string) => boolean;

/** The question to show: the chosen one while it exists, else the first without a verdict, else the first of all. */
export function currentItem(items: readonly Item[], chosen: string | null, known: Known): Item | undefined {
  return items.find(({ id }) => id === chosen) ?? items.find(({ id }) => !known(id)) ?? items[0];
}

/** The next question without a verdict after this one, from the start again after the last; undefined when there is none. */
export function nextUnlabelled(items: readonly Item[], from: string, known: Known): Item | undefined {
  const at = items.findIndex(({ id }) => id === from);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))].find(({ id }) => !known(id));
}

/** The question before or after this one in a list; undefined at its ends. */
export function neighbour(items: readonly Item[], from: string, by: 1 | -1): Item | undefined {
  const at = items.findIndex(({ id }) => id === from);
  return at < 0 ? undefined : items[at + by];
}

/** The questions in a list that hides those with a verdict; the one on screen stays until it is left. */
export function listed(
  items: readonly Item[],
  onlyUnlabelled: boolean,
  current: string,
  known: Known,
): readonly Item[] {
  return onlyUnlabelled ? items.filter(({ id }) => id === current || !known(id)) : items;
}
