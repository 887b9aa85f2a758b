import { type Frame, frameX } from './frame';
import { rowTop } from './layout';
import type { Lane, Link, PlacedItem, TimelineLayout } from './model';
import { PathBook, px, type Shape } from './shapes';

interface End {
  readonly item: PlacedItem;
  readonly lane: Lane;
}

/** Crosses and dots that would lie on each other are drawn once, in px. */
const CELL = 14;

/** Marks already set, on a coarse grid. */
class Spots {
  private readonly taken = new Set<string>();

  take(x: number, y: number): boolean {
    const spot = `${Math.round(x / CELL)} ${Math.round(y / CELL)}`;
    if (this.taken.has(spot)) return false;
    this.taken.add(spot);
    return true;
  }
}

/** The links to draw: disjoint ones always, all others of the selected items. */
export function linksToDraw({ links }: TimelineLayout, selected: ReadonlySet<string>): readonly Link[] {
  return links.filter(({ state, shownFor }) => state === 'disjoint' || shownFor.some((id) => selected.has(id)));
}

/** Event-shot links, from the event up to its shot. */
export function drawLinks(layout: TimelineLayout, frame: Frame, selected: ReadonlySet<string>): readonly Shape[] {
  const lines = new PathBook();
  const marks: Shape[] = [];
  const spots = new Spots();
  for (const link of linksToDraw(layout, selected)) {
    const event = layout.items.get(link.event);
    const shot = layout.items.get(link.shot);
    if (!event || !shot) continue;
    const ends = [
      frameX(frame, event.item.start),
      frameX(frame, event.item.end),
      frameX(frame, shot.item.start),
      frameX(frame, shot.item.end),
    ];
    if (Math.max(...ends) <= 0 || Math.min(...ends) >= frame.width) continue;
    const shared = Math.min(event.item.end, shot.item.end) - Math.max(event.item.start, shot.item.start);
    if (shared >= 0 && link.state !== 'disjoint') drawStraight(link, event, shot, frame, lines, marks);
    else drawCurve(link, event, shot, frame, lines, marks, spots);
  }
  const drawn = lines.shapes();
  return [
    ...drawn.flatMap((line): Shape[] => (line.kind === 'path' ? [{ ...line, look: 'under' }, line] : [])),
    ...marks,
  ];
}

/** Beside the middle, where the cursor stands when one steps onto the event. */
const ASIDE = 0.6;

/** Through what the two share, as far as it is seen. */
function drawStraight(link: Link, event: End, shot: End, frame: Frame, lines: PathBook, marks: Shape[]): void {
  const from = frameX(frame, Math.max(event.item.start, shot.item.start));
  const to = frameX(frame, Math.min(event.item.end, shot.item.end));
  const seen = [Math.max(from, frame.seenFrom), Math.min(to, frame.seenTo)] as const;
  const [left, right] = seen[0] < seen[1] ? seen : [from, to];
  const x = left + ASIDE * (right - left);
  const y = bottomOf(shot) + 1;
  lines.add(`link ${link.state}`, `M${px(x)} ${topOf(event)}V${y}`);
  marks.push(endMark(link, x, y));
}

/** From the side of the event that faces the shot to the shot's nearest end. */
function drawCurve(
  link: Link,
  event: End,
  shot: End,
  frame: Frame,
  lines: PathBook,
  marks: Shape[],
  spots: Spots,
): void {
  const shotBefore = shot.item.start + shot.item.end < event.item.start + event.item.end;
  const [shotFrom, shotTo] = [frameX(frame, shot.item.start), frameX(frame, shot.item.end)];
  const inset = Math.min(40, (shotTo - shotFrom) / 2);
  const x = shotBefore ? shotTo - inset : shotFrom + inset;
  const y = bottomOf(shot) + 1;
  const from = frameX(frame, shotBefore ? event.item.start : event.item.end);
  const fromY = rowTop(event.lane, event.item.row) + event.lane.rowHeight / 2;
  const control = { x1: from + (shotBefore ? -32 : 32), x2: x, y2: y + (fromY - y) * 0.8 };
  lines.add(
    `link ${link.state}`,
    `M${px(from)} ${px(fromY)}C${px(control.x1)} ${px(fromY)} ${px(x)} ${px(control.y2)} ${px(x)} ${px(y)}`,
  );
  marks.push(endMark(link, x, y));
  if (link.state !== 'disjoint') return;
  const middle = {
    x: bezier(from, control.x1, control.x2, x, 0.45),
    y: bezier(fromY, fromY, control.y2, y, 0.45),
  };
  if (spots.take(middle.x, middle.y)) marks.push(...cross(middle.x, middle.y));
}

const bezier = (a: number, b: number, c: number, d: number, t: number): number =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;

/** A dot where the prediction says so; a ring where it does not, or should not. */
function endMark({ state }: Link, x: number, y: number): Shape {
  const look = state === 'disjoint' ? 'dot error' : state === 'correct' ? 'dot event' : 'ring event';
  return { kind: 'circle', look, cx: px(x), cy: px(y), r: 3.5 };
}

function cross(x: number, y: number): readonly Shape[] {
  return [
    { kind: 'circle', look: 'dot error', cx: px(x), cy: px(y), r: 8 },
    { kind: 'path', look: 'cross', d: `M${px(x - 3)} ${px(y - 3)}l6 6m0 -6l-6 6` },
  ];
}

const topOf = ({ item, lane }: End): number => rowTop(lane, item.row);
const bottomOf = (end: End): number => topOf(end) + end.lane.rowHeight;
