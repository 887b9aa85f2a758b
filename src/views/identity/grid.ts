import type { Detail, DocumentDetail, ReferenceDetail, ShotDetail } from '../../omnicapbench/detail';
import type { UnitKey } from '../../omnicapbench/keys';
import type { Settings } from '../../omnicapbench/settings';

/** An id with its key. */
export interface Named {
  readonly key: UnitKey;
  readonly id: string;
}

/** One reference entity in one reference shot. */
export interface IdentityCell {
  /** The reference lists the entity there. */
  readonly reference: boolean;
  /** Its counterpart is listed in the predicted shot that the shot is matched to. */
  readonly prediction: boolean;
  /** Entities of the prediction that stand in its place there: the reference lists it, its counterpart is not listed. */
  readonly standIns: readonly Named[];
}

/** An entity's two trajectories: T(r) and T'. @see contract §5 CCC */
export interface IdentityRow {
  readonly entity: ReferenceDetail;
  readonly counterpart: ReferenceDetail | null;
  /** In the order of the columns. */
  readonly cells: readonly IdentityCell[];
  /** Unmatched predicted shots that list the counterpart: in T' as elements equal to nothing. */
  readonly elsewhere: readonly ShotDetail[];
  /** |T ∩ T'|. */
  readonly shared: number;
  /** |T ∪ T'|. */
  readonly union: number;
  /** Why CCC leaves it out; null: it is one of the items of the mean. */
  readonly excluded: string | null;
}

export interface IdentityColumn {
  readonly shot: ShotDetail;
  /** The predicted shot it is matched to. */
  readonly partner: ShotDetail | null;
}

export interface IdentityGrid {
  readonly columns: readonly IdentityColumn[];
  readonly rows: readonly IdentityRow[];
  readonly convention: Settings['ccc'];
}

/** The convention a report was scored with, as its signature tells. */
export function cccConvention(signature: string): Settings['ccc'] {
  return signature.includes('|ccc:cross-shot|') ? 'cross-shot' : 'matched';
}

/** Reference entities down, reference shots across by their start; undefined when a document cannot be read. */
export function identityGrid({ reference, prediction }: Detail, convention: Settings['ccc']): IdentityGrid | undefined {
  if (!reference || !prediction) return undefined;
  const predictedShots = new Map(prediction.shots.map((shot) => [shot.key, shot]));
  const predictedEntities = new Map(prediction.references.map((entity) => [entity.key, entity]));
  const columns = [...reference.shots]
    .sort((a, b) => a.start - b.start || a.index - b.index)
    .map((shot) => ({ shot, partner: (shot.partner && predictedShots.get(shot.partner)) || null }));
  const free = freeEntities(prediction);
  const rows = reference.references.map((entity) => {
    const counterpart = (entity.partner && predictedEntities.get(entity.partner)) || null;
    return rowOf(entity, counterpart, columns, predictedShots, free, convention);
  });
  return { columns, rows, convention };
}

function rowOf(
  entity: ReferenceDetail,
  counterpart: ReferenceDetail | null,
  columns: readonly IdentityColumn[],
  predictedShots: ReadonlyMap<UnitKey, ShotDetail>,
  free: ReadonlyMap<UnitKey, ReferenceDetail>,
  convention: Settings['ccc'],
): IdentityRow {
  const ours = new Set(entity.shots);
  const theirs = new Set(counterpart?.shots ?? []);
  const cells = columns.map(({ shot, partner }): IdentityCell => {
    const inReference = ours.has(shot.key);
    const inPrediction = partner !== null && theirs.has(partner.key);
    const standIns =
      counterpart && inReference && !inPrediction && partner
        ? partner.references.filter(({ key }) => key !== null && free.get(key)?.group === entity.group).flatMap(named)
        : [];
    return { reference: inReference, prediction: inPrediction, standIns };
  });
  const elsewhere = [...theirs].flatMap((key) => {
    const shot = predictedShots.get(key);
    return shot && shot.state === 'unmatched' ? [shot] : [];
  });
  const shared = cells.filter((cell) => cell.reference && cell.prediction).length;
  const union = ours.size + theirs.size - shared;
  return {
    entity,
    counterpart,
    cells,
    elsewhere,
    shared,
    union,
    excluded: whyExcluded(convention, counterpart !== null, ours.size, union),
  };
}

function whyExcluded(convention: Settings['ccc'], matched: boolean, shots: number, union: number): string | null {
  if (convention === 'cross-shot') {
    return shots >= 2 ? null : `listed in ${shots === 1 ? 'one shot' : 'no shot'}, two are needed`;
  }
  if (!matched) return 'no counterpart';
  return union > 0 ? null : 'never listed in a shot';
}

/** Predicted entities without a counterpart: only they can stand in for another. */
function freeEntities({ references }: DocumentDetail): ReadonlyMap<UnitKey, ReferenceDetail> {
  return new Map(references.filter(({ state }) => state === 'unmatched').map((entity) => [entity.key, entity]));
}

function named({ id, key }: { readonly id: string; readonly key: UnitKey | null }): Named[] {
  return key === null ? [] : [{ id, key }];
}

/** The mean over the rows that count; null over none. For a test against the report, which has the say. */
export function meanOfRows({ rows }: IdentityGrid): number | null {
  const counted = rows.filter(({ excluded }) => excluded === null);
  if (counted.length === 0) return null;
  return counted.reduce((sum, { shared, union }) => sum + shared / union, 0) / counted.length;
}
