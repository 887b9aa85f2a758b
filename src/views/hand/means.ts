import { type SemanticValue, semanticValues } from '../../judge/metrics/compute';
import { SEMANTIC_METRICS, type SemanticId } from '../../judge/metrics/semantic';
import type { Item } from '../../judge/prompts/task';
import type { Verdict } from '../../judge/verdict';

/** A semantic mean of one judge. */
export interface MeanRow {
  readonly id: SemanticId;
  readonly title: string;
  readonly definition: string;
  /** Half of two others. */
  readonly half: boolean;
  readonly value: SemanticValue;
}

/** The report's dialogue_line is no judge's number, so it is left out. */
const NO_LINES = { value: null, numerator: null, denominator: null };

/** A judge's means over the questions it answered; only those that the questions can give. @see contract §7 */
export function meanRows(items: readonly Item[], verdictOf: (id: string) => Verdict | undefined): readonly MeanRow[] {
  const values = semanticValues(items, verdictOf, NO_LINES);
  return SEMANTIC_METRICS.filter(({ id, task }) => task !== null && values[id].total > 0).map(
    ({ id, title, definition, kind }) => ({ id, title, definition, half: kind === 'half-sum', value: values[id] }),
  );
}

/** "3 of 4": the answered questions behind a mean. */
export function answeredOf({ judged, total }: Pick<SemanticValue, 'judged' | 'total'>): string {
  return `${judged} of ${total}`;
}
