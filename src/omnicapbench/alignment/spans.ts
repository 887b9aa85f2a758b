import type { Kernels } from '../../kernel/kernels';
import { type Span, spanArrays } from '../canonical/times';
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
  return pairsOf(kernels.matchIntervals(spanArrays(r), spanArrays(p), threshold), r, p);
}
