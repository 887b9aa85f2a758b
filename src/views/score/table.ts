import { VERSION } from '../../base/version';
import { METRIC_IDS } from '../../omnicapbench/metrics/ids';
import { PUBLISHED_VIDEOS, publishedFigure } from '../../omnicapbench/published';
import type { Report } from '../../omnicapbench/report';
import type { ChartTable } from '../charts/table';
import { percent, rowFraction } from '../numbers/figures';
import type { ScoreGroup, ScoreRow } from './rows';

/** What a published figure is shown as that the paper does not print. */
export const NOT_PUBLISHED = '–';

/** A model's published mean for the number of a row, as the paper prints it. */
export function paperMean(model: string, { value }: ScoreRow): string {
  return publishedFigure(model, value)?.mean.toFixed(2) ?? NOT_PUBLISHED;
}

/** Under which name the published means stand. */
export function paperName(model: string): string {
  return `Paper: ${model}, mean over ${PUBLISHED_VIDEOS} videos`;
}

/** The score table as a Markdown table, with version and signature; `model` lays its published means beside. */
export function scoreMarkdown(groups: readonly ScoreGroup[], report: Report, model: string | null): string {
  const head = ['Family', 'Metric', 'Value', 'Fraction', 'Precision', 'Recall'];
  const columns = model === null ? head : [...head, paperName(model)];
  const lines = groups.flatMap((group) => group.rows.map((row) => cellsOf(group.title, row, report.metrics, model)));
  return [
    line(columns),
    line(columns.map((_, index) => (index < 2 ? '---' : '---:'))),
    ...lines.map(line),
    '',
    `Capscope ${VERSION}, \`${report.signature}\``,
    '',
  ].join('\n');
}

function cellsOf(family: string, row: ScoreRow, metrics: Report['metrics'], model: string | null): readonly string[] {
  return [
    family,
    row.title,
    percent(metrics[row.value].value),
    rowFraction(row, metrics),
    row.precision ? percent(metrics[row.precision].value) : '',
    row.recall ? percent(metrics[row.recall].value) : '',
    ...(model === null ? [] : [paperMean(model, row)]),
  ];
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** All numbers as raw fractions, a row each; every row holds version and signature, so that files can be joined. */
export function scoreData({ metrics, signature }: Report): ChartTable {
  return {
    columns: ['metric', 'value', 'numerator', 'denominator', 'version', 'signature'],
    rows: METRIC_IDS.map((id) => {
      const { value, numerator, denominator } = metrics[id];
      return [id, value ?? '', numerator ?? '', denominator ?? '', VERSION, signature];
    }),
  };
}

/** The report itself, which holds its signature, and the version that wrote it. */
export function reportJson(report: Report): string {
  return `${JSON.stringify({ version: VERSION, ...report }, null, 2)}\n`;
}
