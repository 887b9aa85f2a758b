import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type At, type GridSize, isLarge, move } from './roving';

/** Sizes in pixels. */
export interface CellSizes {
  readonly row: number;
  readonly column: number;
  /** Width of the rows' heads and height of the columns' heads. */
  readonly headWidth: number;
  readonly headHeight: number;
}

/** The part of one axis that is drawn, and what is left out before and after it, in pixels. */
export interface Stretch {
  readonly indices: readonly number[];
  readonly before: number;
  readonly after: number;
}

export interface CellWindow {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly large: boolean;
  readonly rows: Stretch;
  readonly columns: Stretch;
  /** The one cell that Tab reaches. */
  readonly isTabStop: (at: At) => boolean;
  readonly onFocus: (at: At) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Cells drawn beyond either edge. */
const OVERSCAN = 4;

/** Draws what is in view of a large grid, all of a small one, and moves one tab stop over it with the arrow keys. */
export function useCellWindow(size: GridSize, sizes: CellSizes, revealed: Partial<At>): CellWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useRef<At | null>(null);
  const [active, setActive] = useState<At>({ row: 0, column: 0 });
  const large = isLarge(size);
  const common = { getScrollElement: () => scroller.current, overscan: OVERSCAN, useFlushSync: false, enabled: large };
  const down = useVirtualizer({
    ...common,
    count: size.rows,
    estimateSize: () => sizes.row,
    scrollMargin: sizes.headHeight,
    scrollPaddingStart: sizes.headHeight,
  });
  const across = useVirtualizer({
    ...common,
    horizontal: true,
    count: size.columns,
    estimateSize: () => sizes.column,
    scrollMargin: sizes.headWidth,
    scrollPaddingStart: sizes.headWidth,
  });
  const rows = stretch(down, large, size.rows, sizes.headHeight);
  const columns = stretch(across, large, size.columns, sizes.headWidth);

  const show = ({ row, column }: Partial<At>): void => {
    if (!large) return;
    if (row !== undefined && row >= 0) down.scrollToIndex(row, { align: 'auto' });
    if (column !== undefined && column >= 0) across.scrollToIndex(column, { align: 'auto' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place to reveal, wherever it was scrolled since
  useEffect(() => {
    show(revealed);
    const frame = requestAnimationFrame(() => {
      const { row, column } = revealed;
      if (row !== undefined && row >= 0) bring(scroller.current, { row, column: column ?? -1 });
      else if (column !== undefined && column >= 0) bring(scroller.current, { row: -1, column });
    });
    return () => cancelAnimationFrame(frame);
  }, [revealed.row, revealed.column]);

  useEffect(() => {
    const cell = wanted.current && cellElement(scroller.current, wanted.current);
    if (!cell) return;
    wanted.current = null;
    cell.focus({ preventScroll: large });
  });

  const within = (at: number, count: number, { indices }: Stretch): number =>
    at < 0 ? -1 : indices.includes(at) ? at : (indices[0] ?? Math.min(at, count - 1));
  const stop = {
    row: within(Math.min(active.row, size.rows - 1), size.rows, rows),
    column: within(Math.min(active.column, size.columns - 1), size.columns, columns),
  };

  return {
    scroller,
    large,
    rows,
    columns,
    isTabStop: ({ row, column }) => row === stop.row && column === stop.column,
    onFocus: setActive,
    onKeyDown: (event) => {
      if (event.altKey || event.metaKey) return;
      const to = move(event.key, event.ctrlKey, active, size);
      if (!to) return;
      event.preventDefault();
      wanted.current = to;
      setActive(to);
      show(to);
    },
  };
}

function stretch(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  large: boolean,
  count: number,
  head: number,
): Stretch {
  if (!large) return { indices: Array.from({ length: count }, (_, index) => index), before: 0, after: 0 };
  const items = virtualizer.getVirtualItems();
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last) return { indices: [], before: 0, after: virtualizer.getTotalSize() };
  return {
    indices: items.map(({ index }) => index),
    before: first.start - head,
    after: virtualizer.getTotalSize() - (last.end - head),
  };
}

function cellElement(within: HTMLElement | null, { row, column }: At): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`) ?? null;
}

function bring(within: HTMLElement | null, at: At): void {
  cellElement(within, at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
