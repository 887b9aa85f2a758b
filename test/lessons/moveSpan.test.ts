import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveStretch, type Stretch, stretchAtKey, stretchInWords } from '../../src/lessons/ui/moveSpan';

const RULES = { duration: 10, step: 0.1, shortest: 0 };
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('a bar moved by keys', () => {
  it.each([
    ['ArrowRight', false, [5.6, 8.2]],
    ['ArrowUp', false, [5.6, 8.2]],
    ['ArrowLeft', false, [5.4, 8]],
    ['ArrowDown', false, [5.4, 8]],
    ['PageUp', false, [6.5, 9.1]],
    ['PageDown', false, [4.5, 7.1]],
    ['Home', false, [0, 2.6]],
    ['End', false, [7.4, 10]],
    ['ArrowRight', true, [5.5, 8.2]],
    ['ArrowLeft', true, [5.5, 8]],
    ['Home', true, [5.5, 5.5]],
    ['End', true, [5.5, 10]],
  ] as const)('%s, Shift %s', (key, shift, expected) => {
    expect(stretchAtKey([5.5, 8.1], press(key, shift), RULES)).toEqual(expected);
  });

  it('leaves other keys alone', () => {
    expect(stretchAtKey([5.5, 8.1], press('Tab'), RULES)).toBeUndefined();
    expect(stretchAtKey([5.5, 8.1], press('a'), RULES)).toBeUndefined();
  });

  it('keeps the least length', () => {
    expect(stretchAtKey([5.5, 5.7], press('Home', true), { ...RULES, shortest: 0.1 })).toEqual([5.5, 5.6]);
  });

  it('comes back to where it was', () => {
    let span: Stretch = [5.5, 8.1];
    for (const key of [...Array(30).fill('ArrowLeft'), ...Array(30).fill('ArrowRight')]) {
      span = stretchAtKey(span, press(key), RULES) ?? span;
    }
    expect(span).toEqual([5.5, 8.1]);
  });
});

describe('a bar moved by hand', () => {
  it('moves as a whole, by either edge, and rounds to the step', () => {
    expect(moveStretch([5.5, 8.1], 'body', 0.4321, RULES)).toEqual([5.9, 8.5]);
    expect(moveStretch([5.5, 8.1], 'start', -1.04, RULES)).toEqual([4.5, 8.1]);
    expect(moveStretch([5.5, 8.1], 'end', 1.06, RULES)).toEqual([5.5, 9.2]);
  });

  it('stays on the clock, keeps its length when it moves, and its times are tenths', () => {
    const tenths = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        tenths,
        tenths,
        fc.constantFrom('body' as const, 'start' as const, 'end' as const),
        fc.double({ min: -30, max: 30, noNaN: true }),
        (a, b, part, by) => {
          const span: Stretch = [Math.min(a, b) / 10, Math.max(a, b) / 10];
          const [start, end] = moveStretch(span, part, by, RULES);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(10);
          expect(end).toBeGreaterThanOrEqual(start);
          for (const time of [start, end]) expect(time).toBe(Number(time.toFixed(1)));
          if (part === 'body') expect(end - start).toBeCloseTo(span[1] - span[0], 9);
          if (part === 'start') expect(end).toBe(span[1]);
          if (part === 'end') expect(start).toBe(span[0]);
        },
      ),
    );
  });

  it('is heard in words', () => {
    expect(stretchInWords([5.5, 8])).toBe('5.5 to 8.0 seconds');
    expect(stretchInWords([5, 5])).toBe('the instant 5.0 seconds');
  });
});
