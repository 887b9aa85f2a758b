import type { View } from './clock';
import { rowTop } from './layout';
import type { Lane, PlacedItem, TimelineLayout } from './model';

/** How far beside a bar a press still means it, in px. */
const SLACK = 3;

/** The row under `y`, or undefined between lanes. */
function rowAt({ lanes }: TimelineLayout, y: number, slack: number): { lane: Lane; row: number } | undefined {
  const lane = lanes.find(({ top, height }) => y >= top - slack && y < top + height + slack);
  if (!lane) return undefined;
  const at = Math.max(0, Math.min(lane.rows - 1, Math.floor((y - lane.top) / lane.pitch)));
  return { lane, row: lane.side === 'reference' ? lane.rows - 1 - at : at };
}

/** Px from a bar to `x`; 0 inside. */
function distance({ start, end }: PlacedItem, view: View, x: number): number {
  const left = (start - view.start) * view.scale;
  const right = Math.max(left + 2, (end - view.start) * view.scale);
  return x < left ? left - x : x > right ? x - right : 0;
}

/** The item at a point of the lanes, px from the left edge of the view and from the top of the lanes. */
export function itemAt(
  layout: TimelineLayout,
  view: View,
  x: number,
  y: number,
  slack = SLACK,
): PlacedItem | undefined {
  const place = rowAt(layout, y, slack / 3);
  if (!place) return undefined;
  let best: PlacedItem | undefined;
  let least = slack;
  for (const item of place.lane.items) {
    if (item.row !== place.row) continue;
    const off = distance(item, view, x);
    // Of two that meet under the pointer the later one, whose left edge one has just passed.
    if (off < least || (off === 0 && least === 0)) {
      best = item;
      least = off;
    }
  }
  return best;
}

/** Every item of every lane that holds a time; about a px beside it still counts. */
export function itemsUnder(layout: TimelineLayout, view: View, time: number): readonly PlacedItem[] {
  const slack = 1 / view.scale;
  return layout.lanes.flatMap(({ items }) =>
    items.filter(({ start, end }) =>
      start === end ? Math.abs(start - time) <= 2 * slack : start <= time && time < Math.max(end, start + slack),
    ),
  );
}

/** Where an item is, in px from the left edge of the view and from the top of the lanes. */
export function boxOf(
  lane: Lane,
  item: PlacedItem,
  view: View,
): { x: number; y: number; width: number; height: number } {
  const x = (item.start - view.start) * view.scale;
  return { x, y: rowTop(lane, item.row), width: (item.end - item.start) * view.scale, height: lane.rowHeight };
}
