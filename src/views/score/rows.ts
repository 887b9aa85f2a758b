import type { MetricId } from '../../omnicapbench/metrics/ids';
import type { Metric, MetricFamily, MetricSubject } from '../../omnicapbench/metrics/metric';

/** What a row says of a metric; a `Metric` without its computing. */
export type MetricCard = Omit<Metric, 'compute'>;

/** One row of the table: a value with its precision and recall, or a value alone. */
export interface ScoreRow {
  /** The metric whose number stands in the value column. */
  readonly value: MetricId;
  readonly precision?: MetricId;
  readonly recall?: MetricId;
  readonly title: string;
  readonly subject: MetricSubject;
  /** A finer cut of the row above. */
  readonly sub: boolean;
  readonly unit: string;
  readonly card: MetricCard;
}

export interface ScoreGroup {
  readonly family: MetricFamily;
  readonly title: string;
  readonly rows: readonly ScoreRow[];
}

const FAMILIES: readonly (readonly [MetricFamily, string])[] = [
  ['visual', 'Visual'],
  ['audio', 'Audio'],
  ['audio-visual', 'Audio-visual'],
  ['schema', 'Schema'],
];

/** Rows that are a part of another and stand under it. */
const FINER = /^(event_dialogue|event_nondialogue|ref_use_|ccc_)/;

/** The metrics as the table shows them: by family, in the given order, every number in exactly one row. */
export function scoreGroups(cards: readonly MetricCard[]): readonly ScoreGroup[] {
  const rows = cards.flatMap((card) => rowsOf(card));
  return FAMILIES.map(([family, title]) => ({
    family,
    title,
    rows: rows.filter((row) => row.card.family === family),
  })).filter((group) => group.rows.length > 0);
}

function rowsOf(card: MetricCard): ScoreRow[] {
  const common = { subject: card.subject, unit: card.unit, card };
  const f1 = card.outputs.find((id) => id.endsWith('_f1'));
  const precision = card.outputs.find((id) => id.endsWith('_precision'));
  const recall = card.outputs.find((id) => id.endsWith('_recall'));
  const together = f1 && precision && recall ? [f1, precision, recall] : [];
  const rows: ScoreRow[] = [];
  if (f1 && precision && recall) {
    rows.push({ ...common, value: f1, precision, recall, title: withF1(card.title), sub: FINER.test(f1) });
  }
  const alone = card.outputs.filter((id) => !together.includes(id));
  for (const id of alone) {
    rows.push({ ...common, value: id, title: titleOf(card, id), sub: FINER.test(id) });
  }
  return rows;
}

function withF1(title: string): string {
  return /\bF1\b/.test(title) ? title : `${title} F1`;
}

/** A metric of several numbers names each by what its id adds to the metric's own. */
function titleOf(card: MetricCard, id: MetricId): string {
  if (card.outputs.length === 1 || id === card.id || id === card.outputs[0]) return card.title;
  const added = id.startsWith(`${card.id}_`) ? id.slice(card.id.length + 1) : id;
  return `${card.title}, ${added.replaceAll('_', ' ')}`;
}
