import type { View } from './clock';

/** A mark on the ruler. */
export interface Tick {
  readonly time: number;
  /** Null on the small marks between. */
  readonly label: string | null;
}

/** Digits of a ruler label are about so wide, in px. */
const DIGIT = 6.7;
/** The least distance of two labelled marks. */
const APART = 56;
const STEPS = [1, 2, 5] as const;

function labelOf(time: number, decimals: number): string {
  const value = time === 0 ? 0 : time;
  if (Math.abs(value) >= 1e10) return value.toExponential().replace('e+', 'e');
  // Narrow spaces between thousands: a clip's times have none.
  return value.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, '\u202f');
}

/**
 * Marks in 1-2-5 steps between two times, as dense as their labels allow, with smaller ones between.
 *
 * @param width px to cover from the start of the view
 */
export function ticksIn(view: View, width: number): readonly Tick[] {
  const end = view.start + width / view.scale;
  const { step, decimals, parts } = stepFor(view, Math.max(Math.abs(view.start), Math.abs(end)));
  const small = step / parts;
  const ticks: Tick[] = [];
  const first = Math.ceil(view.start / small);
  const last = Math.floor(end / small);
  for (let at = first; at <= last; at += 1) {
    // Multiplied, not added up; by the large step where there is a label, so that no rounding shows.
    const labelled = at % parts === 0;
    const time = labelled ? (at / parts) * step : at * small;
    ticks.push({ time, label: labelled ? labelOf(time, decimals) : null });
  }
  return ticks;
}

function stepFor({ scale }: View, largest: number): { step: number; decimals: number; parts: number } {
  for (let power = -6; power < 15; power += 1) {
    for (const mantissa of STEPS) {
      const step = mantissa * 10 ** power;
      const decimals = Math.max(0, -power);
      const label = labelOf(Math.ceil(largest / step) * step, decimals);
      if (step * scale >= Math.max(APART, label.length * DIGIT + 18)) {
        return { step, decimals, parts: mantissa === 2 ? 4 : mantissa === 1 ? 2 : 5 };
      }
    }
  }
  return { step: 1e15, decimals: 0, parts: 2 };
}
