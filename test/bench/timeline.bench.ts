import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { replaceText } from '../e2e/support/page';
import { median } from './measure';
import type { BenchRow } from './row';
import { makePair, type PairSize } from './typicalPair';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** 600 units a side, hundreds of them subshots. */
const SIZE: PairSize = { references: 60, events: 80, shots: 100, subshots: 360 };
const FRAMES = 180;
/** Of a frame at 60 a second, with the jitter of a clock in whole ms. */
const FRAME_MS = 17.5;

/** The timeline of the built page, with 600 units a side, in a real browser. */
export async function benchTimeline(browser: Browser): Promise<readonly BenchRow[]> {
  const site = await serve({ folder: dist });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(site.url);
    await openPair(page);
    const paint = await firstPaintMs(page);
    const pan = await panFrames(page);
    const zoom = await zoomFrames(page);
    return [
      {
        id: 'timeline.first-paint',
        value: paint,
        unit: 'ms',
        target: 100,
        met: paint <= 100,
        note: 'from the press on the tab until the lanes are painted; units are known by then',
      },
      { id: 'timeline.pan-frame-median', value: pan.median, unit: 'ms', target: FRAME_MS, met: pan.median <= FRAME_MS },
      { id: 'timeline.pan-frame-p95', value: pan.p95, unit: 'ms', target: FRAME_MS, met: pan.p95 <= FRAME_MS },
      { id: 'timeline.zoom-frame-median', value: zoom.median, unit: 'ms', target: null, met: null },
      { id: 'timeline.zoom-frame-p95', value: zoom.p95, unit: 'ms', target: null, met: null },
    ];
  } finally {
    await context.close();
    await site.close();
  }
}

/** Pastes the pair and waits until its units are on the timeline, so that code and units are there. */
async function openPair(page: Page): Promise<void> {
  const { prediction, reference } = makePair(SIZE, 7);
  await page.locator('.monaco-editor').first().waitFor({ state: 'attached' });
  await replaceText(page, 'reference', reference);
  await replaceText(page, 'prediction', prediction);
  await page.waitForFunction(
    () => Number(document.querySelector('[data-metric="shot_recall"]')?.getAttribute('data-value')) > 0.9,
    undefined,
    { timeout: 60_000 },
  );
  await page.getByRole('link', { name: 'Timeline', exact: true }).click();
  await page.getByText('PERSON_58', { exact: true }).first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
}

/** Leaves the tab and comes back; the middle of seven times. */
async function firstPaintMs(page: Page): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    await page.getByRole('link', { name: 'Score', exact: true }).click();
    await page.locator('.timeline').waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const link = [...document.querySelectorAll<HTMLElement>('.tabs a')].find((tab) =>
              tab.textContent?.startsWith('Timeline'),
            );
            const started = performance.now();
            const look = (): void => {
              // The task after the frame in which the lanes are there runs when that frame has been painted.
              if (document.querySelector('.timeline-body path'))
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started), 0));
              else setTimeout(look, 0);
            };
            link?.click();
            look();
          }),
      ),
    );
  }
  return median(times);
}

interface Frames {
  readonly median: number;
  readonly p95: number;
}

/** Four times nearer, then to and fro with the wheel, a step each frame. */
async function panFrames(page: Page): Promise<Frames> {
  await wheelFrames(page, 4, { ctrlKey: true, deltaY: -30 });
  await page.waitForTimeout(500);
  return framesOf(await wheelFrames(page, FRAMES, { deltaX: 14 }));
}

async function zoomFrames(page: Page): Promise<Frames> {
  await page.waitForTimeout(500);
  return framesOf(await wheelFrames(page, 60, { ctrlKey: true, deltaY: -6 }));
}

interface Wheel {
  readonly deltaX?: number;
  readonly deltaY?: number;
  readonly ctrlKey?: boolean;
}

/** One wheel event a frame, the second half of more than ten back again; the times between frames in ms. */
function wheelFrames(page: Page, count: number, init: Wheel): Promise<readonly number[]> {
  return page.locator('.timeline-body').evaluate(
    async (body, { count, init }) => {
      const { left, top } = body.getBoundingClientRect();
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      const times: number[] = [];
      let last = await frame();
      for (let at = 0; at < count; at += 1) {
        const way = count > 10 && at >= count / 2 ? -1 : 1;
        body.dispatchEvent(
          new WheelEvent('wheel', {
            ...init,
            deltaX: way * (init.deltaX ?? 0),
            deltaY: way * (init.deltaY ?? 0),
            clientX: left + 400,
            clientY: top + 50,
            bubbles: true,
            cancelable: true,
          }),
        );
        const now = await frame();
        times.push(now - last);
        last = now;
      }
      return times;
    },
    { count, init },
  );
}

function framesOf(times: readonly number[]): Frames {
  const sorted = [...times].sort((a, b) => a - b);
  return { median: median(times), p95: sorted[Math.floor(0.95 * (sorted.length - 1))] ?? Number.NaN };
}
