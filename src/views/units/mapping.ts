import type { Detail, ReferenceDetail } from '../../omnicapbench/detail';

/** Predicted entities a reference entity may be paired with, by hand. */
export interface MappingChoice {
  readonly id: string;
  /** The reference entity it is paired with now, when that is another. */
  readonly taken: string | null;
}

/** By group: what the selects offer. */
export function mappingChoices({ reference, prediction }: Detail): ReadonlyMap<string, readonly MappingChoice[]> {
  const names = new Map((reference?.references ?? []).map(({ key, id }) => [key, id]));
  const choices = new Map<string, MappingChoice[]>();
  for (const { id, group, partner } of prediction?.references ?? ([] as readonly ReferenceDetail[])) {
    const choice = { id, taken: partner === null ? null : (names.get(partner) ?? null) };
    const list = choices.get(group);
    if (list) list.push(choice);
    else choices.set(group, [choice]);
  }
  return choices;
}
