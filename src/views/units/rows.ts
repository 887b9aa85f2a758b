import type {
  Detail,
  DocumentDetail,
  EventDetail,
  InvalidUnit,
  ReferenceDetail,
  ShotDetail,
  SubshotDetail,
  UnitDetail,
} from '../../omnicapbench/detail';
import type { Side } from '../../omnicapbench/diagnostics';
import type { UnitKey } from '../../omnicapbench/keys';
import type { UnitRef } from '../../state/selection';

/** How a row fared; `invalid` is a unit that cannot be scored. */
export type RowState = 'matched' | 'missed' | 'unsupported' | 'invalid';

export const ROW_STATES: readonly RowState[] = ['matched', 'missed', 'unsupported', 'invalid'];

/** A unit of the reference beside its counterpart, or one of either alone. */
export interface Row<Unit extends UnitDetail> {
  /** Unique in its table. */
  readonly id: string;
  readonly state: RowState;
  readonly reference: Unit | null;
  readonly prediction: Unit | null;
  /** In place of a unit when the state is `invalid`. */
  readonly invalid: { readonly side: Side; readonly unit: InvalidUnit } | null;
  /** Whose match the row tells: subshots are matched from either side, so one row can hold for one of them only. */
  readonly target: Side | 'both';
  readonly score: number | null;
  readonly tiou: number | null;
}

export type ReferenceRow = Row<ReferenceDetail>;
export type EventRow = Row<EventDetail>;
export type SubshotRow = Row<SubshotDetail>;

export interface ShotRow extends Row<ShotDetail> {
  readonly subshots: readonly SubshotRow[];
}

/** The three tables, each in the order of the reference's track, what only the prediction has after it. */
export interface UnitRows {
  readonly references: readonly ReferenceRow[];
  readonly events: readonly EventRow[];
  readonly shots: readonly ShotRow[];
}

/** Lays both documents side by side; undefined when one of them cannot be read. */
export function unitRows({ reference, prediction }: Detail): UnitRows | undefined {
  if (!reference || !prediction) return undefined;
  const invalid = (track: InvalidUnit['track']) => invalidRows(reference, prediction, track);
  return {
    references: [...pairRows(reference.references, prediction.references), ...invalid('reference')],
    events: [...pairRows(reference.events, prediction.events), ...invalid('event')],
    shots: shotRows(reference, prediction, invalid('shot')),
  };
}

/** Rows where both sides have at most one counterpart. */
function pairRows<Unit extends UnitDetail>(ours: readonly Unit[], theirs: readonly Unit[]): Row<Unit>[] {
  const byKey = new Map(theirs.map((unit) => [unit.key, unit]));
  const known = ours.map((unit): Row<Unit> => {
    const partner = unit.partner === null ? undefined : byKey.get(unit.partner);
    return partner ? pairRow(unit, partner, 'both', unit) : aloneRow('reference', unit);
  });
  return [...known, ...theirs.filter(({ partner }) => partner === null).map((unit) => aloneRow('prediction', unit))];
}

function pairRow<Unit extends UnitDetail>(
  reference: Unit,
  prediction: Unit,
  target: Side | 'both',
  told: Unit,
): Row<Unit> {
  return {
    id: target === 'prediction' ? `prediction ${prediction.key}` : reference.key,
    state: 'matched',
    reference,
    prediction,
    invalid: null,
    target,
    score: told.score,
    tiou: 'tiou' in told && typeof told.tiou === 'number' ? told.tiou : null,
  };
}

function aloneRow<Unit extends UnitDetail>(side: Side, unit: Unit): Row<Unit> {
  return {
    id: side === 'reference' ? unit.key : `prediction ${unit.key}`,
    state: side === 'reference' ? 'missed' : 'unsupported',
    reference: side === 'reference' ? unit : null,
    prediction: side === 'reference' ? null : unit,
    invalid: null,
    target: side,
    score: null,
    tiou: null,
  };
}

