import type { Span } from './model';

/** Which part of the clock is in view: the time at the left edge, and px per second. */
export interface View {
  readonly start: number;
  readonly scale: number;
}

/** Space at both ends of the clip, in px. */
export const PAD = 10;

/** The shortest time that fills the view, in seconds. */
const SHORTEST = 0.02;

/** Units narrower than this are not yet revealed, in px. */
const READABLE = 8;

/** The view that shows a span, and a little around it. */
export function fitView({ start, end }: Span, width: number): View {
  const scale = Math.max(1, width - 2 * PAD) / (end - start);
  return { start: start - PAD / scale, scale };
}

export const timeAt = ({ start, scale }: View, x: number): number => start + x / scale;

export const xOf = ({ start, scale }: View, time: number): number => (time - start) * scale;

/** The end of what is in view. */
export const endOf = (view: View, width: number): number => timeAt(view, width);

/** How far one can zoom in: no further than numbers of this size can tell px apart. */
function largestScale({ start, end }: Span, width: number): number {
  const size = Math.max(Math.abs(start), Math.abs(end), 1);
  return Math.min(width / SHORTEST, 1 / (8 * Number.EPSILON * size));
}

/** The view as near as it may be: no wider than the limits, no nearer than makes sense, and nowhere beside them. */
export function clampView(view: View, limits: Span, width: number): View {
  const widest = fitView(limits, width);
  const largest = Math.max(widest.scale, largestScale(limits, width));
  const scale = Math.min(largest, Math.max(widest.scale, view.scale));
  const last = limits.end + PAD / scale - width / scale;
  const first = limits.start - PAD / scale;
  return { scale, start: Math.max(first, Math.min(last, view.start)) };
}

/** Zooms by a factor; the time under `x` stays there. */
export function zoomAt(view: View, factor: number, x: number, limits: Span, width: number): View {
  const wanted = clampView({ start: view.start, scale: view.scale * factor }, limits, width);
  return clampView({ scale: wanted.scale, start: timeAt(view, x) - x / wanted.scale }, limits, width);
}

/** Moves by px; positive shows what comes later. */
export function panBy(view: View, px: number, limits: Span, width: number): View {
  return clampView({ scale: view.scale, start: view.start + px / view.scale }, limits, width);
}

/**
 * The least change that brings a span into view with a little room: none, a pan, or a zoom out; a zoom in only when
 * it would be too narrow to be seen.
 */
export function revealView(view: View, { start, end }: Span, limits: Span, width: number): View {
  const room = Math.min(3 * PAD, width / 8);
  const span = end - start;
  const inner = width - 2 * room;
  let { scale } = view;
  if (span * scale > inner) scale = inner / span;
  else if (span > 0 && span * scale < READABLE) scale = READABLE / span;
  const from = scale === view.scale ? view.start : timeAt(view, width / 2) - width / 2 / scale;
  const least = end + room / scale - width / scale;
  const most = start - room / scale;
  if (scale === view.scale && from + PAD / scale <= start && end <= from + (width - PAD) / scale) return view;
  return clampView({ scale, start: Math.min(most, Math.max(least, from)) }, limits, width);
}
