import { type ReactNode, useId } from 'react';
import type { UnitDetail } from '../../omnicapbench/detail';
import type { UnitRef } from '../../state/selection';
import { Icon } from '../../ui/Icon';
import { COLUMNS, type TABLES } from './columns';
import { type Column, type Placed, pressColumn, type Sort } from './order';
import { RowText } from './RowText';
import { type Row, tellsOf, unitOf } from './rows';
import { TableHead } from './TableHead';
import { hasText, linesOf } from './texts';
import { UnitRow } from './UnitRow';
import { useRowWindow } from './useRowWindow';
import type { AlignWords } from './words';

interface UnitTableProps<AnyRow extends Row<UnitDetail>> {
  readonly table: (typeof TABLES)[number];
  readonly rows: readonly Placed<AnyRow>[];
  /** Before the filter. */
  readonly total: number;
  /** The total in words, where it is of two kinds. */
  readonly counted?: string;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  readonly texts: boolean;
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
  readonly differences: (row: AnyRow) => readonly string[];
  /** Stands for the prediction's id in a row, where the pair can be changed. */
  readonly mapping?: (row: AnyRow, tabbable: boolean) => ReactNode;
  readonly words: AlignWords;
}

const ROW = 30;
/** One of the lines under it. */
const LINE = 20;

/** One track of both documents, side by side. Scrolls inside itself and draws only what is in view. */
export function UnitTable<AnyRow extends Row<UnitDetail>>(props: UnitTableProps<AnyRow>) {
  const { table, rows, total, counted, sort, texts, selected, onSelect, onSort, differences, mapping, words } = props;
  const titleId = useId();
  const columns = COLUMNS[table.kind];
  const current = selected ? (rows.find(({ row }) => tellsOf(row, selected))?.row.id ?? null) : null;
  const view = useRowWindow({
    ids: rows.map(({ row }) => row.id),
    estimate: (index) => {
      const row = rows[index]?.row;
      return texts && row ? ROW + LINE * linesOf(row) : ROW;
    },
    revealed: current,
  });
  const perRow = texts ? 2 : 1;

  return (
    <section className="units-section" aria-labelledby={titleId} data-table={table.kind}>
      <header>
        <Icon name={table.icon} className={table.hue} />
        <h2 id={titleId}>{table.title}</h2>
        <span className="badge">{rows.length === total ? (counted ?? total) : `${rows.length} of ${total}`}</span>
      </header>
      {total === 0 ? (
        <p className="units-none muted">{table.empty}</p>
      ) : rows.length === 0 ? (
        <p className="units-none muted">The filter hides all of them.</p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys come from the rows' own buttons
        <div className="units-scroll" ref={view.scroller} onKeyDown={onButtons(view.onKeyDown)}>
          <table className="units" aria-labelledby={titleId} aria-rowcount={rows.length * perRow + 1}>
            <TableHead columns={columns} sort={sort} onPress={(column: Column) => onSort(pressColumn(sort, column))} />
            <Gap height={view.above} span={columns.length} />
            {view.items.map(({ index, key }) => {
              const placed = rows[index];
              if (!placed) return null;
              const { row, depth } = placed;
              const tabStop = row.id === view.tabStop;
              return (
                <tbody key={key} ref={view.measure} data-index={index} data-row={row.id} data-depth={depth}>
                  <UnitRow
                    row={row}
                    columns={columns}
                    depth={depth}
                    hue={table.hue}
                    differences={differences(row)}
                    selected={row.id === current}
                    tabStop={tabStop}
                    rowIndex={index * perRow + 2}
                    mapping={mapping?.(row, tabStop) ?? null}
                    onFocus={() => view.onFocus(row.id)}
                    onPick={() => onSelect(unitOf(row))}
                  />
                  {texts && hasText(row) ? (
                    <tr className={row.id === current ? 'unit-text selected' : 'unit-text'}>
                      <td colSpan={columns.length} className={depth === 1 ? 'sub' : undefined}>
                        <RowText row={row} words={words} />
                      </td>
                    </tr>
                  ) : null}
                </tbody>
              );
            })}
            <Gap height={view.below} span={columns.length} />
          </table>
        </div>
      )}
    </section>
  );
}

/** Arrow keys on the rows' buttons only: a select keeps its own. */
function onButtons(handle: (event: React.KeyboardEvent) => void): (event: React.KeyboardEvent) => void {
  return (event) => {
    if (event.target instanceof Element && event.target.matches('.pick')) handle(event);
  };
}

/** The height of rows that are not drawn. */
function Gap({ height, span }: { readonly height: number; readonly span: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  );
}