/** They have no unit, so they fit into every table. */
function invalidRows(reference: DocumentDetail, prediction: DocumentDetail, track: InvalidUnit['track']): Row<never>[] {
  const rowsOf = (side: Side, document: DocumentDetail): Row<never>[] =>
    document.invalid
      .filter((unit) => unit.track === track)
      .map((unit) => ({
        id: `${side} ${unit.key}`,
        state: 'invalid',
        reference: null,
        prediction: null,
        invalid: { side, unit },
        target: side,
        score: null,
        tiou: null,
      }));
  return [...rowsOf('reference', reference), ...rowsOf('prediction', prediction)];
}

function shotRows(reference: DocumentDetail, prediction: DocumentDetail, invalid: readonly Row<never>[]): ShotRow[] {
  const ours = byShot(reference.subshots);
  const theirs = byShot(prediction.subshots);
  return [...pairRows(reference.shots, prediction.shots), ...invalid].map((row) => ({
    ...row,
    subshots: subshotRows(
      (row.reference && ours.get(row.reference.key)) ?? [],
      (row.prediction && theirs.get(row.prediction.key)) ?? [],
    ),
  }));
}

/**
 * Subshots of one shot pair. They are matched from either side and may share a candidate: two that chose each other
 * make one row, any other has a row of its own.
 */
function subshotRows(ours: readonly SubshotDetail[], theirs: readonly SubshotDetail[]): SubshotRow[] {
  const ourByKey = new Map(ours.map((unit) => [unit.key, unit]));
  const theirByKey = new Map(theirs.map((unit) => [unit.key, unit]));
  const found = (unit: SubshotDetail, among: ReadonlyMap<UnitKey, SubshotDetail>): SubshotDetail | undefined =>
    unit.partner === null ? undefined : among.get(unit.partner);
  const rows = ours.map((unit): SubshotRow => {
    const partner = found(unit, theirByKey);
    if (!partner) return aloneRow('reference', unit);
    return pairRow(unit, partner, partner.partner === unit.key ? 'both' : 'reference', unit);
  });
  const rest = theirs.flatMap((unit): SubshotRow[] => {
    const partner = found(unit, ourByKey);
    if (!partner) return [aloneRow('prediction', unit)];
    return partner.partner === unit.key ? [] : [pairRow(partner, unit, 'prediction', unit)];
  });
  return [...rows, ...rest];
}

function byShot(subshots: readonly SubshotDetail[]): ReadonlyMap<UnitKey, readonly SubshotDetail[]> {
  const found = new Map<UnitKey, SubshotDetail[]>();
  for (const subshot of subshots) {
    const list = found.get(subshot.shot);
    if (list) list.push(subshot);
    else found.set(subshot.shot, [subshot]);
  }
  return found;
}

/** What a press on the row selects: the reference's unit where there is one, else the prediction's. */
export function unitOf({ reference, prediction, invalid, target }: Row<UnitDetail>): UnitRef {
  if (invalid) return { side: invalid.side, key: invalid.unit.key };
  if (prediction && (target === 'prediction' || !reference)) return { side: 'prediction', key: prediction.key };
  return { side: 'reference', key: reference?.key ?? '' };
}

/** Whether the row tells how this unit fared. */
export function tellsOf(row: Row<UnitDetail>, { side, key }: UnitRef): boolean {
  if (row.invalid) return row.invalid.side === side && row.invalid.unit.key === key;
  return row[side]?.key === key && (row.target === 'both' || row.target === side);
}

/** How many rows of each state there are, subshots included. */
export function countStates({ references, events, shots }: UnitRows): Readonly<Record<RowState, number>> {
  const counts = { matched: 0, missed: 0, unsupported: 0, invalid: 0 };
  for (const { state } of [...references, ...events, ...shots]) counts[state] += 1;
  for (const { subshots } of shots) for (const { state } of subshots) counts[state] += 1;
  return counts;
}
