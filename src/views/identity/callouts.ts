import type { Detail, ReferenceDetail } from '../../omnicapbench/detail';
import type { UnitKey } from '../../omnicapbench/keys';
import type { UnitRef } from '../../state/selection';
import type { IdentityGrid, IdentityRow } from './grid';

/** One entity that does not stay itself, and where. @see contract §5 ConsistentCoreference */
export interface Callout {
  readonly kind: 'split' | 'merged';
  readonly entity: ReferenceDetail;
  readonly sentence: string;
  /** The first predicted shot where it shows. */
  readonly place: UnitRef;
}

/** Splits and merges of the entities seen in two reference shots or more, in the order of the rows. */
export function callouts(grid: IdentityGrid, detail: Detail): Callout[] {
  const merge = mergesIn(grid, detail);
  return grid.rows.flatMap((row) => {
    if (row.entity.shots.length < 2 || !row.counterpart) return [];
    return [splitOf(row, row.counterpart, grid), merge(row, row.counterpart)].flatMap((one) => one ?? []);
  });
}

/** The counterparts of its shots list not its match but another, free entity of the type. */
function splitOf(
  { entity, cells }: IdentityRow,
  counterpart: ReferenceDetail,
  { columns }: IdentityGrid,
): Callout | undefined {
  const drifted = cells.flatMap(({ standIns }, index) => {
    const column = columns[index];
    return standIns.length > 0 && column?.partner ? [{ standIns, shot: column.partner }] : [];
  });
  const first = drifted[0];
  if (!first) return undefined;
  const others = [...new Set(drifted.flatMap(({ standIns }) => standIns.map(({ id }) => id)))];
  const shots = listOf(drifted.map(({ shot }) => shot.id));
  const known = entity.id === counterpart.id ? '' : ` (${counterpart.id} in the prediction)`;
  return {
    kind: 'split',
    entity,
    sentence: `${entity.id}${known} becomes ${listOf(others)} in ${shots}: split.`,
    place: { side: 'prediction', key: first.shot.key },
  };
}

/** The match is listed where the reference shows not this entity but another, unmatched one of the type. */
function mergesIn(
  { columns }: IdentityGrid,
  { reference }: Detail,
): (row: IdentityRow, counterpart: ReferenceDetail) => Callout | undefined {
  const lost = new Map(
    (reference?.references ?? []).filter(({ state }) => state === 'unmatched').map((entity) => [entity.key, entity]),
  );
  const isLost = (key: UnitKey | null, group: string): boolean => key !== null && lost.get(key)?.group === group;
  return ({ entity, cells }, counterpart) => {
    const taken = cells.flatMap((cell, index) => {
      const column = columns[index];
      if (!cell.prediction || cell.reference || !column?.partner) return [];
      const others = column.shot.references.filter(({ key }) => isLost(key, entity.group)).map(({ id }) => id);
      return others.length > 0 ? [{ others, shot: column.partner }] : [];
    });
    const first = taken[0];
    if (!first) return undefined;
    const others = listOf([...new Set(taken.flatMap((one) => one.others))]);
    const shots = listOf(taken.map(({ shot }) => shot.id));
    const known = entity.id === counterpart.id ? '' : ` (${entity.id} in the reference)`;
    return {
      kind: 'merged',
      entity,
      sentence: `${counterpart.id}${known} also stands for ${others} in ${shots}: merged.`,
      place: { side: 'prediction', key: first.shot.key },
    };
  };
}

/** Names written out before the rest is counted. */
const NAMED = 4;

/** `A, B and C`; a long list ends in a count. */
function listOf(names: readonly string[]): string {
  if (names.length > NAMED) return `${names.slice(0, NAMED - 1).join(', ')} and ${names.length - NAMED + 1} more`;
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
