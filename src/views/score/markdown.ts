import type { Report } from '../../omnicapbench/report';
import { fraction, percent } from '../numbers/figures';
import type { ScoreGroup, ScoreRow } from './rows';

/** The score table as a Markdown table, with the signature that makes it reproducible. */
export function scoreMarkdown(groups: readonly ScoreGroup[], report: Report): string {
  const lines = groups.flatMap((group) => group.rows.map((row) => lineOf(group.title, row, report.metrics)));
  return [
    '| Family | Metric | Value | Fraction | Precision | Recall |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
    `\`${report.signature}\``,
    '',
  ].join('\n');
}

function lineOf(family: string, row: ScoreRow, metrics: Report['metrics']): string {
  const cells = [
    family,
    row.title,
    percent(metrics[row.value].value),
    fraction(metrics[row.value]),
    row.precision ? percent(metrics[row.precision].value) : '',
    row.recall ? percent(metrics[row.recall].value) : '',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
