import type { Hue } from '../../ui/hue';
import { type Frame, frameBox, frameX, isIn } from './frame';
import { rowTop } from './layout';
import type { Block, ItemState, Lane, PlacedItem, TimelineLayout } from './model';
import type { Look } from './paint';
import { type Box, PathBook, rectPath, type Shape, type TextShape } from './shapes';
import { CHARACTER, fitText } from './words';

/** Units narrower than this are drawn together, in px. */
export const NARROW_PX = 4;

/** Of several units on one px the worst is seen. */
const RANK: Readonly<Record<ItemState, number>> = { matched: 0, missed: 1, unsupported: 1, invalid: 2 };

const widthIn = ({ scale }: Frame, { start, end }: PlacedItem): number => (end - start) * scale;

/** A moment never gets wider; one px is too little to see it. */
const POINT = 4;

/** The bars of a block and what is written on them. */
export function drawUnits(block: Block, frame: Frame): readonly Shape[] {
  const book = new PathBook();
  const labels: Shape[] = [];
  for (const lane of block.lanes) {
    const narrow: PlacedItem[][] = Array.from({ length: lane.rows }, () => []);
    for (const item of lane.items) {
      if (!isIn(frame, item)) continue;
      if (widthIn(frame, item) < NARROW_PX) {
        narrow[item.row]?.push(item);
        continue;
      }
      const box = frameBox(frame, item, rowTop(lane, item.row), lane.rowHeight);
      book.add(`unit ${item.hue} ${item.state}`, rectPath(box));
      const label = labelOf(item, box, frame);
      if (label) labels.push(label);
    }
    narrow.forEach((items, row) => {
      drawNarrow(items, rowTop(lane, row), lane.rowHeight, frame, book);
    });
  }
  return [...book.shapes(), ...labels];
}

/** The label from the unit's visible start; as much as fits, or its number, or nothing. */
function labelOf(item: PlacedItem, box: Box, frame: Frame): Shape | undefined {
  if (box.height < 14 || item.label === '') return undefined;
  const left = Math.max(box.x, Math.min(frame.seenFrom, box.x + box.width - 40)) + 5;
  const room = Math.min(box.x + box.width, frame.width) - left - 2;
  const fitted = fitText(item.label, room);
  // Half an id says less than its number, half a state less than nothing.
  const cut = fitted !== item.label && fitted.length <= Math.max(item.title.length, item.short.length + 2);
  const short = item.short.length * CHARACTER <= room ? item.short : '';
  const text = cut && (item.short !== '' || item.kind === 'shot') ? short : fitted;
  if (text === '') return undefined;
  const hue = item.state === 'invalid' ? 'error' : item.hue;
  const look: Look = item.state === 'unsupported' ? `label over ${item.hue}` : `label ${hue}`;
  return { kind: 'text', look, x: left, y: box.y + box.height / 2 + 4, anchor: 'start', text };
}

/** Units of a row that are too narrow each for itself: one bar for each stretch of one state. */
function drawNarrow(items: readonly PlacedItem[], y: number, height: number, frame: Frame, book: PathBook): void {
  const worst = new Map<number, PlacedItem>();
  const starts = new Set<number>();
  for (const item of items) {
    const from = Math.floor(frameX(frame, item.start));
    if (item.start === item.end) {
      const box = { x: from, y, width: POINT, height };
      book.add(
        `point ${item.hue} ${item.state}`,
        item.state === 'matched' ? rectPath(box, 0) : sliver(item.state, box),
      );
      continue;
    }
    const to = Math.max(from + 1, Math.floor(frameX(frame, item.end)));
    starts.add(from);
    for (let at = from; at < to; at += 1) {
      const known = worst.get(at);
      if (!known || RANK[item.state] > RANK[known.state]) worst.set(at, item);
    }
  }
  const columns = [...worst.keys()].sort((a, b) => a - b);
  let from = 0;
  columns.forEach((at, index) => {
    const next = columns[index + 1];
    const item = worst.get(at);
    const goes = next === at + 1 && item !== undefined && worst.get(next)?.state === item.state;
    if (goes || !item) return;
    const x = columns[from] ?? at;
    drawRun(item.hue, item.state, { x, y, width: at + 1 - x, height }, starts, book);
    from = index + 1;
  });
}

/** Notches of a comb are at least so far apart, in px. */
const NOTCH = 3;

/** Matched: a tint with a notch where each unit begins. The other states look as they do alone, as far as there is room. */
function drawRun(hue: Hue, state: ItemState, box: Box, starts: ReadonlySet<number>, book: PathBook): void {
  if (state !== 'matched') {
    if (box.width < NARROW_PX) book.add(`run ${hue} ${state}`, sliver(state, box));
    else book.add(`unit ${hue} ${state}`, rectPath(box, 0));
    return;
  }
  book.add(`run ${hue} matched`, rectPath(box, 0));
  let last = Number.NEGATIVE_INFINITY;
  for (let x = box.x; x < box.x + box.width; x += 1) {
    if (!starts.has(x) || x - last < NOTCH) continue;
    book.add(`comb ${hue}`, `M${x + 0.5} ${box.y}v${box.height}`);
    last = x;
  }
  book.add(`comb ${hue}`, `M${box.x} ${box.y + 0.5}h${box.width}M${box.x} ${box.y + box.height - 0.5}h${box.width}`);
}

