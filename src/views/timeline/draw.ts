import type { SelectedPair } from '../../state/selection';
import { drawLinks } from './drawLinks';
import { drawDrifts, drawUnits, drawWedges } from './drawUnits';
import { type Frame, frameBox, frameX, isIn } from './frame';
import { itemsOfUnit, rowTop } from './layout';
import type { PlacedItem, TimelineLayout } from './model';
import { PathBook, px, rectPath, type Shape } from './shapes';
import { ticksIn } from './ticks';
import { CHARACTER } from './words';

/** The ruler is so high, in px. */
export const RULER = 24;

/** The items of the selected unit and of its counterpart. */
export function selectedItems(layout: TimelineLayout, pair: SelectedPair): readonly PlacedItem[] {
  return (['reference', 'prediction'] as const).flatMap((side) => {
    const key = pair[side];
    return key === null ? [] : itemsOfUnit(layout, { side, key });
  });
}

/** The lanes: what is drawn under the ruler. */
export function drawLanes(layout: TimelineLayout, frame: Frame): readonly Shape[] {
  return [
    ...drawGrid(layout, frame),
    ...layout.blocks.flatMap((block) => [
      ...drawWedges(block, layout, frame),
      ...drawUnits(block, frame),
      ...drawDrifts(block, frame),
    ]),
  ];
}

/** What lies over the lanes: links and the halos of what is selected. */
export function drawMarks(layout: TimelineLayout, frame: Frame, pair: SelectedPair): readonly Shape[] {
  const selected = selectedItems(layout, pair);
  return [...drawLinks(layout, frame, new Set(selected.map(({ id }) => id))), ...drawHalos(layout, frame, selected)];
}

function drawHalos(layout: TimelineLayout, frame: Frame, items: readonly PlacedItem[]): readonly Shape[] {
  const book = new PathBook();
  for (const item of items) {
    const lane = layout.items.get(item.id)?.lane;
    if (!lane || !isIn(frame, item)) continue;
    const { x, y, width, height } = frameBox(frame, item, rowTop(lane, item.row), lane.rowHeight);
    const out = item.kind === 'identity' ? 1.5 : 3;
    book.add('halo', rectPath({ x: x - out, y: y - out, width: width + 2 * out, height: height + 2 * out }, 4));
  }
  return book.shapes();
}

/** A line at each labelled time, and one under each block. */
function drawGrid(layout: TimelineLayout, frame: Frame): readonly Shape[] {
  const book = new PathBook();
  for (const { time, label } of ticksIn(frame, frame.width)) {
    if (label !== null) book.add('grid', `M${px(frameX(frame, time))} 0V${layout.height}`);
  }
  layout.blocks.forEach((block, index) => {
    if (index === 0 || block.kind === 'identity') return;
    book.add('grid', `M0 ${block.top - 10}H${frame.width}`);
  });
  if (layout.identityTop !== null) book.add('grid', `M0 ${layout.identityTop}H${frame.width}`);
  return book.shapes();
}

/** The ruler: marks and seconds. */
export function drawRuler({ extent, limits }: TimelineLayout, frame: Frame): readonly Shape[] {
  const book = new PathBook();
  const labels: Shape[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const { time, label } of ticksIn(frame, frame.width)) {
    const x = px(frameX(frame, time));
    book.add('grid', `M${x} ${label === null ? RULER - 4 : RULER - 6}V${RULER}`);
    if (label === null || (time - limits.end) * frame.scale > 1) continue;
    const text = time === 0 ? '0 s' : label;
    const length = text.length * CHARACTER;
    // To the right of its mark; to the left of it where the clip ends and the rest would be cut off.
    const end = time * frame.scale > extent.end * frame.scale + 1 ? limits.end : extent.end;
    const toLeft = (time - end) * frame.scale + length > 6;
    if (toLeft && x - 3 - length < reached + 6) continue;
    reached = x + 3 + length;
    labels.push({
      kind: 'text',
      look: 'label tick',
      x: toLeft ? x - 3 : x + 3,
      y: 15,
      anchor: toLeft ? 'end' : 'start',
      text,
    });
  }
  book.add('rule', `M0 ${RULER - 0.5}H${frame.width}`);
  return [...book.shapes(), ...labels];
}
