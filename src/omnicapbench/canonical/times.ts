import { field, type JsonNode } from '../../json/tree';
import type { Findings } from '../findings';

/** A span on the clip's clock, in seconds; start <= end. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const NUMBER = /^[+-]?\d+(\.\d+)?([eE][+-]?\d+)?$/;
const CLOCK = /^(?:(\d+):)?(\d+):(\d{1,2}(?:\.\d+)?)$/;

/** Seconds from a number, a numeric string, or `[h:]m:s`; undefined for anything else. @see contract §3.2 */
export function readTime(node: JsonNode | undefined): number | undefined {
  if (node?.kind === 'number') return Number.isFinite(node.value) ? node.value : undefined;
  if (node?.kind !== 'string') return undefined;
  const text = node.value.trim();
  if (NUMBER.test(text)) {
    const value = Number(text);
    return Number.isFinite(value) ? value : undefined;
  }
  const clock = CLOCK.exec(text);
  return clock ? readClock(clock) : undefined;
}

function readClock([, hours, minutes, seconds]: RegExpExecArray): number | undefined {
  const m = Number(minutes);
  const s = Number(seconds);
  if (s >= 60 || (hours !== undefined && m >= 60)) return undefined;
  const value = Number(hours ?? 0) * 3600 + m * 60 + s;
  return Number.isFinite(value) ? value : undefined;
}

/** A range as written, before it is clamped; `coerced` when it is not two plain numbers. */
export interface RangeReading {
  readonly start: number;
  readonly end: number;
  readonly coerced: boolean;
}

/** Reads `[start, end]` or `{start, end}`; undefined when it cannot be read. @see contract §3.2 */
export function readRange(node: JsonNode | undefined): RangeReading | undefined {
  const pair =
    node?.kind === 'array' && node.items.length === 2
      ? node.items
      : node?.kind === 'object'
        ? [field(node, 'start'), field(node, 'end')]
        : [];
  const start = readTime(pair[0]);
  const end = readTime(pair[1]);
  if (start === undefined || end === undefined) return undefined;
  const plain = node?.kind === 'array' && node.items.every((item) => item.kind === 'number');
  return { start, end, coerced: !plain };
}

/** How a document's times are bounded: the prediction to [0, D] (D may be absent), the reference not at all. */
export type TimeBounds = { readonly clamp: false } | { readonly clamp: true; readonly duration: number | undefined };

/**
 * A unit's span after section 3.2, with its faults reported; undefined when absent, unreadable or reversed, which
 * makes the unit untestable.
 * @see contract §3.2
 */
export function canonicalSpan(node: JsonNode | undefined, bounds: TimeBounds, findings: Findings): Span | undefined {
  if (node === undefined) return undefined;
  const range = readRange(node);
  if (range === undefined) {
    findings.on(node, 'time.malformed', 'This is no time range of two times in seconds; the unit cannot be scored.');
    return undefined;
  }
  const { start, end, coerced } = range;
  if (coerced) findings.on(node, 'time.coerced', `Read as [${start}, ${end}] seconds; write two plain numbers.`);
  if (start > end) {
    findings.on(
      node,
      'time.reversed',
      `The range ends (${end} s) before it starts (${start} s); the unit cannot be scored.`,
    );
    return undefined;
  }
  const span = bounds.clamp ? clampSpan({ start, end }, bounds.duration) : { start, end };
  if (span.start !== start || span.end !== end) {
    const clip = bounds.clamp && bounds.duration !== undefined ? `[0, ${bounds.duration}]` : 'times from 0';
    findings.on(node, 'time.out-of-range', `Lies outside the clip (${clip} s); read as [${span.start}, ${span.end}].`);
  }
  if (span.start === span.end) findings.on(node, 'time.zero-length', `The range has no length (at ${span.start} s).`);
  return span;
}

function clampSpan({ start, end }: Span, duration = Number.POSITIVE_INFINITY): Span {
  const clamp = (time: number): number => Math.max(0, Math.min(time, duration));
  return { start: clamp(start), end: clamp(end) };
}

/** Seconds that two spans share; negative or 0 when they do not. */
export function intersection(a: Span, b: Span): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start);
}

/**
 * Temporal intersection over union, in exactly this order of arithmetic. The kernel computes whole tracks of it;
 * this is for the single pairs of the metrics.
 * @see contract §4
 */
export function tiou(a: Span, b: Span): number {
  return tiouOf(a.start, a.end, b.start, b.end);
}

/** The same from bare numbers, for loops over millions of pairs. */
export function tiouOf(aStart: number, aEnd: number, bStart: number, bEnd: number): number {
  if (aStart === bStart && aEnd === bEnd) return 1;
  const inter = Math.max(0, Math.min(aEnd, bEnd) - Math.max(aStart, bStart));
  const union = aEnd - aStart + (bEnd - bStart) - inter;
  return union > 0 ? inter / union : 0;
}

/** Spans as parallel arrays of numbers, for the same loops. */
export interface SpanArrays {
  readonly starts: Float64Array;
  readonly ends: Float64Array;
}

export function spanArrays(spans: readonly Span[]): SpanArrays {
  const starts = new Float64Array(spans.length);
  const ends = new Float64Array(spans.length);
  spans.forEach(({ start, end }, k) => {
    starts[k] = start;
    ends[k] = end;
  });
  return { starts, ends };
}

/** tIoU > 0, or one has no length and lies in the other, ends included. @see contract §3.3 */
export function overlaps(a: Span, b: Span): boolean {
  if (tiou(a, b) > 0) return true;
  const within = (point: Span, span: Span): boolean =>
    point.start === point.end && span.start <= point.start && point.start <= span.end;
  return within(a, b) || within(b, a);
}
