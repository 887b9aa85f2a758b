import type { ReactNode } from 'react';
import type { At, GridSize } from './roving';
import { type CellSizes, useCellWindow } from './useCellWindow';
import './cellGrid.css';

/** A head: a button, and what stands beside it. */
export interface Head {
  readonly name: ReactNode;
  readonly label?: string;
  readonly beside?: ReactNode;
  readonly selected: boolean;
}

/** A cell: what it shows, and what it says to somebody who does not see it. */
export interface Cell {
  readonly label: string;
  readonly className: string;
  readonly content: ReactNode;
  readonly selected?: boolean;
}

interface CellGridProps {
  readonly caption: string;
  readonly corner: string;
  readonly size: GridSize;
  readonly sizes: CellSizes;
  readonly rowHead: (row: number) => Head;
  readonly columnHead: (column: number) => Head;
  readonly cell: (at: At) => Cell;
  /** Row and column of what is selected; brought into view when they change. */
  readonly revealed: Partial<At>;
  readonly onPickRow: (row: number) => void;
  readonly onPickColumn: (column: number) => void;
  readonly onPick: (at: At) => void;
  readonly className: string;
}

/** Widest a cell grows where there is room, in pixels. */
const WIDEST = 190;

/**
 * A table of buttons with its heads in sight, walked with the arrow keys. It scrolls inside itself, and draws only
 * what is in view when it is large.
 */
export function CellGrid(props: CellGridProps) {
  const { caption, corner, size, sizes, rowHead, columnHead, cell, revealed, className } = props;
  const view = useCellWindow(size, sizes, revealed);
  const { rows, columns } = view;
  const width = sizes.headWidth + size.columns * sizes.column;
  const span = columns.indices.length + Number(columns.before > 0) + Number(columns.after > 0) + 1;

  const button = (at: At, { label, selected, kind, content, onPick }: ButtonParts): ReactNode => (
    <button
      type="button"
      className={selected ? `${kind} selected` : kind}
      data-at={`${at.row} ${at.column}`}
      aria-label={label}
      aria-current={selected ? 'true' : undefined}
      tabIndex={view.isTabStop(at) ? 0 : -1}
      onFocus={() => view.onFocus(at)}
      onClick={onPick}
    >
      {content}
    </button>
  );

  const headButton = (at: At, { name, label, selected }: Head, onPick: () => void): ReactNode =>
    button(at, { label, selected, kind: 'cell-head', content: name, onPick });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys come from the buttons inside
    <div className="cell-scroll" ref={view.scroller} onKeyDown={view.onKeyDown}>
      <table
        className={`cell-grid ${className}`}
        aria-rowcount={view.large ? size.rows + 1 : undefined}
        aria-colcount={view.large ? size.columns + 1 : undefined}
        style={
          view.large ? { width } : { minWidth: width, maxWidth: sizes.headWidth + size.columns * WIDEST, width: '100%' }
        }
      >
        <caption className="hidden-text">{caption}</caption>
        <thead>
          <tr style={{ height: sizes.headHeight }} aria-rowindex={view.large ? 1 : undefined}>
            <th scope="col" className="cell-corner" style={{ width: sizes.headWidth }}>
              {corner}
            </th>
            <Gap width={columns.before} />
            {columns.indices.map((column) => {
              const head = columnHead(column);
              return (
                <th
                  key={column}
                  scope="col"
                  className={head.selected ? 'selected' : undefined}
                  aria-colindex={view.large ? column + 2 : undefined}
                  style={view.large ? { width: sizes.column } : undefined}
                >
                  {headButton({ row: -1, column }, head, () => props.onPickColumn(column))}
                  {head.beside}
                </th>
              );
            })}
            <Gap width={columns.after} />
          </tr>
        </thead>
        <tbody>
          <RowGap height={rows.before} span={span} />
          {rows.indices.map((row) => {
            const head = rowHead(row);
            return (
              <tr
                key={row}
                className={head.selected ? 'selected' : undefined}
                style={{ height: sizes.row }}
                aria-rowindex={view.large ? row + 2 : undefined}
              >
                <th scope="row">
                  {headButton({ row, column: -1 }, head, () => props.onPickRow(row))}
                  {head.beside}
                </th>
                <Gap width={columns.before} />
                {columns.indices.map((column) => {
                  const at = { row, column };
                  const { label, className: look, content, selected = false } = cell(at);
                  const parts = { label, selected, kind: `cell ${look}`, content, onPick: () => props.onPick(at) };
                  return (
                    <td key={column} aria-colindex={view.large ? column + 2 : undefined}>
                      {button(at, parts)}
                    </td>
                  );
                })}
                <Gap width={columns.after} />
              </tr>
            );
          })}
          <RowGap height={rows.after} span={span} />
        </tbody>
      </table>
    </div>
  );
}

interface ButtonParts {
  readonly label: string | undefined;
  readonly selected: boolean;
  readonly kind: string;
  readonly content: ReactNode;
  readonly onPick: () => void;
}

/** Columns that are not drawn. */
function Gap({ width }: { readonly width: number }) {
  return width > 0 ? <td aria-hidden="true" className="cell-gap" style={{ width, minWidth: width }} /> : null;
}

/** Rows that are not drawn. */
function RowGap({ height, span }: { readonly height: number; readonly span: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td aria-hidden="true" colSpan={span} className="cell-gap" style={{ height }} />
    </tr>
  );
}
