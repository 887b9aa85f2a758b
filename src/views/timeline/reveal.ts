import { otherSide, type SelectedPair, type UnitRef } from '../../state/selection';
import { timeAt, type View } from './clock';
import { itemsOfUnit, rowTop } from './layout';
import type { PlacedItem, Span, TimelineLayout } from './model';
import { middleOf } from './steps';

/** What has to be seen of a selected unit. */
export interface RevealTarget {
  readonly span: Span;
  /** Where the cursor goes. */
  readonly time: number;
  readonly top: number;
  readonly height: number;
}

/**
 * The span and the rows of a unit and its counterpart; null for one that has no place on the clock. Of an entity with
 * many bars one that is in view is enough, else the first.
 */
export function revealTarget(
  layout: TimelineLayout,
  unit: UnitRef,
  pair: SelectedPair,
  view: View,
  width: number,
): RevealTarget | null {
  const items = itemsOfUnit(layout, unit);
  const seen = (item: PlacedItem): boolean => item.end >= view.start && item.start <= timeAt(view, width);
  const item = items.length > 1 ? (items.find(seen) ?? items[0]) : items[0];
  if (!item) return null;
  const side = otherSide(unit.side);
  const key = pair[side];
  const partners = item.kind === 'identity' || key === null ? [] : itemsOfUnit(layout, { side, key });
  const all = [item, ...partners];
  const rows = all.flatMap((each) => {
    const lane = layout.items.get(each.id)?.lane;
    return lane ? [{ top: rowTop(lane, each.row), height: lane.rowHeight }] : [];
  });
  const top = Math.min(...rows.map((row) => row.top));
  return {
    span: {
      start: Math.min(...all.map(({ start }) => start)),
      end: Math.max(...all.map(({ end }) => end)),
    },
    time: middleOf(item),
    top,
    height: Math.max(...rows.map((row) => row.top + row.height)) - top,
  };
}
