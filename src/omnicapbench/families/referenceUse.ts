import type { JsonNode } from '../../json/tree';
import type { ReferenceUse, SoundEvent } from '../canonical/units';
import type { Evaluation } from '../evaluation';
import { subshotKey, type UnitKey, unitKey } from '../keys';
import { definedUses, eventUses, type UseSet } from '../metrics/useSets';
import { type ErrorFamily, type FamilyPlace, NOT_APPLICABLE_FAMILY } from './family';

/** A predicted unit with what it uses, and what its counterpart uses. */
interface UsingUnit {
  readonly key: UnitKey;
  readonly name: string;
  readonly node: JsonNode;
  /** Distinct, dangling ones included. */
  readonly uses: readonly ReferenceUse[];
  readonly counterpart: { readonly name: string; readonly uses: UseSet };
}

/** Predicted uses of matched units that are not uses of the reference. @see contract §5 Error families */
export const referenceUse: ErrorFamily = {
  id: 'reference-use',
  title: 'Reference use',
  definition:
    'Uses of references by predicted shots, subshots and events that do not map to a reference their counterpart uses, over all such uses.',
  metrics: ['ref_use'],
  paper: { failed: 8649, percent: 34.1 },
  run: ({ evaluation, pair }) => {
    if (evaluation === undefined) return NOT_APPLICABLE_FAMILY;
    const units = usingUnits(evaluation);
    const places = units.flatMap((unit) =>
      unit.uses.flatMap((use): FamilyPlace[] => {
        const why = whyWrong(use, unit, evaluation);
        if (why === undefined) return [];
        const place = pair.prediction.findings.extent(unit.node);
        return [{ side: 'prediction', unit: unit.key, place, note: `${unit.name} uses ${use.id}: ${why}` }];
      }),
    );
    return { failed: places.length, applicable: units.reduce((sum, { uses }) => sum + uses.length, 0), places };
  },
};

function whyWrong({ entity }: ReferenceUse, { counterpart }: UsingUnit, { alignment }: Evaluation): string | undefined {
  if (entity === undefined) return 'nothing defines it';
  const mapped = alignment.references.toReference.get(entity);
  if (mapped === undefined) return 'it has no counterpart';
  return counterpart.uses.has(mapped) ? undefined : `${counterpart.name} of the reference does not use ${mapped.id}`;
}

function usingUnits({ alignment: { shots, subshots, events } }: Evaluation): UsingUnit[] {
  return [
    ...shots.pairs.map(({ reference, prediction }) => ({
      key: unitKey('shot', prediction.id),
      name: prediction.id,
      node: prediction.node,
      uses: prediction.references,
      counterpart: { name: reference.id, uses: definedUses(reference.references) },
    })),
    ...subshots.recall.map(({ target, candidate }) => ({
      key: subshotKey(candidate),
      name: `${candidate.shotId}/${candidate.index}`,
      node: candidate.node,
      uses: candidate.content.uses,
      counterpart: { name: `${target.shotId}/${target.index}`, uses: definedUses(target.content.uses) },
    })),
    ...events.pairs.map(({ reference, prediction }) => ({
      key: unitKey('event', prediction.id),
      name: prediction.id,
      node: prediction.node,
      uses: usesOfEvent(prediction),
      counterpart: { name: reference.id, uses: eventUses(reference) },
    })),
  ];
}

/** The speaker, unless a label, and the mentions of the description, each id once. */
function usesOfEvent({ speaker, description }: SoundEvent): ReferenceUse[] {
  const spoken: ReferenceUse[] =
    speaker?.kind === 'reference'
      ? [{ id: speaker.entity.id, entity: speaker.entity }]
      : speaker?.kind === 'dangling'
        ? [{ id: speaker.id, entity: undefined }]
        : [];
  return [...spoken, ...description.uses.filter(({ id }) => id !== spoken[0]?.id)];
}
