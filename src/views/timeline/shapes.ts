import type { Look } from './paint';

/** What the drawing is made of. */
export type Shape =
  | { readonly kind: 'path'; readonly look: Look; readonly d: string }
  | { readonly kind: 'circle'; readonly look: Look; readonly cx: number; readonly cy: number; readonly r: number }
  | TextShape;

export interface TextShape {
  readonly kind: 'text';
  readonly look: Look;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly text: string;
}

/** A rectangle in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Px with one decimal: more is not seen, and makes paths long. */
export const px = (value: number): number => Math.round(value * 10) / 10;

/** A rectangle as a path; corners are rounded when there is room. */
export function rectPath({ x, y, width, height }: Box, radius = 3): string {
  const r = width >= 6 && height >= 6 ? Math.min(radius, Math.floor(width / 4)) : 0;
  if (r === 0) return `M${px(x)} ${px(y)}h${px(width)}v${px(height)}h${px(-width)}z`;
  const across = px(width - 2 * r);
  const down = px(height - 2 * r);
  return `M${px(x + r)} ${px(y)}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** Gathers the paths of one look into one element: a lane of hundreds of units is a handful of elements. */
export class PathBook {
  private readonly paths = new Map<Look, string[]>();

  add(look: Look, d: string): void {
    const known = this.paths.get(look);
    if (known) known.push(d);
    else this.paths.set(look, [d]);
  }

  /** In the order in which the looks first came. */
  shapes(): Shape[] {
    return [...this.paths].map(([look, paths]) => ({ kind: 'path', look, d: paths.join('') }));
  }
}
