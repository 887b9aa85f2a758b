import { VERSION } from '../../base/version';
import type { Side } from '../../omnicapbench/diagnostics';
import type { MetricId } from '../../omnicapbench/metrics/ids';
import type { Report } from '../../omnicapbench/report';

/** A row of the score table, as far as exports need it. The page's own rows fit. */
export interface ExportRow {
  readonly title: string;
  readonly value: MetricId;
  readonly precision?: MetricId;
  readonly recall?: MetricId;
}

export interface ExportGroup {
  readonly title: string;
  readonly rows: readonly ExportRow[];
}

/** What an export says of a score. */
export interface Exported {
  readonly report: Report;
  readonly names: Readonly<Record<Side, string>>;
  readonly groups: readonly ExportGroup[];
}

/** A name that no document gave itself. */
export function nameOf(names: Exported['names'], side: Side): string {
  return names[side].trim() || `untitled ${side}`;
}

/** Every export says which program made it. */
export const MADE_BY = `Capscope ${VERSION}`;

/** A percentage with two decimals, without the sign; `n/a` where nothing was measured. */
export function percent(value: number | null): string {
  return value === null ? 'n/a' : (100 * value).toFixed(2);
}

/** `8/11`, sums with at most two decimals; nothing for a number that is no ratio of counts. */
export function fraction({ numerator, denominator }: Report['metrics'][MetricId]): string {
  if (numerator === null || denominator === null) return '';
  return `${Number(numerator.toFixed(2))}/${Number(denominator.toFixed(2))}`;
}
