/** A range that is moved through in steps. */
export interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Steps in one press with Shift, and in one page. */
const LARGE = 10;

/** The nearest step inside the range, without the dust of binary fractions. */
export function snap(value: number, { min, max, step }: Steps): number {
  const steps = Math.round((value - min) / step);
  return Math.min(max, Math.max(min, Number((min + steps * step).toFixed(6))));
}

/** Where a key leads to; undefined for a key that does not move. */
export function keyTarget(key: string, shift: boolean, value: number, steps: Steps): number | undefined {
  const by = shift ? LARGE * steps.step : steps.step;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return snap(value + by, steps);
    case 'ArrowLeft':
    case 'ArrowDown':
      return snap(value - by, steps);
    case 'PageUp':
      return snap(value + LARGE * steps.step, steps);
    case 'PageDown':
      return snap(value - LARGE * steps.step, steps);
    case 'Home':
      return steps.min;
    case 'End':
      return steps.max;
    default:
      return undefined;
  }
}
