import { amount, percent } from '../numbers/figures';
import type { IdentityCell, IdentityColumn, IdentityRow } from './grid';

/** How a cell is drawn. */
export type CellLook = 'both' | 'missed' | 'drift' | 'extra' | 'none';

export function lookOf({ reference, prediction, standIns }: IdentityCell): CellLook {
  if (reference && prediction) return 'both';
  if (reference) return standIns.length > 0 ? 'drift' : 'missed';
  return prediction ? 'extra' : 'none';
}

/** A cell in words: `PERSON_1 in SHOT_4: reference only, PERSON_3 stands in`. */
export function sayCell({ entity }: IdentityRow, { shot, partner }: IdentityColumn, cell: IdentityCell): string {
  const where = `${entity.id} in ${shot.id}`;
  switch (lookOf(cell)) {
    case 'both':
      return `${where}: in both`;
    case 'drift':
      return `${where}: reference only, ${cell.standIns.map(({ id }) => id).join(', ')} stands in`;
    case 'missed':
      return `${where}: reference only${partner ? '' : ', the shot has no counterpart'}`;
    case 'extra':
      return `${where}: prediction only`;
    case 'none':
      return `${where}: in neither`;
  }
}

/** CCC of a row: `2/4 = 50.00`, or why there is none. */
export function sayOverlap({ shared, union, excluded }: IdentityRow): string {
  return excluded ?? `${amount(shared)}/${amount(union)} = ${percent(shared / union)}`;
}
