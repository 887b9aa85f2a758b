import { VERSION } from '../../base/version';
import { METRIC_IDS } from '../../omnicapbench/metrics/ids';
import { type Exported, nameOf } from './carrier';

const COLUMNS = [
  'prediction',
  'reference',
  'metric',
  'value',
  'numerator',
  'denominator',
  'capscope',
  'signature',
] as const;

/**
 * One line a number (RFC 4180), with everything on it that tells where it comes from, so that files can be laid end to
 * end. An empty cell: does not apply.
 */
export function reportCsv({ report, names }: Exported): string {
  const lines = METRIC_IDS.map((id) => {
    const { value, numerator, denominator } = report.metrics[id];
    const about = [nameOf(names, 'prediction'), nameOf(names, 'reference'), id];
    return [...about, value, numerator, denominator, VERSION, report.signature];
  });
  return [COLUMNS, ...lines].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

/** Spreadsheets run what begins like this; an apostrophe in front makes it a text. */
const FORMULA = /^[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20|]|^[\t\r\n]/;

function cellOf(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
