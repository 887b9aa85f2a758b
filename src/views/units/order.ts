import type { TimedDetail, UnitDetail } from '../../omnicapbench/detail';
import { ROW_STATES, type Row, type RowState, type ShotRow, type SubshotRow } from './rows';

/** What a table can be sorted by. */
export type Column = 'reference' | 'prediction' | 'type' | 'state' | 'score' | 'tiou' | 'differs';

/** Null: in the order of the track. */
export interface Sort {
  readonly column: Column;
  readonly descending: boolean;
}

export type StateFilter = 'all' | RowState;

/** A row as it stands in a table; subshots are one step in. */
export interface Placed<AnyRow> {
  readonly row: AnyRow;
  readonly depth: 0 | 1;
}

/** What a row has in a column; null stands last whichever way the column is sorted. */
type KeyOf<AnyRow> = (row: AnyRow, column: Column) => string | number | null;

const byNumber = new Intl.Collator('en', { numeric: true });

/** The next sort after a press on a column's head: up, down, the track's order again. */
export function pressColumn(sort: Sort | null, column: Column): Sort | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}

/** Filtered and sorted rows of a table without nesting. */
export function arrange<AnyRow extends Row<UnitDetail>>(
  rows: readonly AnyRow[],
  filter: StateFilter,
  sort: Sort | null,
  differences: (row: AnyRow) => number,
): Placed<AnyRow>[] {
  const kept = filter === 'all' ? rows : rows.filter(({ state }) => state === filter);
  return sorted(kept, sort, (row, column) => keyOf(row, column, differences)).map((row) => ({ row, depth: 0 }));
}

/**
 * The same with each shot's subshots under it, in the same order among themselves. A shot that the filter leaves out
 * stays when one of its subshots stays. Shots have no similarity: there they stand by their worst subshot's.
 */
export function arrangeShots(
  shots: readonly ShotRow[],
  filter: StateFilter,
  sort: Sort | null,
  differences: (row: ShotRow | SubshotRow) => number,
): Placed<ShotRow | SubshotRow>[] {
  const keep = ({ state }: { readonly state: RowState }): boolean => filter === 'all' || state === filter;
  const kept = shots.flatMap((shot) => {
    const subshots = shot.subshots.filter(keep);
    return keep(shot) || subshots.length > 0 ? [{ shot, subshots }] : [];
  });
  const inOrder = sorted(kept, sort, ({ shot, subshots }, column) =>
    column === 'score' ? worst(subshots) : keyOf(shot, column, differences),
  );
  return inOrder.flatMap(({ shot, subshots }) => [
    { row: shot, depth: 0 as const },
    ...sorted(subshots, sort, (row, column) => keyOf(row, column, differences)).map((row) => ({
      row,
      depth: 1 as const,
    })),
  ]);
}

function worst(subshots: readonly SubshotRow[]): number | null {
  const scores = subshots.flatMap(({ score }) => (score === null ? [] : [score]));
  return scores.length === 0 ? null : Math.min(...scores);
}

function sorted<Item>(items: readonly Item[], sort: Sort | null, key: KeyOf<Item>): readonly Item[] {
  if (!sort) return items;
  const { column, descending } = sort;
  const keyed = items.map((item) => ({ item, key: key(item, column) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    const up = compare(a.key, b.key);
    return descending ? -up : up;
  });
  return keyed.map(({ item }) => item);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : byNumber.compare(String(a), String(b));
}

function keyOf<AnyRow extends Row<UnitDetail>>(
  row: AnyRow,
  column: Column,
  differences: (row: AnyRow) => number,
): string | number | null {
  switch (column) {
    case 'reference':
    case 'prediction':
      return nameOf(row, column);
    case 'type': {
      const unit = row.reference ?? row.prediction;
      return unit && 'group' in unit ? String(unit.group) : null;
    }
    case 'state':
      return ROW_STATES.indexOf(row.state);
    case 'score':
      return row.score;
    case 'tiou':
      return row.tiou;
    case 'differs':
      return differences(row);
  }
}

/** Ids by their letters, then their number; subshots by their place in time. */
function nameOf({ reference, prediction, invalid }: Row<UnitDetail>, side: 'reference' | 'prediction') {
  if (invalid) return invalid.side === side ? invalid.unit.id : null;
  const unit = side === 'reference' ? reference : prediction;
  if (!unit) return null;
  return isTimed(unit) && unit.track === 'subshot' ? unit.start : unit.id;
}

function isTimed(unit: UnitDetail): unit is TimedDetail {
  return 'start' in unit;
}