/** Too narrow for an outline or a hatch: both ends when missed, else dashes. */
function sliver(state: ItemState, box: Box): string {
  const part = Math.max(2, Math.round(box.height / 5));
  const tops = state === 'missed' ? [0, box.height - part] : [0, 2 * part, 4 * part].filter((top) => top < box.height);
  return tops.map((top) => rectPath({ ...box, y: box.y + top, height: Math.min(part, box.height - top) }, 0)).join('');
}

/** What joins the two sides of a pair. Each pair once; a subshot may be found from one side only. */
export function drawWedges({ lanes, kind }: Block, layout: TimelineLayout, frame: Frame): readonly Shape[] {
  const [upper, lower] = lanes;
  if (!upper || !lower || kind === 'identity') return [];
  const book = new PathBook();
  const scores: TextShape[] = [];
  for (const [top, bottom] of pairsOf(upper, lower, layout)) {
    if (!isIn(frame, { start: Math.min(top.start, bottom.start), end: Math.max(top.end, bottom.end) })) continue;
    const above = frameBox(frame, top, rowTop(upper, top.row), upper.rowHeight);
    const below = frameBox(frame, bottom, rowTop(lower, bottom.row), lower.rowHeight);
    if (above.width < NARROW_PX && below.width < NARROW_PX) continue;
    const [y, to] = [above.y + above.height, below.y];
    const score = kind === 'shot' ? scoreOf(top, above, below, upper.top + upper.height, lower.top) : undefined;
    const free = score && !scores.some((other) => Math.abs(other.x - score.x) < 4.5 * CHARACTER);
    if (free) scores.push(score);
    book.add(
      `wedge ${top.hue}`,
      `M${round(above.x)} ${y}H${round(above.x + above.width)}L${round(below.x + below.width)} ${to}H${round(below.x)}z`,
    );
  }
  return [...book.shapes(), ...scores];
}

const round = (value: number): number => Math.round(value * 10) / 10;

function pairsOf(upper: Lane, lower: Lane, { items }: TimelineLayout): readonly (readonly [PlacedItem, PlacedItem])[] {
  const pairs: (readonly [PlacedItem, PlacedItem])[] = [];
  for (const item of upper.items) {
    const found = item.partner === null ? undefined : items.get(item.partner);
    if (found?.lane === lower) pairs.push([item, found.item]);
  }
  for (const item of lower.items) {
    const found = item.partner === null ? undefined : items.get(item.partner);
    if (found?.lane === upper && found.item.partner !== item.id) pairs.push([found.item, item]);
  }
  return pairs;
}

/** The overlap of a pair of shots, between them where there is room. */
function scoreOf(item: PlacedItem, above: Box, below: Box, y: number, to: number): TextShape | undefined {
  const left = Math.max(above.x, below.x);
  const right = Math.min(above.x + above.width, below.x + below.width);
  if (item.tiou === null || right - left < 36 || to - y < 20) return undefined;
  return {
    kind: 'text',
    look: 'label muted',
    x: (left + right) / 2,
    y: (y + to) / 2 + 4,
    anchor: 'middle',
    text: item.tiou.toFixed(2),
  };
}

/** Where an identity lane drifts: a mark where another entity takes over, and its name where there is room. */
export function drawDrifts({ lanes, kind }: Block, frame: Frame): readonly Shape[] {
  const lower = lanes.find(({ side }) => side === 'prediction');
  if (kind !== 'identity' || !lower || lanes.length < 2) return [];
  const top = (lanes[0]?.top ?? lower.top) - 3;
  const book = new PathBook();
  const notes: Shape[] = [];
  let alias: string | null = null;
  let reached = Number.NEGATIVE_INFINITY;
  for (const item of lower.items) {
    const x = frameX(frame, item.start);
    if (item.alias !== null && item.alias !== alias && isIn(frame, item)) {
      book.add('drift', `M${round(x - 0.5)} ${top}v${round(lower.top + lower.height + 3 - top)}`);
      const text = `${item.alias} from here`;
      const needed = text.length * CHARACTER + 12;
      if (x - needed > Math.max(reached, -8))
        notes.push({ kind: 'text', look: 'label ref', x: x - 7, y: lower.top + 3, anchor: 'end', text });
    }
    alias = item.alias;
    reached = Math.max(reached, frameX(frame, item.end));
  }
  return [...book.shapes(), ...notes];
}
