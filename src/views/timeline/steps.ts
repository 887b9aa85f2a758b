import type { Lane, PlacedItem, TimelineLayout } from './model';

/** A place in the grid: an item, and the time that up and down keep to. */
export interface Stop {
  readonly id: string;
  readonly column: number;
}

export type Step = 'left' | 'right' | 'up' | 'down' | 'lane-start' | 'lane-end' | 'first' | 'last';

export const middleOf = ({ start, end }: PlacedItem): number => start + (end - start) / 2;

/** The stop on an item, with its own middle as the column. */
export const stopOn = (item: PlacedItem): Stop => ({ id: item.id, column: middleOf(item) });

/** The first unit of the first lane that has one. */
export function firstStop(layout: TimelineLayout): Stop | null {
  const item = layout.lanes.find(({ items }) => items.length > 0)?.items[0];
  return item ? stopOn(item) : null;
}

/** The item of a lane nearest to a time: one that holds it, else the least far; of several the nearest middle, then the earliest. */
export function nearestIn({ items }: Lane, time: number): PlacedItem | undefined {
  let best: PlacedItem | undefined;
  let least: readonly [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const item of items) {
    const off = time < item.start ? item.start - time : time > item.end ? time - item.end : 0;
    const middle = Math.abs(middleOf(item) - time);
    if (off < least[0] || (off === least[0] && middle < least[1])) {
      best = item;
      least = [off, middle];
    }
  }
  return best;
}

/** Where a key leads; the same stop at an end. */
export function takeStep(layout: TimelineLayout, stop: Stop, step: Step): Stop {
  const place = layout.items.get(stop.id);
  if (!place) return firstStop(layout) ?? stop;
  const lanes = layout.lanes.filter(({ items }) => items.length > 0);
  const { lane, item } = place;
  const at = lane.items.indexOf(item);
  switch (step) {
    case 'left':
      return along(lane.items[at - 1], stop);
    case 'right':
      return along(lane.items[at + 1], stop);
    case 'lane-start':
      return along(lane.items[0], stop);
    case 'lane-end':
      return along(lane.items.at(-1), stop);
    case 'first':
      return along(lanes[0]?.items[0], stop);
    case 'last':
      return along(lanes.at(-1)?.items.at(-1), stop);
    default: {
      const next = lanes[lanes.indexOf(lane) + (step === 'up' ? -1 : 1)];
      const found = next && nearestIn(next, stop.column);
      return found ? { id: found.id, column: stop.column } : stop;
    }
  }
}

const along = (item: PlacedItem | undefined, stop: Stop): Stop => (item ? stopOn(item) : stop);

/** One row of the grid as far as it is built: its lane and the cells around the one that is current in it. */
export interface GridRow {
  readonly lane: Lane;
  /** 1-based among the rows that have cells. */
  readonly index: number;
  readonly cells: readonly { readonly item: PlacedItem; readonly index: number }[];
}

/** Lanes above and below, and units before and after the current one, that are built. */
const LANES_AROUND = 12;
const UNITS_AROUND = 2;

/** The rows and cells to build around a stop: the grid has far more than a reader needs at a time. */
export function gridAround(
  layout: TimelineLayout,
  stop: Stop,
): { readonly rows: readonly GridRow[]; readonly count: number } {
  const lanes = layout.lanes.filter(({ items }) => items.length > 0);
  const current = layout.items.get(stop.id);
  const at = current ? lanes.indexOf(current.lane) : 0;
  const from = Math.max(0, at - LANES_AROUND);
  const rows = lanes.slice(from, at + LANES_AROUND + 1).map((lane, offset): GridRow => {
    const own = current?.lane === lane;
    const middle = own ? current.item : nearestIn(lane, stop.column);
    const place = middle ? lane.items.indexOf(middle) : 0;
    const around = own ? UNITS_AROUND : 0;
    const first = Math.max(0, place - around);
    const cells = lane.items
      .slice(first, place + around + 1)
      .map((item, index) => ({ item, index: first + index + 1 }));
    return { lane, index: from + offset + 1, cells };
  });
  return { rows, count: lanes.length };
}
