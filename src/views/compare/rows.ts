import type { MetricId } from '../../omnicapbench/metrics/ids';
import type { MetricFamily, MetricSubject } from '../../omnicapbench/metrics/metric';
import type { MetricValue, Report, UnitTrack, UnmatchedUnit } from '../../omnicapbench/report';
import { difference } from '../../state/compare';
import type { UnitRef } from '../../state/selection';
import type { ScoreGroup, ScoreRow } from '../score/rows';
import { unitName } from './changes';

/** One number of both reports. */
export interface ComparedRow {
  readonly id: MetricId;
  readonly family: MetricFamily;
  readonly title: string;
  readonly subject: MetricSubject;
  /** A number of its own (`main`), a finer cut of one, or precision or recall of the row above. */
  readonly level: 'main' | 'finer' | 'part';
  readonly a: MetricValue;
  readonly b: MetricValue;
  /** b - a; null when either does not apply. */
  readonly difference: number | null;
}

export interface ComparedGroup {
  readonly family: MetricFamily;
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

/** Every number of two reports, family by family, precision and recall under the number they make. */
export function compareMetrics(groups: readonly ScoreGroup[], a: Report, b: Report): readonly ComparedGroup[] {
  return groups.map(({ family, title, rows }) => ({
    family,
    title,
    rows: rows.flatMap((row) => rowsOf(row, family, a, b)),
  }));
}

function rowsOf(row: ScoreRow, family: MetricFamily, a: Report, b: Report): readonly ComparedRow[] {
  const compared = (id: MetricId, title: string, level: ComparedRow['level']): ComparedRow => ({
    id,
    family,
    title,
    subject: row.subject,
    level,
    a: a.metrics[id],
    b: b.metrics[id],
    difference: difference(a.metrics[id].value, b.metrics[id].value),
  });
  const stem = row.title.replace(/ F1$/, '');
  return [
    compared(row.value, row.title, row.sub ? 'finer' : 'main'),
    ...(row.precision ? [compared(row.precision, `${stem} precision`, 'part')] : []),
    ...(row.recall ? [compared(row.recall, `${stem} recall`, 'part')] : []),
  ];
}

/** Something differs: the values, or whether there is one. */
export function differs({ a, b, difference: change }: ComparedRow): boolean {
  return change === null ? a.value !== b.value : change !== 0;
}

/** Which of the two is better: every number is better when higher. */
export function betterOf({ difference: change }: ComparedRow): 'a' | 'b' | 'tie' | null {
  if (change === null) return null;
  return change === 0 ? 'tie' : change > 0 ? 'b' : 'a';
}

/** On how many numbers each is better. Precision and recall are left out: the F1 above them counts already. */
export interface Count {
  readonly a: number;
  readonly b: number;
  readonly tie: number;
  /** Not applicable in one or both. */
  readonly none: number;
}

export function countBetter(groups: readonly ComparedGroup[]): Count {
  const count = { a: 0, b: 0, tie: 0, none: 0 };
  for (const row of groups.flatMap(({ rows }) => rows)) {
    if (row.level !== 'part') count[betterOf(row) ?? 'none'] += 1;
  }
  return count;
}

/** A unit of the reference that one prediction has and the other misses. */
export interface DifferingUnit {
  readonly target: UnitRef;
  readonly track: UnitTrack;
  readonly name: string;
  /** The one that has it. */
  readonly matchedBy: 'a' | 'b';
}

/** The units of the reference that were found by one prediction and not by the other, in the order of the reports. */
export function differingUnits(a: Report, b: Report): readonly DifferingUnit[] {
  const onlyIn = (mine: Report, others: Report, matchedBy: 'a' | 'b'): readonly DifferingUnit[] => {
    const both = new Set(others.missed.map(missedKey));
    return mine.missed
      .filter((unit) => !both.has(missedKey(unit)))
      .map((unit) => ({
        target: { side: 'reference' as const, key: missedKey(unit) },
        track: unit.track,
        name: unitName({ ...unit, index: unit.index ?? 0 }),
        matchedBy,
      }));
  };
  const all = [...onlyIn(a, b, 'b'), ...onlyIn(b, a, 'a')];
  return TRACKS.flatMap((track) => all.filter((unit) => unit.track === track));
}

export const TRACKS: readonly UnitTrack[] = ['reference', 'shot', 'subshot', 'event'];

/** The key the detail gives the same unit. */
function missedKey({ track, id, index }: UnmatchedUnit): string {
  return track === 'subshot' ? `subshot:${id}/${index ?? 0}` : `${track}:${id}`;
}
