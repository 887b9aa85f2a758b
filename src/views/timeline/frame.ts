import type { View } from './clock';
import type { Span } from './model';
import type { Box } from './shapes';

/** The part of the clock that is drawn: a view and as much again beside it, so that a pan only moves the picture. */
export interface Frame extends View {
  /** Of the whole drawing, in px. */
  readonly width: number;
  /** What is seen of it before it is moved, in px from its left edge. */
  readonly seenFrom: number;
  readonly seenTo: number;
}

/** Share of the width that is drawn on each side beyond the view. */
const BEYOND = 0.5;

/** Drawn px to the left of a view of this width. */
export const beyond = (width: number): number => Math.round(width * BEYOND);

/** The frame around a view. */
export function frameAround({ start, scale }: View, width: number): Frame {
  const margin = beyond(width);
  return { start: start - margin / scale, scale, width: width + 2 * margin, seenFrom: margin, seenTo: margin + width };
}

/** The frame that is just the view, for a picture that nobody moves. */
export function frameOf({ start, scale }: View, width: number): Frame {
  return { start, scale, width, seenFrom: 0, seenTo: width };
}

/** Space that keeps a stroke which is cut at the edge out of the picture. */
const EDGE = 8;

/** Whether anything of a span is in the frame. */
export function isIn({ start, scale, width }: Frame, span: Span): boolean {
  return (span.end - start) * scale > -EDGE && (span.start - start) * scale < width + EDGE;
}

/** Px of a time, not far beyond the frame: huge numbers would lose their last digits in the browser. */
export function frameX({ start, scale, width }: Frame, time: number): number {
  return Math.max(-EDGE, Math.min(width + EDGE, (time - start) * scale));
}

/** Two neighbours do not touch when there is room for a gap. */
const INSET = 1;

/** Where a span is drawn in a row. */
export function frameBox(frame: Frame, span: Span, y: number, height: number): Box {
  const left = frameX(frame, span.start);
  const right = frameX(frame, span.end);
  const inset = right - left >= 6 ? INSET : 0;
  return { x: left + inset, y, width: Math.max(1, right - left - 2 * inset), height };
}
