import { shortestDecimal } from '../../base/decimal';
import { CONVENTIONS, type Convention, type SourceKind } from '../conventions';
import type { Place, Side } from '../diagnostics';
import type { UnitKey } from '../keys';
import type { Settings } from '../settings';
import type { MetricId } from './ids';

/** One thing that a number counts, or fails to count. */
export interface Contribution {
  /** The numbers it is part of. */
  readonly outputs: readonly MetricId[];
  readonly reference: UnitKey | null;
  readonly prediction: UnitKey | null;
  /** What it adds, out of `of`: 1 of 1 for a match, 2 of 3 for a trajectory. Null where it is no number. */
  readonly amount: number | null;
  readonly of: number | null;
  /** A plain short sentence. */
  readonly note: string;
  /** Of a link: the shot that lists it, of the prediction where there is one, else of the reference. */
  readonly shot?: UnitKey;
  /** A part of the predicted unit to point at, or of the text where there is no unit. */
  readonly place?: Place;
}

/** Something that does not count, and why. */
export interface Exclusion {
  readonly side: Side;
  /** Null where it is no unit. */
  readonly unit: UnitKey | null;
  readonly note: string;
  /** As of a contribution, on its own side. */
  readonly shot?: UnitKey;
  readonly place?: Place;
}

/** A setting that had a say in the number. */
export interface AppliedConvention {
  readonly setting: keyof Settings;
  /** As a person reads it. */
  readonly value: string;
  readonly why: string;
  readonly source: SourceKind;
}

/** Why a metric is what it is, on this document. Plain JSON. */
export interface Explanation {
  /** Per output, its definition with this document's numbers put in. */
  readonly formula: Partial<Readonly<Record<MetricId, string>>>;
  /** What it lost first, then what it earned; what a mean adds up stays in the order of the addition. */
  readonly contributions: readonly Contribution[];
  readonly excluded: readonly Exclusion[];
  /** How many of either are not listed. */
  readonly more: { readonly contributions: number; readonly excluded: number };
  readonly conventions: readonly AppliedConvention[];
}

/** The most rows of a list that are written down: nobody reads more, and near misses cost time. */
export const LISTED = 500;

/** Rows of one kind, written only as far as they are listed. */
export interface Rows<Row> {
  readonly count: number;
  /** The first `count` rows. */
  write(count: number): readonly Row[];
}

/** Rows of units, each described on its own. */
export function rowsOf<Unit, Row>(units: readonly Unit[], describeAs: (unit: Unit) => Row): Rows<Row> {
  return { count: units.length, write: (count) => units.slice(0, count).map(describeAs) };
}

/** Rows of units that are described together, such as near misses that share one matrix. */
export function batchOf<Unit, Row>(
  units: readonly Unit[],
  describeAs: (units: readonly Unit[]) => readonly Row[],
): Rows<Row> {
  return { count: units.length, write: (count) => (count === 0 ? [] : describeAs(units.slice(0, count))) };
}

interface ExplanationParts {
  readonly formula: Explanation['formula'];
  readonly contributions: readonly Rows<Contribution>[];
  readonly excluded: readonly Rows<Exclusion>[];
}

/** Writes an explanation down, at most `LISTED` rows a list. */
export function explanationOf(
  { formula, contributions, excluded }: ExplanationParts,
  parameters: readonly (keyof Settings)[],
  settings: Settings,
): Explanation {
  const [counted, moreCounted] = writeRows(contributions);
  const [left, moreLeft] = writeRows(excluded);
  return {
    formula,
    contributions: counted,
    excluded: left,
    more: { contributions: moreCounted, excluded: moreLeft },
    conventions: parameters.flatMap((setting) => appliedConvention(setting, settings)),
  };
}

function writeRows<Row>(lists: readonly Rows<Row>[]): readonly [rows: readonly Row[], more: number] {
  const rows: Row[] = [];
  let more = 0;
  for (const list of lists) {
    const written = list.write(Math.min(list.count, LISTED - rows.length));
    rows.push(...written);
    more += list.count - written.length;
  }
  return [rows, more];
}

function appliedConvention(setting: keyof Settings, settings: Settings): AppliedConvention[] {
  const { why, source, idle }: Convention = CONVENTIONS[setting];
  if (idle?.(settings)) return [];
  return [{ setting, value: valueInWords(setting, settings), why, source }];
}

function valueInWords(setting: keyof Settings, settings: Settings): string {
  const value = settings[setting];
  if (setting === 'delta') return `${shortestDecimal(settings.delta, 1)} s`;
  if (setting === 'duration') {
    return settings.duration === null ? 'from the reference' : `${shortestDecimal(settings.duration, 1)} s`;
  }
  if (typeof value === 'number') return shortestDecimal(value, 2);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return value;
  if (value === null) return 'none';
  const entries =
    setting === 'sub_map'
      ? settings.sub_map.recall.length + settings.sub_map.precision.length
      : Object.keys(value).length;
  return entries === 1 ? '1 entry' : `${entries} entries`;
}
