import { readRange } from '../canonical/times';
import type { CanonicalDocument, DroppedUnit } from '../canonical/units';
import type { Side } from '../diagnostics';
import type { Evaluation } from '../evaluation';
import { type Exclusion, type Rows, rowsOf } from './explanation';

const SIDES: readonly Side[] = ['reference', 'prediction'];

/** The units of both documents that are untestable, as far as they belong to a metric. @see contract §1 */
export function untestable(
  documents: Readonly<Record<Side, CanonicalDocument>>,
  belongs: (unit: DroppedUnit) => boolean,
): Rows<Exclusion>[] {
  return SIDES.map((side) => {
    const dropped = documents[side].dropped.filter(belongs);
    return rowsOf(dropped, (unit) => ({
      side,
      unit: `invalid:${unit.track}/${unit.index}`,
      note: `${unit.id} is untestable: ${whyDropped(unit)}`,
    }));
  });
}

function whyDropped({ track, range }: DroppedUnit): string {
  if (track === 'reference') return 'it has no usable detail_description';
  if (range === undefined) return 'it has no time range';
  const written = readRange(range);
  if (written === undefined) return 'its time range cannot be read';
  if (written.start > written.end) return 'its time range ends before it starts';
  return track === 'event' ? 'it has no usable content' : 'it has no usable visual_description';
}

/** The units of one track that are outside a mean because they have no counterpart. */
export function unmatchedUnits<Unit extends { readonly id: string }>(
  { reference, prediction }: Pick<Evaluation, Side>,
  units: (document: CanonicalDocument) => readonly Unit[],
  matched: Readonly<Record<Side, { has(unit: Unit): boolean }>>,
  keyOf: (unit: Unit) => string,
): Rows<Exclusion>[] {
  const documents = { reference, prediction };
  return SIDES.map((side) => {
    const left = units(documents[side]).filter((unit) => !matched[side].has(unit));
    return rowsOf(left, (unit) => ({ side, unit: keyOf(unit), note: `${unit.id} has no counterpart` }));
  });
}
