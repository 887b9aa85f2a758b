import type { ReferenceEntity, ReferenceUse, SoundEvent } from '../canonical/units';
import type { Evaluation } from '../evaluation';
import type { Share } from './formula';

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
 * Set-F1 of two use sets under the id map: 2TP of |G| + |Q|; of nothing when both are empty.
 * @see contract §5 Set-F1
 */
export function setShare(reference: UseSet, prediction: UseSet, { references }: Evaluation['alignment']): Share {
  let correct = 0;
  for (const entity of prediction) {
    const mapped = references.toReference.get(entity);
    if (mapped !== undefined && reference.has(mapped)) correct++;
  }
  return { amount: 2 * correct, of: reference.size + prediction.size };
}
