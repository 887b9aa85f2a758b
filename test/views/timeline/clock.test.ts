import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampView,
  endOf,
  fitView,
  PAD,
  panBy,
  revealView,
  timeAt,
  xOf,
  zoomAt,
} from '../../../src/views/timeline/clock';
import { ticksIn } from '../../../src/views/timeline/ticks';

const WIDTH = 800;
const CLIP = { start: 0, end: 10 };
const FIT = fitView(CLIP, WIDTH);

describe('the view', () => {
  it('fits a clip with a little room on both sides', () => {
    expect(xOf(FIT, 0)).toBeCloseTo(PAD);
    expect(xOf(FIT, 10)).toBeCloseTo(WIDTH - PAD);
  });

  it('keeps the time under the pointer while it zooms', () => {
    const at = timeAt(FIT, 300);
    const nearer = zoomAt(FIT, 4, 300, CLIP, WIDTH);
    expect(nearer.scale).toBeCloseTo(4 * FIT.scale);
    expect(xOf(nearer, at)).toBeCloseTo(300);
  });

  it('neither zooms out nor pans beyond the clip, nor in without end', () => {
    expect(zoomAt(FIT, 0.1, 300, CLIP, WIDTH)).toEqual(FIT);
    const far = panBy(zoomAt(FIT, 4, 0, CLIP, WIDTH), 1e6, CLIP, WIDTH);
    expect(endOf(far, WIDTH)).toBeCloseTo(10 + PAD / far.scale);
    expect(zoomAt(FIT, 1e9, 300, CLIP, WIDTH).scale).toBe(WIDTH / 0.02);
  });

  it('stays where px can be told apart on a huge clock', () => {
    const huge = { start: 0, end: 1e12 };
    const { scale } = zoomAt(fitView(huge, WIDTH), 1e30, 700, huge, WIDTH);
    expect(1e12 + 0.5 / scale).toBeGreaterThan(1e12);
  });

  it('stays inside for any steps', () => {
    const step = fc.tuple(fc.double({ min: 0.2, max: 5, noNaN: true }), fc.integer({ min: -900, max: 900 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let view = FIT;
        for (const [factor, px] of steps)
          view = panBy(zoomAt(view, factor, Math.abs(px) % WIDTH, CLIP, WIDTH), px, CLIP, WIDTH);
        expect(xOf(view, CLIP.start)).toBeLessThanOrEqual(PAD + 1e-6);
        expect(xOf(view, CLIP.end)).toBeGreaterThanOrEqual(WIDTH - PAD - 1e-6);
      }),
    );
  });
});

describe('revealing', () => {
  const near = clampView({ start: 2, scale: 400 }, CLIP, WIDTH);

  it('does nothing for what is in view', () => {
    expect(revealView(near, { start: 2.5, end: 3.5 }, CLIP, WIDTH)).toBe(near);
  });

  it('pans as little as it can', () => {
    const right = revealView(near, { start: 4.5, end: 5 }, CLIP, WIDTH);
    expect(right.scale).toBe(near.scale);
    expect(xOf(right, 5)).toBeCloseTo(WIDTH - 30);
    const left = revealView(near, { start: 0.5, end: 1 }, CLIP, WIDTH);
    expect(xOf(left, 0.5)).toBeCloseTo(30);
  });

  it('zooms out for what is wider, in for what is too narrow to see', () => {
    const wide = revealView(near, { start: 1, end: 6 }, CLIP, WIDTH);
    expect(xOf(wide, 1)).toBeGreaterThanOrEqual(0);
    expect(xOf(wide, 6)).toBeLessThanOrEqual(WIDTH);
    expect(wide.scale).toBeLessThan(near.scale);
    const long = { start: 0, end: 10_000 };
    const tiny = revealView(fitView(long, WIDTH), { start: 5000, end: 5001 }, long, WIDTH);
    expect(tiny.scale).toBeCloseTo(8);
    expect(xOf(tiny, 5000)).toBeGreaterThan(0);
    expect(xOf(tiny, 5001)).toBeLessThan(WIDTH);
  });

  it('brings a moment into view', () => {
    const moment = revealView(near, { start: 8, end: 8 }, CLIP, WIDTH);
    expect(moment.scale).toBe(near.scale);
    expect(xOf(moment, 8)).toBeCloseTo(WIDTH - 30);
  });
});

describe('the ruler', () => {
  const labels = (span: { start: number; end: number }): (string | null)[] =>
    ticksIn(fitView(span, WIDTH), WIDTH)
      .map(({ label }) => label)
      .filter((label) => label !== null);

  it.each([
    [{ start: 0, end: 10 }, ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
    [{ start: 0, end: 600 }, ['0', '50', '100', '150', '200', '250', '300', '350', '400', '450', '500', '550', '600']],
    [
      { start: 1.2, end: 1.3 },
      ['1.20', '1.21', '1.22', '1.23', '1.24', '1.25', '1.26', '1.27', '1.28', '1.29', '1.30'],
    ],
    [{ start: -5, end: 5 }, ['-5', '-4', '-3', '-2', '-1', '0', '1', '2', '3', '4', '5']],
  ])('counts in steps of 1, 2 and 5: %j', (span, expected) => {
    expect(labels(span)).toEqual(expected);
  });

  it('has few marks with room for their labels, at any zoom', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -2, max: 12, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (power, at) => {
          const length = 10 ** power;
          const start = at * 1e9;
          const view = fitView({ start, end: start + length }, WIDTH);
          const ticks = ticksIn(view, WIDTH);
          const labelled = ticks.filter(({ label }) => label !== null);
          expect(ticks.length).toBeLessThan(90);
          expect(new Set(labelled.map(({ label }) => label)).size).toBe(labelled.length);
          labelled.forEach(({ time, label }, index) => {
            const next = labelled[index + 1];
            if (next) expect((next.time - time) * view.scale).toBeGreaterThan((label ?? '').length * 6);
          });
        },
      ),
    );
  });
});
