import { readFileSync } from 'node:fs';
import { METRICS } from '../../../src/omnicapbench/metrics';
import { explainMetric } from '../../../src/omnicapbench/metrics/explain';
import type { Explanation } from '../../../src/omnicapbench/metrics/explanation';
import { readPair } from '../../../src/omnicapbench/read';
import { evaluate, type ScoredPair } from '../../../src/omnicapbench/score';
import { type SettingsInput, SettingsSchema } from '../../../src/omnicapbench/settings';
import { kernels } from '../../kernel/support';
import type { JsonRecord } from '../build';

interface ContractCase {
  readonly id: string;
  readonly prediction: string;
  readonly reference: string;
  readonly settings: SettingsInput;
}

/** The contract's public cases. */
export const CASES: readonly ContractCase[] = readFileSync(
  new URL('../../fixtures/omnicapbench/public.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line): ContractCase => JSON.parse(line));

/** Two documents, or texts as they are, read and scored. */
export function evaluated(
  prediction: JsonRecord | string,
  reference: JsonRecord | string,
  settings: SettingsInput = {},
): ScoredPair {
  const text = (side: JsonRecord | string): string => (typeof side === 'string' ? side : JSON.stringify(side));
  const all = SettingsSchema.parse(settings);
  return evaluate(readPair(text(prediction), text(reference), all), all, kernels);
}

/** The explanation of the metric of that id. */
export function explain(scored: ScoredPair, id: string): Explanation {
  const metric = METRICS.find((one) => one.id === id);
  if (metric === undefined) throw new Error(`There is no metric ${id}.`);
  return explainMetric(metric, scored, kernels);
}

/** `reference ~ prediction amount/of: note` of every contribution. */
export function contributions({ contributions: rows }: Explanation): string[] {
  return rows.map(
    ({ reference, prediction, amount, of, note }) =>
      `${reference ?? '-'} ~ ${prediction ?? '-'} ${amount}/${of}: ${note}`,
  );
}

/** `side unit: note` of every exclusion. */
export function exclusions({ excluded }: Explanation): string[] {
  return excluded.map(({ side, unit, note }) => `${side} ${unit ?? '-'}: ${note}`);
}
