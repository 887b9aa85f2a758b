import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Camera } from './camera';
import { panBy, zoomAt } from './clock';

/** A press that moves no further selects, in px. */
const STILL = 4;
/** A finger is less exact. */
const STILL_FINGER = 8;
/** One notch of a wheel is not more than so many px of zoom. */
const NOTCH = 30;
const LINE = 16;

/** Where something happened: px from the left edge of the body and from the top of the element. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
}

interface PointerHooks {
  readonly onPoint: (point: Point) => void;
  readonly onPick: (point: Point) => void;
}

/** Event handlers of an element on which the clock is dragged. */
export interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Drag pans, two fingers zoom, a press picks; a pointer without a button only points. */
export function usePointer(camera: Camera, { onPoint, onPick }: PointerHooks): PointerHandlers {
  const down = useRef(new Map<number, number>());
  const pressed = useRef<{ readonly x: number; moved: boolean } | null>(null);

  const pointOf = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top, touch: event.pointerType === 'touch' };
  };

  const drag = (event: PointerEvent<HTMLElement>, before: number): void => {
    const press = pressed.current;
    const still = event.pointerType === 'touch' ? STILL_FINGER : STILL;
    if (!press || (!press.moved && Math.abs(event.clientX - press.x) < still)) return;
    const from = press.moved ? before : press.x;
    press.moved = true;
    camera.change((view, limits, width) => panBy(view, from - event.clientX, limits, width));
  };

  /** Two fingers: their middle keeps its time while their distance zooms. */
  const pinch = (event: PointerEvent<HTMLElement>, before: number): void => {
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return;
    const { left } = event.currentTarget.getBoundingClientRect();
    const was = Math.max(12, Math.abs(before - other));
    const is = Math.max(12, Math.abs(event.clientX - other));
    const middle = (before + other) / 2 - left;
    camera.change((view, limits, width) =>
      panBy(zoomAt(view, is / was, middle, limits, width), (before - event.clientX) / 2, limits, width),
    );
  };

  const release = (event: PointerEvent<HTMLElement>): void => {
    down.current.delete(event.pointerId);
    if (down.current.size === 0) pressed.current = null;
  };

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, event.clientX);
      pressed.current = { x: event.clientX, moved: down.current.size > 1 };
      onPoint(pointOf(event));
    },
    onPointerMove: (event) => {
      const before = down.current.get(event.pointerId);
      if (before !== undefined) {
        if (down.current.size > 1) pinch(event, before);
        else drag(event, before);
        if (down.current.size > 1 || pressed.current?.moved) down.current.set(event.pointerId, event.clientX);
      }
      if (down.current.size < 2) onPoint(pointOf(event));
    },
    onPointerUp: (event) => {
      const pick = down.current.size === 1 && pressed.current?.moved === false;
      release(event);
      if (pick) onPick(pointOf(event));
    },
    onPointerCancel: release,
  };
}

/** Whether the page can scroll up or down where the element is; then the wheel is the page's. */
export function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

const overflows = (element: Element | null): boolean =>
  element !== null && element.scrollHeight > element.clientHeight + 1;

/** The wheel: with ctrl or meta (and a pinch on a trackpad) it zooms, sideways or with shift it pans. */
export function useWheel(
  chart: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  camera: Camera,
): void {
  useEffect(() => {
    const element = chart.current;
    if (!element) return;
    const xIn = (event: { readonly clientX: number }): number =>
      event.clientX - (body.current?.getBoundingClientRect().left ?? 0);
    const onWheel = (event: WheelEvent): void => {
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const amount = Math.max(-NOTCH, Math.min(NOTCH, event.deltaY * unit));
        camera.change((view, limits, width) => zoomAt(view, 2 ** (-0.02 * amount), xIn(event), limits, width));
        return;
      }
      const sideways = event.shiftKey ? event.deltaX || event.deltaY : event.deltaX;
      const free = !event.shiftKey && !overflows(scrollerOf(element) ?? document.scrollingElement);
      const by = (free ? sideways || event.deltaY : sideways) * unit;
      // A swipe that is mostly up or down is the page's.
      if (by === 0 || (!free && !event.shiftKey && Math.abs(event.deltaY) > Math.abs(event.deltaX))) return;
      if (camera.portion().share > 0.999) return;
      event.preventDefault();
      camera.change((view, limits, width) => panBy(view, by, limits, width));
    };
    // Safari tells of a pinch on a trackpad in events of its own.
    let size = 1;
    const onGesture = (event: Event): void => {
      if (!('scale' in event) || !('clientX' in event)) return;
      const { scale, clientX } = event;
      if (typeof scale !== 'number' || typeof clientX !== 'number') return;
      event.preventDefault();
      const factor = event.type === 'gesturestart' ? 1 : scale / size;
      size = scale;
      camera.change((view, limits, width) => zoomAt(view, factor, xIn({ clientX }), limits, width));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('gesturestart', onGesture);
    element.addEventListener('gesturechange', onGesture);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('gesturestart', onGesture);
      element.removeEventListener('gesturechange', onGesture);
    };
  }, [chart, body, camera]);
}
