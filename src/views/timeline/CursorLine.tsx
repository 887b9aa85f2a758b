import { useEffect, useRef } from 'react';
import type { Store } from '../../base/store';
import type { Camera } from './camera';
import { xOf } from './clock';
import { briefSeconds } from './model';

interface CursorLineProps {
  readonly camera: Camera;
  readonly cursor: Store<number | null>;
  /** On the ruler it says its time. */
  readonly tag?: boolean;
}

/** The line at the cursor's time. Moved by hand, not by React: it follows the pointer and every pan. */
export function CursorLine({ camera, cursor, tag = false }: CursorLineProps) {
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const move = (): void => {
      const element = line.current;
      if (!element) return;
      const time = cursor.get();
      const x = time === null ? -1 : xOf(camera.now, time);
      element.hidden = x < 0 || x > camera.bodyWidth;
      if (time === null || element.hidden) return;
      const room = tag ? Math.max(24, Math.min(camera.bodyWidth - 24, x)) : x;
      element.style.transform = `translateX(${room.toFixed(1)}px)`;
      if (tag) element.textContent = `${briefSeconds(time)} s`;
    };
    move();
    const stops = [cursor.subscribe(move), camera.follow(move)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [camera, cursor, tag]);

  return <div ref={line} className={tag ? 'timeline-cursor-tag' : 'timeline-cursor'} aria-hidden="true" hidden />;
}
