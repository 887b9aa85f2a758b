import { CONVENTIONS } from '../../omnicapbench/conventions';
import type { AppliedConvention, Contribution, Explanation } from '../../omnicapbench/metrics/explanation';
import type { MetricId } from '../../omnicapbench/metrics/ids';
import { publishedFigure } from '../../omnicapbench/published';
import type { Report } from '../../omnicapbench/report';
import { amount, percent, sharedFraction } from '../numbers/figures';
import { SOURCE_WORDS } from '../numbers/sources';
import type { ScoreRow } from './rows';

/** The numbers of a row, in the order in which they are worked out. */
export function outputsOf({ value, precision, recall }: ScoreRow): readonly MetricId[] {
  return precision && recall ? [precision, recall, value] : [value];
}

/** One line of the definition with this document's numbers put in. */
export interface FormulaLine {
  readonly id: MetricId;
  readonly name: string;
  readonly formula: string;
  /** The same as one fraction, `2 × 4 / (5 + 6) = 8/11`, where the formula does not say so itself. */
  readonly short: string | null;
  /** As the table prints it. */
  readonly result: string;
}

/** The definition of each number of a row. */
export function formulaLines(
  row: ScoreRow,
  { formula }: Pick<Explanation, 'formula'>,
  metrics: Report['metrics'],
): readonly FormulaLine[] {
  return outputsOf(row).flatMap((id): FormulaLine[] => {
    const written = formula[id];
    if (written === undefined) return [];
    const shared =
      id === row.value && row.precision && row.recall && metrics[id].value
        ? sharedFraction(metrics[row.precision], metrics[row.recall])
        : null;
    const short = shared && `${shared.sum} = ${shared.fraction}`;
    return [
      {
        id,
        name: nameOf(id, row),
        formula: written,
        short: short === written ? null : short,
        result: percent(metrics[id].value),
      },
    ];
  });
}

function nameOf(id: MetricId, { value, precision, recall, title }: ScoreRow): string {
  if (!precision || !recall) return title;
  return id === value ? 'F1' : id === precision ? 'Precision' : 'Recall';
}

/** The things that the numbers of a row count, in the order in which the metric tells them. */
export function countedIn(row: ScoreRow, { contributions }: Explanation): readonly Contribution[] {
  const outputs = outputsOf(row);
  return contributions.filter((one) => one.outputs.some((id) => outputs.includes(id)));
}

/** In which of a row's two directions a thing counts; empty where there are no two. */
export function directionOf({ precision, recall }: ScoreRow, { outputs }: Contribution): string {
  if (!precision || !recall) return '';
  const [inPrecision, inRecall] = [outputs.includes(precision), outputs.includes(recall)];
  if (inPrecision && inRecall) return 'both';
  return inPrecision ? 'precision' : inRecall ? 'recall' : '';
}

/** `1/1`, `2/4`, `0.91`; empty where it is no number. */
export function shareOf({ amount: share, of }: Contribution): string {
  if (share === null || of === null) return '';
  return of === 1 && !Number.isInteger(share) ? share.toFixed(2) : `${amount(share)}/${amount(of)}`;
}

/** A setting behind a number: what it is set to, why, and who says so. */
export interface ConventionLine {
  readonly setting: AppliedConvention['setting'];
  readonly title: string;
  readonly value: string;
  readonly why: string;
  readonly source: string;
}

/** The settings behind a number, in words. */
export function conventionLines({ conventions }: Explanation): readonly ConventionLine[] {
  return conventions.map(({ setting, value, why, source }) => ({
    setting,
    title: CONVENTIONS[setting].title,
    value,
    why,
    source: `${SOURCE_WORDS[source]}: ${CONVENTIONS[setting].where}.`,
  }));
}

/** What the paper prints of a model for the numbers of a row: `F1 35.58 (Table 3), Precision 66.28 (Table B.3)`. */
export function publishedLine(model: string, row: ScoreRow): string {
  const { value, precision, recall } = row;
  const told = [value, precision, recall].flatMap((id) => {
    const figure = id && publishedFigure(model, id);
    return id && figure ? [`${nameOf(id, row)} ${figure.mean.toFixed(2)} (${figure.where})`] : [];
  });
  return told.join(', ') || 'prints no such number';
}
