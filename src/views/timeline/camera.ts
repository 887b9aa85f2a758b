import { clampView, endOf, fitView, type View } from './clock';
import { beyond, type Frame, frameAround } from './frame';
import type { Span } from './model';

/** What is drawn: a frame around a view that has this width. */
export interface Drawn {
  readonly frame: Frame;
  readonly width: number;
  /** Whether the whole clip is in view. */
  readonly fits: boolean;
}

/** Where the view came from: it follows the clip and the window until somebody moves it. */
type Mode = 'opening' | 'fit' | 'free';

/** A narrow window opens on the start of the clip, at the scale it would have in so many px. */
const OPENING = 720;
/** After the last move the picture is drawn anew, so that labels stand where they are seen. */
const SETTLE_MS = 140;

/**
 * Holds which part of the clock is in view. A move shifts what is drawn; only a zoom, leaving what is drawn, or
 * coming to rest asks for a new drawing.
 */
export class Camera {
  private view: View = { start: 0, scale: 1 };
  private width = 0;
  private mode: Mode = 'opening';
  private extent: Span = { start: 0, end: 1 };
  private limits: Span = this.extent;
  private drawn: Drawn | null = null;
  private drawnView: View = this.view;
  private request = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly layers = new Set<HTMLElement | SVGElement>();
  private readonly followers = new Set<() => void>();

  /** What is drawn; null before the width is known. For `useSyncExternalStore`. */
  readonly getDrawn = (): Drawn | null => this.drawn;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The view as it is now, which may be ahead of what is drawn. */
  get now(): View {
    return this.view;
  }

  get bodyWidth(): number {
    return this.width;
  }

  /** A layer that is moved along: a ref callback. */
  readonly move = (layer: HTMLElement | SVGElement | null): (() => void) | undefined => {
    if (!layer) return undefined;
    this.layers.add(layer);
    this.shift();
    return () => this.layers.delete(layer);
  };

  /** Runs after each move, once a frame. */
  readonly follow = (follower: () => void): (() => void) => {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  };

  /** Takes over the width of the body and the spans of a layout, and draws at once. */
  place(width: number, extent: Span, limits: Span): void {
    if (width <= 0) return;
    const same = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;
    if (width === this.width && same(extent, this.extent) && same(limits, this.limits) && this.drawn) return;
    this.width = width;
    this.extent = extent;
    this.limits = limits;
    if (this.mode === 'fit') this.view = fitView(extent, width);
    if (this.mode === 'opening') this.view = this.opening();
    this.view = clampView(this.view, limits, width);
    this.draw();
  }

  /** Changes the view by a pure step. */
  change(step: (view: View, limits: Span, width: number) => View): void {
    if (this.width === 0) return;
    const next = step(this.view, this.limits, this.width);
    if (next.start === this.view.start && next.scale === this.view.scale) return;
    this.view = next;
    this.mode = 'free';
    this.schedule();
  }

  /** Shows the whole clip. */
  fit(): void {
    if (this.width === 0) return;
    this.mode = 'fit';
    this.view = clampView(fitView(this.extent, this.width), this.limits, this.width);
    this.schedule();
  }

  /** Share of the limits that is in view, and where it begins. */
  portion(): { readonly from: number; readonly share: number } {
    const { start, end } = this.limits;
    const from = Math.max(0, (this.view.start - start) / (end - start));
    const to = Math.min(1, (endOf(this.view, this.width) - start) / (end - start));
    return { from, share: Math.max(0, to - from) };
  }

  /** Puts what is drawn where the view is; called after React has drawn. */
  readonly shift = (): void => {
    const off = (this.view.start - this.drawnView.start) * this.view.scale;
    const transform = `translate3d(${Math.round(-beyond(this.width) - off)}px, 0, 0)`;
    for (const layer of this.layers) layer.style.transform = transform;
    for (const follower of this.followers) follower();
  };

  /** Ends what is still to come. */
  rest(): void {
    cancelAnimationFrame(this.request);
    clearTimeout(this.timer);
    this.request = 0;
  }

  private opening(): View {
    const fitted = fitView(this.extent, this.width);
    const { scale } = fitView(this.extent, Math.max(this.width, OPENING));
    return scale === fitted.scale ? fitted : { scale, start: this.extent.start - 10 / scale };
  }

  private schedule(): void {
    if (this.request !== 0) return;
    this.request = requestAnimationFrame(() => {
      this.request = 0;
      const off = Math.abs(this.view.start - this.drawnView.start) * this.view.scale;
      if (this.view.scale !== this.drawnView.scale || off >= beyond(this.width)) {
        this.draw();
        return;
      }
      this.shift();
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.draw(), SETTLE_MS);
    });
  }

  private draw(): void {
    clearTimeout(this.timer);
    const { view, width, extent } = this;
    this.drawnView = view;
    const fits = view.start <= extent.start && endOf(view, width) >= extent.end;
    this.drawn = { frame: frameAround(view, width), width, fits };
    for (const listener of [...this.listeners]) listener();
  }
}
