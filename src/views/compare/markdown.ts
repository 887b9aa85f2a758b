import type { Report } from '../../omnicapbench/report';
import type { Baseline } from '../../state/compare';
import { percent } from '../numbers/figures';
import type { Change } from './changes';
import { signedPoints } from './DeltaBadge';
import { betterOf, type ComparedGroup, type ComparedRow, type DifferingUnit, differs } from './rows';

/** What changed since the baseline: the numbers that differ, the units, and both signatures. */
export function baselineMarkdown(
  groups: readonly ComparedGroup[],
  changes: readonly Change[],
  baseline: Baseline,
  report: Report,
): string {
  const rows = groups.flatMap(({ title, rows: compared }) =>
    compared
      .filter(differs)
      .map((row) => [title, row.title, percent(row.a.value), percent(row.b.value), signedPoints(row.difference)]),
  );
  const units = changes.map(({ name, side, before, now, note }) => [
    name,
    before,
    note === null ? now : `${now} ${note}`,
    side,
  ]);
  return [
    ...(rows.length > 0
      ? table(['Family', 'Metric', 'Baseline', 'Now', 'Change'], '--rrr', rows)
      : ['All numbers are the same.']),
    '',
    ...(units.length > 0 ? [...table(['Unit', 'Before', 'Now', 'Of the'], '----', units), ''] : []),
    `Baseline: ${baseline.names.prediction} \`${baseline.report.signature}\``,
    '',
    `Now: \`${report.signature}\``,
    '',
  ].join('\n');
}

/** All numbers of both predictions, the better one bold, the units only one has, and the signature they share. */
export function sideBySideMarkdown(
  groups: readonly ComparedGroup[],
  units: readonly DifferingUnit[],
  names: { readonly a: string; readonly b: string },
  signature: string,
): string {
  const rows = groups.flatMap(({ title, rows: compared }) =>
    compared.map((row) => [title, row.title, shown(row, 'a'), shown(row, 'b'), signedPoints(row.difference)]),
  );
  const standing = (unit: DifferingUnit, one: 'a' | 'b'): string => (unit.matchedBy === one ? 'matched' : 'missed');
  return [
    ...table(['Family', 'Metric', names.a, names.b, 'Difference'], '--rrr', rows),
    '',
    ...(units.length > 0
      ? [
          ...table(
            ['Reference unit', names.a, names.b],
            '---',
            units.map((unit) => [unit.name, standing(unit, 'a'), standing(unit, 'b')]),
          ),
          '',
        ]
      : []),
    `\`${signature}\``,
    '',
  ].join('\n');
}

function shown(row: ComparedRow, one: 'a' | 'b'): string {
  const value = percent(row[one].value);
  return betterOf(row) === one ? `**${value}**` : value;
}

/** `r` in the alignment: to the right. */
function table(head: readonly string[], alignment: string, rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(' | ')} |`;
  const rule = [...alignment].map((side) => (side === 'r' ? '---:' : '---'));
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)];
}

function escapeCell(cell: string): string {
  return cell.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
