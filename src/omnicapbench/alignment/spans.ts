import type { Intervals, Kernels } from '../../kernel/kernels';
import type { Span } from '../canonical/times';
import { inTieOrder, type Ordered } from './order';
import { type Pair, pairsOf } from './pairs';

/** Greedy one-to-one by tIoU: shots, and events without a line. @see contract §4 */
export function matchSpans<Unit extends Span & Ordered>(
  reference: readonly Unit[],
  prediction: readonly Unit[],
  threshold: number,
  kernels: Kernels,
): Pair<Unit>[] {
  const r = inTieOrder(reference);
  const p = inTieOrder(prediction);
  return pairsOf(kernels.matchIntervals(intervals(r), intervals(p), threshold), r, p);
}

function intervals(spans: readonly Span[]): Intervals {
  return {
    starts: Float64Array.from(spans, (span) => span.start),
    ends: Float64Array.from(spans, (span) => span.end),
  };
}
