/** A place in a grid; -1 is the head of the row or column. */
export interface At {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** Cells that Page Up and Page Down pass. */
const PAGE = 10;

/** Where a key leads; undefined when it is none of the grid's. The corner has nothing to stand on. */
export function move(key: string, ctrl: boolean, { row, column }: At, { rows, columns }: GridSize): At | undefined {
  const wanted: At | undefined = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: column - 1 },
    PageDown: { row: row + PAGE, column },
    PageUp: { row: row - PAGE, column },
    Home: ctrl ? { row: 0, column: 0 } : { row, column: 0 },
    End: ctrl ? { row: rows - 1, column: columns - 1 } : { row, column: columns - 1 },
  }[key];
  if (!wanted) return undefined;
  const to = { row: within(wanted.row, rows), column: within(wanted.column, columns) };
  return to.row < 0 && to.column < 0 ? { row, column } : to;
}

function within(place: number, count: number): number {
  return Math.min(count - 1, Math.max(-1, place));
}

/** Cells above which only those in view are drawn. */
const MANY_CELLS = 4000;
const MANY_LINES = 200;

export function isLarge({ rows, columns }: GridSize): boolean {
  return rows > MANY_LINES || columns > MANY_LINES || rows * columns > MANY_CELLS;
}
