import type { Report } from '../../omnicapbench/report';
import { type Exported, type ExportRow, fraction, MADE_BY, nameOf, percent } from './carrier';

/** A table for an issue or a paper, with what makes it reproducible under it. */
export function reportMarkdown({ report, names, groups }: Exported): string {
  const { pass, present, required } = report.gate;
  const lines = groups.flatMap(({ title, rows }) => rows.map((row) => lineOf(title, row, report.metrics)));
  return [
    `**${inline(nameOf(names, 'prediction'))}** against **${inline(nameOf(names, 'reference'))}**`,
    '',
    `Gate ${pass ? 'passed' : 'failed'}, ${present} of ${required} required fields. Values in percent.`,
    '',
    '| Family | Metric | Value | Fraction | Precision | Recall |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
    `${MADE_BY}, signature \`${report.signature}\``,
    '',
  ].join('\n');
}

function lineOf(family: string, row: ExportRow, metrics: Report['metrics']): string {
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

/** A name as text: a file may be called anything, and an issue tracker runs what looks like markup. */
function inline(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>()#+!|~&@]/g, (mark) => `\\${mark}`);
}
