/** Seconds on the lesson's clock, start and end. */
export type Stretch = readonly [start: number, end: number];

/** What of a bar is moved. */
export type StretchPart = 'body' | 'start' | 'end';

/** Where a bar may go. */
export interface StretchRules {
  /** The clock runs from 0 to here, in seconds. */
  readonly duration: number;
  /** Times are multiples of it. */
  readonly step: number;
  /** The least length, in seconds; 0 lets a bar shrink to an instant. */
  readonly shortest: number;
}

/** A bar moved or stretched by some seconds, kept on the clock; times are rounded to the step. */
export function moveStretch([start, end]: Stretch, part: StretchPart, by: number, rules: StretchRules): Stretch {
  const { duration, shortest } = rules;
  if (part === 'start') return [roundTo(clamp(start + by, 0, end - shortest), rules.step), end];
  if (part === 'end') return [start, roundTo(clamp(end + by, start + shortest, duration), rules.step)];
  const from = roundTo(clamp(start + by, 0, duration - (end - start)), rules.step);
  // The length is kept, not the rounded end: a body that moves never changes its length.
  return [from, roundTo(from + (end - start), rules.step)];
}

/** Presses that move further, in steps. */
const LEAP = 10;

/** A key as the browser tells it. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * What a key does to a bar: arrows move it a step, Page keys ten, Home and End to the ends of the clock; with Shift
 * they move its end alone.
 * @returns undefined for keys that mean nothing here
 */
export function stretchAtKey(stretch: Stretch, { key, shiftKey }: KeyPress, rules: StretchRules): Stretch | undefined {
  const by = KEYS[key];
  if (by === undefined) return undefined;
  return moveStretch(stretch, shiftKey ? 'end' : 'body', by * (Number.isFinite(by) ? rules.step : 1), rules);
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -LEAP,
  PageUp: LEAP,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Through a decimal text, so that 0.1 + 0.2 is 0.3 and a document prints what the bar says. */
function roundTo(value: number, step: number): number {
  const places = Math.max(0, Math.ceil(-Math.log10(step)));
  return Number((Math.round(value / step) * step).toFixed(places));
}

/** A bar's times as a person hears them. */
export function stretchInWords([start, end]: Stretch): string {
  if (start === end) return `the instant ${timeInWords(start)} seconds`;
  return `${timeInWords(start)} to ${timeInWords(end)} seconds`;
}

/** One decimal always: the digits keep their places while a bar moves. */
export function timeInWords(time: number): string {
  return time.toFixed(1);
}
