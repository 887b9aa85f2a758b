import type {
  Detail,
  DocumentDetail,
  EventDetail,
  InvalidUnit,
  ReferenceDetail,
  ShotDetail,
  SubshotDetail,
  UnitKey,
} from '../omnicapbench/detail';
import type { Side } from '../omnicapbench/diagnostics';

/** One unit of one document. What is selected anywhere is this, and its counterpart is selected with it. */
export interface UnitRef {
  readonly side: Side;
  readonly key: UnitKey;
}

/** Any unit that a view can show. */
export type AnyUnit = ReferenceDetail | EventDetail | ShotDetail | SubshotDetail | InvalidUnit;

/** The other of the two documents. */
export function otherSide(side: Side): Side {
  return side === 'prediction' ? 'reference' : 'prediction';
}

/** All units of a document, track by track. */
export function allUnits({ references, events, shots, subshots, invalid }: DocumentDetail): readonly AnyUnit[] {
  return [...references, ...events, ...shots, ...subshots, ...invalid];
}

/** The unit a reference names, or undefined when the documents have changed since. */
export function findUnit(detail: Detail, { side, key }: UnitRef): AnyUnit | undefined {
  const document = detail[side];
  return document ? allUnits(document).find((unit) => unit.key === key) : undefined;
}

/** The unit and its counterpart, by side; null where there is none. */
export type SelectedPair = Readonly<Record<Side, UnitKey | null>>;

/** What is marked in both documents when a unit is selected. */
export function selectedPair(detail: Detail, selected: UnitRef | null): SelectedPair {
  const unit = selected && findUnit(detail, selected);
  if (!selected || !unit) return { prediction: null, reference: null };
  const partner = 'partner' in unit ? unit.partner : null;
  return selected.side === 'prediction'
    ? { prediction: unit.key, reference: partner }
    : { prediction: partner, reference: unit.key };
}
