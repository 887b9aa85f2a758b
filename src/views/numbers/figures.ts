import type { MetricId } from '../../omnicapbench/metrics/ids';
import type { MetricValue } from '../../omnicapbench/report';

/** The eight numbers of the strip, in the order of the tracks. */
export const HEADLINES: readonly { readonly id: MetricId; readonly title: string }[] = [
  { id: 'sgc', title: 'Compliance' },
  { id: 'ref_use', title: 'RefUse' },
  { id: 'ccc', title: 'CCC' },
  { id: 'ref_f1', title: 'Reference F1' },
  { id: 'shot_f1', title: 'Shot F1' },
  { id: 'subshot_f1', title: 'Subshot F1' },
  { id: 'event_f1', title: 'Event F1' },
  { id: 'evsa_f1', title: 'EVSA F1' },
];

/** What a value that does not apply is shown as. */
export const NOT_APPLICABLE = 'n/a';

/** A fraction in [0, 1] as a percentage with two decimals, without the sign. */
export function percent(value: number | null): string {
  return value === null ? NOT_APPLICABLE : (100 * value).toFixed(2);
}

/** The raw fraction, as scripts and tests read it. */
export function rawValue(value: number | null): string {
  return String(value);
}

/** A count as it is, a sum with at most two decimals. */
export function amount(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toFixed(2)));
}

/** A whole number with its thousands apart, the same in every browser: `12,345`. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `8/11`; nothing for a number that is no ratio of counts. */
export function fraction({ numerator, denominator }: MetricValue): string {
  return numerator === null || denominator === null ? '' : `${amount(numerator)}/${amount(denominator)}`;
}

/** What stands behind a value: its fraction, or how it came about without one. */
export function origin(metric: MetricValue): string {
  return fraction(metric) || (metric.value ? 'harmonic' : '');
}

/** A harmonic mean written as one fraction. */
export interface SharedFraction {
  /** `8/11`. */
  readonly fraction: string;
  /** `2 × 4 / (5 + 6)`. */
  readonly sum: string;
}

/** The harmonic mean of precision and recall as one fraction; null unless the two have the same numerator. */
export function sharedFraction(precision: MetricValue, recall: MetricValue): SharedFraction | null {
  const { numerator: correct, denominator: predicted } = precision;
  const { denominator: wanted } = recall;
  if (correct === null || predicted === null || wanted === null || recall.numerator !== correct) return null;
  return {
    fraction: `${amount(2 * correct)}/${amount(predicted + wanted)}`,
    sum: `2 × ${amount(correct)} / (${amount(predicted)} + ${amount(wanted)})`,
  };
}

/** The fraction behind a row: its own, or that of its harmonic mean; empty where it has none. */
export function rowFraction(
  { value, precision, recall }: { readonly value: MetricId; readonly precision?: MetricId; readonly recall?: MetricId },
  metrics: Readonly<Record<MetricId, MetricValue>>,
): string {
  const own = fraction(metrics[value]);
  if (own || !metrics[value].value || !precision || !recall) return own;
  return sharedFraction(metrics[precision], metrics[recall])?.fraction ?? '';
}

/** Why a metric has no value, in the words of what is missing. */
export function whyNotApplicable(id: MetricId): string {
  const what = ABSENT.find(([stem]) => id.startsWith(stem))?.[1];
  return `Not applicable: ${what ?? 'there is nothing to measure'}.`;
}

/** The first stem that fits decides, so the longer ones come first. */
const ABSENT: readonly (readonly [stem: string, what: string])[] = [
  ['ref_use', 'no matched unit uses a reference on either side'],
  ['ref_subject', 'there is no person, object or animal to find'],
  ['ref_scene', 'there is no scene to find'],
  ['ref', 'there is no reference to find'],
  ['subshot_tiou', 'no subshot is matched'],
  ['subshot', 'there is no subshot to find'],
  ['shot_tiou', 'no shot is matched'],
  ['shot', 'there is no shot to find'],
  ['event_dialogue', 'there is no dialogue to find'],
  ['event_nondialogue', 'there is no sound besides dialogue to find'],
  ['event_tiou', 'no event is matched'],
  ['event', 'there is no event to find'],
  ['dialogue_line', 'no dialogue is matched'],
  ['speaker', 'no matched dialogue names a speaker'],
  ['evsa', 'no event is linked to a shot'],
  ['ccc', 'no matched reference of this kind stands in a shot'],
];
