/** What the probe leaves in the page for the bench to read. Times in ms since navigation. */
export interface PageProbe {
  /** When the first number was on the screen; undefined before. */
  firstScoreAt: number | undefined;
  /** When the last key went down, by the browser's own clock. */
  keyAt: number | undefined;
  /** When the watched metric had changed on the screen after that key; undefined before. */
  repaintAt: number | undefined;
  /** Durations of the main thread's tasks over 50 ms since `longTasks` was last emptied. */
  longTasks: number[];
}

declare global {
  var capscopeProbe: PageProbe;
}

/**
 * Runs in the page before its own scripts: watches the score table's `data-metric` and `data-value` attributes.
 * "On the screen" is the task after the next animation frame, which runs when that frame has been painted.
 */
export function installProbe(watched: string): void {
  const probe: PageProbe = { firstScoreAt: undefined, keyAt: undefined, repaintAt: undefined, longTasks: [] };
  globalThis.capscopeProbe = probe;

  const painted = (done: (at: number) => void): void => {
    requestAnimationFrame(() => setTimeout(() => done(performance.now()), 0));
  };
  const readValue = (selector: string): string | null =>
    document.querySelector(selector)?.getAttribute('data-value') ?? null;

  let firstSeen = false;
  let shown: string | null = null;
  new MutationObserver(() => {
    if (!firstSeen && readValue('[data-metric][data-value]:not([data-value="null"])') !== null) {
      firstSeen = true;
      painted((at) => {
        probe.firstScoreAt = at;
      });
    }
    const value = readValue(`[data-metric="${watched}"]`);
    if (value === shown) return;
    shown = value;
    if (probe.keyAt !== undefined && probe.repaintAt === undefined)
      painted((at) => {
        probe.repaintAt = at;
      });
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-value'] });

  document.addEventListener(
    'keydown',
    (event) => {
      probe.keyAt = event.timeStamp;
      probe.repaintAt = undefined;
    },
    { capture: true },
  );

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.longTasks.push(entry.duration);
  }).observe({ type: 'longtask' });
}
