import type { Link, LinkModel } from './edges';

/** A box of the graph, in the picture's units. */
export interface Box {
  /** Place in the model's events or shots. */
  readonly index: number;
  /** Middle of the box. */
  readonly y: number;
}

export interface Curve {
  readonly link: Link;
  readonly path: string;
  /** Where the sign stands. */
  readonly x: number;
  readonly y: number;
}

export interface Graph {
  readonly events: readonly Box[];
  readonly shots: readonly Box[];
  readonly curves: readonly Curve[];
  readonly height: number;
  /** Only one event's links are drawn: all would be a tangle. */
  readonly single: boolean;
}

/** Sizes of the picture, which scales to its place. */
export interface GraphSizes {
  readonly width: number;
  readonly event: { readonly x: number; readonly width: number };
  readonly shot: { readonly x: number; readonly width: number };
}

export const WIDE: GraphSizes = { width: 570, event: { x: 8, width: 132 }, shot: { x: 436, width: 126 } };
/** For a phone: the letters keep their size, the links get short. */
export const SLIM: GraphSizes = { width: 358, event: { x: 4, width: 116 }, shot: { x: 254, width: 100 } };

/** Height of a box, and from one to the next. */
export const BOX = 28;
const STEP = 44;

/** More ends than these make a tangle. */
const MANY_EVENTS = 8;
const MANY_SHOTS = 14;

/** Events left, shots right; all of a small graph, else the selected event with the shots it is linked to. */
export function layOut(model: LinkModel, selectedEvent: number, sizes: GraphSizes): Graph {
  const single = model.events.length > MANY_EVENTS || model.shots.length > MANY_SHOTS;
  const shown = Math.max(0, selectedEvent);
  const links = single ? model.ofEvent(shown) : model.links;
  const eventIndices = single ? (model.events[shown] ? [shown] : []) : model.events.map((_, index) => index);
  const shotIndices = single ? links.map(({ shot }) => shot) : model.shots.map((_, index) => index);
  const lines = Math.max(eventIndices.length, shotIndices.length, 1);
  const height = lines * STEP + 8;
  const events = spread(eventIndices, height);
  const shots = spread(shotIndices, height);
  const eventY = new Map(events.map(({ index, y }) => [index, y]));
  const shotY = new Map(shots.map(({ index, y }) => [index, y]));
  const x0 = sizes.event.x + sizes.event.width;
  const x1 = sizes.shot.x;
  const curves = links.map((link, order): Curve => {
    const from = eventY.get(link.event) ?? 0;
    const to = shotY.get(link.shot) ?? 0;
    // Signs at different places along the way, so that those of neighbours do not cover each other.
    const t = 0.42 + 0.16 * ((order * 0.618) % 1);
    const bend = { a: x0 + (x1 - x0) * 0.42, b: x0 + (x1 - x0) * 0.58 };
    return {
      link,
      path: `M${x0} ${from}C${bend.a} ${from} ${bend.b} ${to} ${x1} ${to}`,
      x: cubic(t, x0, bend.a, bend.b, x1),
      y: cubic(t, from, from, to, to),
    };
  });
  return { events, shots, curves, height, single };
}

function spread(indices: readonly number[], height: number): Box[] {
  const step = height / (indices.length || 1);
  return indices.map((index, place) => ({ index, y: step * (place + 0.5) }));
}

function cubic(t: number, a: number, b: number, c: number, d: number): number {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}
