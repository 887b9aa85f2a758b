import type { UnitDetail } from '../../omnicapbench/detail';
import { percent } from '../numbers/figures';
import { COLUMNS, type ColumnHead, TABLES, type TableKind } from './columns';
import type { Placed } from './order';
import type { Row } from './rows';
import { range } from './time';

/** The rows of one table as they stand, each with what differs. */
export type ToldRows = readonly {
  readonly placed: Placed<Row<UnitDetail>>;
  readonly differences: readonly string[];
}[];

/** The three tables as Markdown, in the order and under the filter of the screen. */
export function unitsMarkdown(rows: Readonly<Record<TableKind, ToldRows>>, signature: string): string {
  const tables = TABLES.flatMap(({ kind, title }) => {
    const columns = COLUMNS[kind];
    return [
      `### ${title}`,
      '',
      lineOf(columns.map((column) => column.title)),
      lineOf(columns.map(({ numeric }) => (numeric ? '---:' : '---'))),
      ...rows[kind].map((row) => lineOf(columns.map((column) => cellOf(column, row)))),
      '',
    ];
  });
  return [...tables, `\`${signature}\``, ''].join('\n');
}

function cellOf({ column }: ColumnHead, { placed: { row, depth }, differences }: ToldRows[number]): string {
  switch (column) {
    case 'reference':
      return (depth === 1 ? '– ' : '') + nameOf(row, 'reference');
    case 'prediction':
      return nameOf(row, 'prediction');
    case 'type':
      return groupOf(row.reference ?? row.prediction);
    case 'state':
      return row.state;
    case 'score':
    case 'tiou':
      return row[column] === null ? '' : percent(row[column]);
    case 'differs':
      return differences.join('; ');
  }
}

function nameOf({ reference, prediction, invalid }: Row<UnitDetail>, side: 'reference' | 'prediction'): string {
  if (invalid) return invalid.side === side ? invalid.unit.id : '';
  const unit = side === 'reference' ? reference : prediction;
  if (!unit) return '';
  const name = unit.track === 'subshot' ? `subshot ${unit.index + 1}` : unit.id;
  return isTimed(unit) ? `${name} (${range(unit)})` : name;
}

function isTimed(unit: UnitDetail): unit is UnitDetail & { readonly start: number; readonly end: number } {
  return 'start' in unit && 'end' in unit;
}

function groupOf(unit: UnitDetail | null): string {
  return unit && 'group' in unit && typeof unit.group === 'string' ? unit.group : '';
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
