import { METRICS } from '../src/omnicapbench/metrics';
import type { Metric } from '../src/omnicapbench/metrics/metric';

/** The README's table of metrics, written from the metrics' own objects. */
export function metricTable(): string {
  const head = ['| metric | ids | definition | source |', '|---|---|---|---|'];
  return [...head, ...METRICS.map(row)].join('\n');
}

function row({ title, outputs, definition, sources }: Metric): string {
  const ids = outputs.map((id) => `\`${id}\``).join(' ');
  const from = sources.map(({ kind, where }) => `**${kind}** ${where}`).join('; ');
  return `| ${title} | ${ids} | ${definition} | ${from} |`;
}
