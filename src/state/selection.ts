import type {
  Detail,
  DocumentDetail,
  EventDetail,
  InvalidUnit,
  ReferenceDetail,
  ShotDetail,
  SubshotDetail,
} from '../omnicapbench/detail';
import type { Place, Side } from '../omnicapbench/diagnostics';
import type { UnitKey } from '../omnicapbench/keys';

/** One unit of one document. What is selected anywhere is this, and its counterpart is selected with it. */
export interface UnitRef {
  readonly side: Side;
  readonly key: UnitKey;
}

/** How a unit was chosen. */
export interface ChosenHow {
  /** The editor it was chosen in, which need not scroll there. */
  readonly from?: Side | undefined;
  /** A part of it to point at, such as one id in a list. */
  readonly place?: Place | undefined;
}

/** The unit that every view points at, and its counterpart with it. */
export interface UnitSelection extends ChosenHow {
  readonly unit: UnitRef;
  /** Counts the selections, so that choosing the same unit again scrolls to it again. */
  readonly turn: number;
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

/** The innermost unit that stands at an offset of a document's text. */
export function unitAt(detail: Detail, side: Side, offset: number): UnitRef | null {
  let best: AnyUnit | undefined;
  for (const unit of detail[side] ? allUnits(detail[side]) : []) {
    const { place } = unit;
    const within = place.offset <= offset && offset <= place.offset + place.length;
    if (within && (best === undefined || place.length < best.place.length)) best = unit;
  }
  return best ? { side, key: best.key } : null;
}

/** A unit's place in a text; a higher `turn` scrolls there, unless it was chosen right `here`. */
export interface UnitMark {
  readonly offset: number;
  readonly length: number;
  readonly turn: number;
  readonly here: boolean;
}

/** Where a selected unit and its counterpart stand in their texts, for the editors to mark. */
export function unitMarks(
  detail: Detail | null,
  selection: UnitSelection | null,
): Readonly<Record<Side, UnitMark | null>> {
  if (!detail || !selection) return { prediction: null, reference: null };
  const pair = selectedPair(detail, selection.unit);
  const mark = (side: Side): UnitMark | null => {
    const key = pair[side];
    const part = side === selection.unit.side ? selection.place : undefined;
    const place = part ?? (key === null ? undefined : findUnit(detail, { side, key })?.place);
    if (!place) return null;
    return { offset: place.offset, length: place.length, turn: selection.turn, here: selection.from === side };
  };
  return { prediction: mark('prediction'), reference: mark('reference') };
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
