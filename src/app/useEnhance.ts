import { useEffect, useState } from 'react';

/** Monaco is worth loading this long after the page came, even if no score did. In milliseconds. */
const AT_LATEST = 2500;

/** Whether Monaco may load: after the first score has been painted, so that it delays nothing. */
export function useEnhance(scored: boolean): boolean {
  const [enhance, setEnhance] = useState(false);
  useEffect(() => {
    if (enhance) return;
    if (!scored) {
      const timer = setTimeout(() => setEnhance(true), AT_LATEST);
      return () => clearTimeout(timer);
    }
    // Two frames: the first paints the score.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setEnhance(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [scored, enhance]);
  return enhance;
}
