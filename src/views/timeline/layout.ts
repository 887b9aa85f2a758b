import type { Detail } from '../../omnicapbench/detail';
import type { UnitRef } from '../../state/selection';
import { readTimeline } from './content';
import {
  type Block,
  type BlockContent,
  itemId,
  type Lane,
  type LaneContent,
  type LaneKind,
  type PlacedItem,
  type TimelineLayout,
} from './model';
import { packRows } from './packing';

/** Measures of a kind of lane, in px: one row, the space where the connectors run, the space under the pair. */
interface Measure {
  readonly row: number;
  readonly between: number;
  readonly under: number;
  /** Rows share at most so much height before they become thinner. */
  readonly most: number;
  readonly thinnest: number;
}

const MEASURES: Readonly<Record<LaneKind, Measure>> = {
  shot: { row: 24, between: 24, under: 8, most: 168, thinnest: 6 },
  subshot: { row: 20, between: 20, under: 8, most: 168, thinnest: 6 },
  dialogue: { row: 20, between: 12, under: 8, most: 168, thinnest: 6 },
  sound: { row: 20, between: 12, under: 8, most: 168, thinnest: 6 },
  identity: { row: 9, between: 2, under: 7, most: 60, thinnest: 5 },
};

const ABOVE = 10;
/** Of the line that says Identity. */
const HEADING = 30;

/** Lanes, rows and heights of a detail. Knows nothing of the viewport. */
export function layoutTimeline(detail: Detail): TimelineLayout {
  const { blocks: contents, links, extent, limits, untimed } = readTimeline(detail);
  const blocks: Block[] = [];
  let y = 0;
  let identityTop: number | null = null;
  for (const content of contents) {
    const identity = content.kind === 'identity';
    if (identity && identityTop === null) {
      identityTop = y;
      y += HEADING;
    }
    const top = y + (identity ? 0 : ABOVE);
    const block = placeBlock(content, top);
    blocks.push(block);
    y = top + block.height + MEASURES[content.kind].under;
  }
  const lanes = blocks.flatMap((block) => block.lanes);
  return { blocks, lanes, links, extent, limits, untimed, identityTop, height: y, ...indexed(lanes) };
}

function indexed(lanes: readonly Lane[]): Pick<TimelineLayout, 'items' | 'byUnit'> {
  const items = new Map<string, { readonly item: PlacedItem; readonly lane: Lane }>();
  const byUnit = new Map<string, PlacedItem[]>();
  for (const lane of lanes) {
    for (const item of lane.items) {
      items.set(item.id, { item, lane });
      const id = itemId(item.unit);
      const known = byUnit.get(id);
      if (known) known.push(item);
      else byUnit.set(id, [item]);
    }
  }
  return { items, byUnit };
}

function placeBlock(content: BlockContent, top: number): Block {
  const { between } = MEASURES[content.kind];
  const lanes: Lane[] = [];
  let y = top;
  for (const lane of content.lanes) {
    if (lanes.length > 0) y += between;
    const placed = placeLane(lane, y);
    lanes.push(placed);
    y += placed.height;
  }
  return { ...content, lanes, top, height: y - top };
}

function placeLane(content: LaneContent, top: number): Lane {
  const { row, most, thinnest } = MEASURES[content.kind];
  const { rows, count } = packRows(content.items);
  const shown = Math.max(1, count);
  const gap = shown * (row + 2) > most ? 1 : 2;
  const rowHeight = Math.max(thinnest, Math.min(row, Math.floor(most / shown) - gap));
  return {
    ...content,
    items: content.items.map((item, index) => ({ ...item, row: rows[index] ?? 0 })),
    top,
    rows: shown,
    rowHeight,
    pitch: rowHeight + gap,
    height: shown * (rowHeight + gap) - gap,
  };
}

/** The top of an item's row. Row 0 is next to the other side, so that most connectors are short. */
export function rowTop({ top, rows, pitch, side }: Lane, row: number): number {
  return top + (side === 'reference' ? rows - 1 - row : row) * pitch;
}

/** The items of a unit: none, one, or one for each shot that shows an entity. */
export function itemsOfUnit(layout: TimelineLayout, unit: UnitRef): readonly PlacedItem[] {
  return layout.byUnit.get(itemId(unit)) ?? [];
}
