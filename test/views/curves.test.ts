import { describe, expect, it } from 'vitest';
import { METRICS } from '../../src/omnicapbench/metrics';
import { DEFAULT_SETTINGS } from '../../src/omnicapbench/settings';
import { CURVE_METRICS, type CurveSetting } from '../../src/views/curves/metrics';
import { type CurvePoint, plateausOf, readAt, stretchesOf } from '../../src/views/curves/plateaus';
import { keyTarget, snap } from '../../src/views/curves/steps';
import { CURVES } from '../../src/views/settings/fields';

const point = (value: number, shot_f1: number | null, ccc: number | null = 1): CurvePoint => ({
  value,
  metrics: { shot_f1, ccc },
});

const POINTS = [point(0, 1), point(0.25, 1), point(0.5, 0.8), point(0.75, 0.8, 0.5), point(1, null, 0.5)];

describe('plateaus', () => {
  it('are the steps of a curve, with every computed value inside and no gap', () => {
    expect(plateausOf(POINTS, 'shot_f1')).toEqual([
      { from: 0, to: 0.375, level: 1 },
      { from: 0.375, to: 0.875, level: 0.8 },
      { from: 0.875, to: 1, level: null },
    ]);
  });

  it('are none without points, and the point itself for one', () => {
    expect(plateausOf([], 'ccc')).toEqual([]);
    expect(plateausOf([point(0.3, 1)], 'ccc')).toEqual([{ from: 0.3, to: 0.3, level: 1 }]);
    expect(plateausOf(POINTS, 'evsa_f1')).toEqual([{ from: 0, to: 1, level: null }]);
  });

  it('are read exactly at a computed value, and between two that agree', () => {
    expect(readAt(POINTS, 'shot_f1', 0.5)).toEqual({ level: 0.8, exact: true });
    expect(readAt(POINTS, 'shot_f1', 0.6)).toEqual({ level: 0.8, exact: true });
    expect(readAt(POINTS, 'shot_f1', 0.3)).toEqual({ level: 1, exact: false });
    expect(readAt(POINTS, 'shot_f1', 1)).toEqual({ level: null, exact: true });
    expect(readAt([], 'shot_f1', 0.5)).toBeUndefined();
  });

  it('make a row for every stretch in which no curve changes', () => {
    expect(stretchesOf(POINTS, ['shot_f1', 'ccc'])).toEqual([
      { first: 0, last: 0.25, levels: [1, 1] },
      { first: 0.5, last: 0.5, levels: [0.8, 1] },
      { first: 0.75, last: 0.75, levels: [0.8, 0.5] },
      { first: 1, last: 1, levels: [null, 0.5] },
    ]);
  });
});

describe('steps', () => {
  const steps = { min: 0, max: 1, step: 0.01 };

  it('move by one, with Shift by ten, and to the ends', () => {
    expect(keyTarget('ArrowRight', false, 0.29, steps)).toBe(0.3);
    expect(keyTarget('ArrowDown', false, 0.3, steps)).toBe(0.29);
    expect(keyTarget('ArrowUp', true, 0.3, steps)).toBe(0.4);
    expect(keyTarget('PageDown', false, 0.3, steps)).toBe(0.2);
    expect(keyTarget('Home', false, 0.3, steps)).toBe(0);
    expect(keyTarget('End', false, 0.3, steps)).toBe(1);
    expect(keyTarget('a', false, 0.3, steps)).toBeUndefined();
  });

  it('stay in the range and on the grid', () => {
    expect(keyTarget('ArrowLeft', true, 0.05, steps)).toBe(0);
    expect(keyTarget('ArrowRight', true, 0.95, steps)).toBe(1);
    expect(snap(0.1 + 0.2, steps)).toBe(0.3);
    expect(snap(1.04, { min: 0, max: 5, step: 0.1 })).toBe(1);
  });
});

describe('the curves of the settings', () => {
  it('are there for every threshold, and show only what the threshold moves', () => {
    expect([...CURVES].sort()).toEqual(Object.keys(CURVE_METRICS).sort());
    for (const [setting, lines] of Object.entries(CURVE_METRICS)) {
      expect(DEFAULT_SETTINGS).toHaveProperty(setting);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const { id } of lines) {
        const metric = METRICS.find(({ outputs }) => outputs.includes(id));
        expect(metric?.parameters, `${id} by ${setting}`).toContain(setting as CurveSetting);
      }
    }
  });
});
