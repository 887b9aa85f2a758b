import { type PointerEvent, useEffect, useRef } from 'react';
import type { Camera } from './camera';
import { clampView } from './clock';

/** Which part of the clip is in view; drag it to go elsewhere. The keys and the wheel do the same. */
export function Overview({ camera }: { readonly camera: Camera }) {
  const thumb = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const move = (): void => {
      const element = thumb.current;
      if (!element) return;
      const { from, share } = camera.portion();
      element.style.left = `${(100 * from).toFixed(2)}%`;
      element.style.width = `${(100 * share).toFixed(2)}%`;
      element.parentElement?.toggleAttribute('data-all', share > 0.999);
    };
    move();
    return camera.follow(move);
  }, [camera]);

  const go = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = (event.clientX - left) / width;
    camera.change((view, limits, body) => {
      const middle = limits.start + at * (limits.end - limits.start);
      return clampView({ scale: view.scale, start: middle - body / 2 / view.scale }, limits, body);
    });
  };

  return (
    <div
      className="timeline-overview"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
      }}
    >
      <div ref={thumb} />
    </div>
  );
}
