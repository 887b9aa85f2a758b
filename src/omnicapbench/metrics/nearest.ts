import type { Intervals, Kernels } from '../../kernel/kernels';
import { internWords, wordErrorRate } from '../../text/alignWords';
import { comparable, similarity } from '../../text/similarity';
import { tokenize } from '../../text/tokens';
import { inTieOrder, type Ordered } from '../alignment/order';
import type { Span } from '../canonical/times';
import type { ReferenceEntity, SoundEvent } from '../canonical/units';
import type { Side } from '../diagnostics';

/** The best that the other document offers a unit, whatever the threshold. */
export interface Nearest<Unit> {
  readonly unit: Unit;
  /** (0, 1] */
  readonly score: number;
}

/** The nearest of each target, in their order; undefined where nothing scores above 0. Ties go by tie order. */
export type Nearests<Unit> = readonly (Nearest<Unit> | undefined)[];

/** By tIoU, all pairs in one call of the kernel. */
export function nearestSpans<Unit extends Span & Ordered>(
  targets: readonly Unit[],
  others: readonly Unit[],
  kernels: Kernels,
): Nearests<Unit> {
  const candidates = inTieOrder(others);
  const matrix = kernels.tiouMatrix(intervals(targets), intervals(candidates));
  return targets.map((_, row) => best(candidates, (column) => matrix[row * candidates.length + column] ?? 0));
}

/** By the score of the line; `side` is that of the targets. */
export function nearestLines(
  targets: readonly SoundEvent[],
  others: readonly SoundEvent[],
  side: Side,
  kernels: Kernels,
): Nearests<SoundEvent> {
  const candidates = inTieOrder(others);
  const intern = internWords();
  const [ours, theirs] = (side === 'reference' ? [targets, candidates] : [candidates, targets]).map((events) =>
    events.map((event) => intern(tokenize(event.line))),
  );
  const lines = kernels.packLines(ours ?? [], theirs ?? []);
  const score = (reference: number, prediction: number): number => {
    const words = ours?.[reference]?.length ?? 0;
    return Math.max(0, 1 - wordErrorRate(lines.distance(reference, prediction), words));
  };
  return targets.map((_, row) =>
    best(candidates, (column) => (side === 'reference' ? score(row, column) : score(column, row))),
  );
}

/** By the similarity of the descriptions, inside one exact type. */
export function nearestEntities(
  targets: readonly ReferenceEntity[],
  others: readonly ReferenceEntity[],
): Nearests<ReferenceEntity> {
  const described = ({ detail }: ReferenceEntity) => comparable(tokenize(detail), detail);
  const candidates = inTieOrder(others).map((entity) => ({ entity, text: described(entity) }));
  return targets.map((target) => {
    const text = described(target);
    const like = candidates.filter(({ entity }) => entity.group === target.group);
    const nearest = best(like, (column) => {
      const candidate = like[column];
      return candidate ? similarity(text, candidate.text) : 0;
    });
    return nearest && { unit: nearest.unit.entity, score: nearest.score };
  });
}

function best<Unit>(candidates: readonly Unit[], score: (index: number) => number): Nearest<Unit> | undefined {
  let found: Nearest<Unit> | undefined;
  candidates.forEach((unit, index) => {
    const value = score(index);
    if (value > (found?.score ?? 0)) found = { unit, score: value };
  });
  return found;
}

function intervals(spans: readonly Span[]): Intervals {
  return {
    starts: Float64Array.from(spans, (span) => span.start),
    ends: Float64Array.from(spans, (span) => span.end),
  };
}
