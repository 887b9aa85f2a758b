import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Height of the sticky head, in pixels. */
const HEAD = 28;
/** Rows drawn beyond either edge. */
const OVERSCAN = 8;

/** Time in which rows that have just been drawn are measured, in milliseconds. */
const SETTLING = 150;

const NEAREST: ScrollIntoViewOptions = { block: 'nearest', inline: 'nearest' };

interface RowWindowOptions {
  readonly ids: readonly string[];
  /** Height of a row before it is measured, in pixels. */
  readonly estimate: (index: number) => number;
  /** The row to bring into view, whenever it changes. */
  readonly revealed: string | null;
}

export interface RowWindow {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly items: readonly VirtualItem[];
  /** Height of the rows that are not drawn, above and below. */
  readonly above: number;
  readonly below: number;
  readonly measure: (element: HTMLElement | null) => void;
  /** The one row that Tab reaches. */
  readonly tabStop: string | null;
  readonly onFocus: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Draws only the rows in view, and moves a single tab stop among all of them with the arrow keys. */
export function useRowWindow({ ids, estimate, revealed }: RowWindowOptions): RowWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const sought = useRef<string | null>(null);
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: estimate,
    getItemKey: (index) => ids[index] ?? index,
    overscan: OVERSCAN,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const drawn = new Set(items.map(({ index }) => ids[index]));

  const index = revealed === null ? -1 : ids.indexOf(revealed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row's id decides; its place changes with a sort too
  useEffect(() => {
    if (index < 0) return;
    sought.current = revealed;
    virtualizer.scrollToIndex(index, { align: 'auto' });
    // Rows above it are measured only now, which may move it once more.
    const settled = setTimeout(() => rowElement(scroller.current, revealed)?.scrollIntoView(NEAREST), SETTLING);
    return () => clearTimeout(settled);
  }, [revealed]);

  // A row far off is drawn only after the scroll, so what is wanted of it waits until it is there.
  useEffect(() => {
    const shown = rowElement(scroller.current, sought.current);
    if (shown) {
      sought.current = null;
      // The table itself may be out of view, in a page or panel around it.
      shown.scrollIntoView(NEAREST);
    }
    const row = rowElement(scroller.current, wanted.current);
    if (row) {
      wanted.current = null;
      row.querySelector<HTMLElement>('.pick')?.focus({ preventScroll: true });
    }
  });

  const tabStop = [active, revealed].find((id) => id !== null && drawn.has(id)) ?? ids[items[0]?.index ?? 0] ?? null;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = Math.max(0, tabStop === null ? 0 : ids.indexOf(active ?? tabStop));
    const to = destination(event.key, from, ids.length);
    const id = to === undefined ? undefined : ids[to];
    if (to === undefined || id === undefined) return;
    event.preventDefault();
    wanted.current = id;
    setActive(id);
    virtualizer.scrollToIndex(to, { align: 'auto' });
  };

  const first = items[0];
  const last = items.at(-1);
  return {
    scroller,
    items,
    above: first ? first.start - HEAD : 0,
    below: last ? virtualizer.getTotalSize() - (last.end - HEAD) : virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    tabStop,
    onFocus: setActive,
    onKeyDown,
  };
}

/** Rows that Page Up and Page Down pass. */
const PAGE = 10;

function destination(key: string, from: number, count: number): number | undefined {
  const wanted = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + PAGE,
    PageUp: from - PAGE,
    Home: 0,
    End: count - 1,
  }[key];
  return wanted === undefined ? undefined : Math.min(count - 1, Math.max(0, wanted));
}

function rowElement(within: HTMLElement | null, id: string | null): HTMLElement | null {
  return id === null ? null : (within?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null);
}
