import type { MetricId } from '../../omnicapbench/metrics/ids';

/** What some metrics are at one value of a setting, as the sweep tells it. */
export interface CurvePoint {
  readonly value: number;
  readonly metrics: Partial<Readonly<Record<MetricId, number | null>>>;
}

/** A stretch of a setting over which a metric does not change; null: it does not apply there. */
export interface Plateau {
  /** Where the stretch is drawn: half way to the neighbours that differ, so that every computed value lies inside. */
  readonly from: number;
  readonly to: number;
  readonly level: number | null;
}

/**
 * A metric over the range as the steps it has: a metric is constant between two thresholds at which a pair comes or
 * goes, so nothing is interpolated. Points come in ascending order.
 */
export function plateausOf(points: readonly CurvePoint[], id: MetricId): readonly Plateau[] {
  const found: Plateau[] = [];
  points.forEach((point, index) => {
    const level = point.metrics[id] ?? null;
    const from = halfway(points[index - 1], point);
    const to = halfway(point, points[index + 1]);
    const last = found.at(-1);
    if (last && last.level === level) found[found.length - 1] = { ...last, to };
    else found.push({ from, to, level });
  });
  return found;
}

/** Between two neighbours; at either end of the range, the end. */
function halfway(a: CurvePoint | undefined, b: CurvePoint | undefined): number {
  return ((a ?? b)?.value ?? 0) / 2 + ((b ?? a)?.value ?? 0) / 2;
}

/** A metric at a value of the setting; not exact between two computed values that differ. */
export interface Reading {
  readonly level: number | null;
  readonly exact: boolean;
}

/** Reads a curve at a value; undefined when there is no point. */
export function readAt(points: readonly CurvePoint[], id: MetricId, value: number): Reading | undefined {
  const level = (point: CurvePoint): number | null => point.metrics[id] ?? null;
  const near = (a: CurvePoint, b: CurvePoint): CurvePoint =>
    Math.abs(a.value - value) <= Math.abs(b.value - value) ? a : b;
  const [first] = points;
  if (!first) return undefined;
  const nearest = points.reduce(near, first);
  if (Math.abs(nearest.value - value) < 1e-9) return { level: level(nearest), exact: true };
  const below = points.findLast((point) => point.value < value);
  const above = points.find((point) => point.value > value);
  return { level: level(nearest), exact: !!below && !!above && level(below) === level(above) };
}

/** A stretch of computed values over which none of several metrics changes. */
export interface Stretch {
  /** The first and the last computed value of it. */
  readonly first: number;
  readonly last: number;
  readonly levels: readonly (number | null)[];
}

/** The curves as a short table: a row for every stretch in which nothing changes. */
export function stretchesOf(points: readonly CurvePoint[], ids: readonly MetricId[]): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const { value, metrics } of points) {
    const levels = ids.map((id) => metrics[id] ?? null);
    const before = found.at(-1);
    if (before?.levels.every((level, index) => level === levels[index])) {
      found[found.length - 1] = { ...before, last: value };
    } else found.push({ first: value, last: value, levels });
  }
  return found;
}
