import type { ReferenceEntity, ReferenceUse, SoundEvent } from '../canonical/units';
import type { Evaluation } from '../evaluation';
import { mean } from './ratio';

/** The defined references a unit uses. */
export type UseSet = ReadonlySet<ReferenceEntity>;

/** Drops dangling uses. */
export function definedUses(uses: readonly ReferenceUse[]): UseSet {
  return new Set(uses.flatMap(({ entity }) => entity ?? []));
}

/** What an event uses: its speaker, if a defined reference, and the mentions of its description. */
export function eventUses({ speaker, description }: SoundEvent): UseSet {
  const mentioned = definedUses(description.uses);
  return speaker?.kind === 'reference' ? new Set([speaker.entity, ...mentioned]) : mentioned;
}

/**
 * Set-F1 of two use sets under the id map: 2TP / (|G| + |Q|); undefined when both are empty.
 * @see contract §5 Set-F1
 */
export function setF1(
  reference: UseSet,
  prediction: UseSet,
  { references }: Evaluation['alignment'],
): number | undefined {
  if (reference.size + prediction.size === 0) return undefined;
  let correct = 0;
  for (const entity of prediction) {
    const mapped = references.toReference.get(entity);
    if (mapped !== undefined && reference.has(mapped)) correct++;
  }
  return (2 * correct) / (reference.size + prediction.size);
}

/** Mean set-F1 over pairs of use sets, pairs with both sets empty skipped. */
export function meanSetF1(pairs: readonly (readonly [UseSet, UseSet])[], alignment: Evaluation['alignment']) {
  return mean(pairs.flatMap(([reference, prediction]) => setF1(reference, prediction, alignment) ?? []));
}
