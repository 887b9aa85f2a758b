import type { CostedCause, MetricChange } from '../../engine/costs';
import type { CauseKindId } from '../../omnicapbench/causes';
import { DIAGNOSTIC_SEVERITY, type Severity } from '../../omnicapbench/diagnostics';
import { METRICS } from '../../omnicapbench/metrics';
import type { MetricId } from '../../omnicapbench/metrics/ids';
import { points, signedPoints } from '../compare/DeltaBadge';
import { HEADLINES } from '../numbers/figures';
import { scoreGroups } from '../score/rows';

const NAMES: ReadonlyMap<MetricId, string> = new Map([
  ...scoreGroups(METRICS)
    .flatMap(({ rows }) => rows)
    .flatMap((row): readonly (readonly [MetricId, string])[] => {
      const stem = row.title.replace(/ F1$/, '');
      return [
        [row.value, row.title],
        ...(row.precision ? ([[row.precision, `${stem} precision`]] as const) : []),
        ...(row.recall ? ([[row.recall, `${stem} recall`]] as const) : []),
      ];
    }),
  ...HEADLINES.map(({ id, title }) => [id, title] as const),
]);

/** What a metric is called in a sentence. */
export function metricName(id: MetricId): string {
  return NAMES.get(id) ?? id;
}

/** "−19.58": what is lost. */
export function lost({ delta }: MetricChange): string {
  return `−${points(delta)}`;
}

/** "Costs 19.58 EVSA F1." */
export function saidCost({ metric, delta }: MetricChange): string {
  return `Costs ${points(delta)} ${metricName(metric)}.`;
}

/** "EVSA recall +33.33": what would change without the cause. */
export function saidChange({ metric, delta }: MetricChange): string {
  return `${metricName(metric)} ${signedPoints(delta)}`;
}

/** The kinds of causes in plain words. */
export const KIND_TITLES: Readonly<Record<CauseKindId, string>> = {
  gate: 'What fails the gate',
  'identity-split': 'Identity lost across a cut',
  'identity-merge': 'Several identities told as one',
  'missing-link': 'Events left out of shots they sound in',
  'disjoint-link': 'Links that cannot be true',
  'wrong-link': 'Links the reference does not have',
  'wrong-content': 'Units that tell something else',
  'missed-unit': 'Units of the reference that are missing',
  'unsupported-unit': 'Units without a counterpart',
  timing: 'Times that differ',
  untestable: 'Units that count for nothing',
  'dangling-id': 'Ids that nothing defines',
  'reference-use': 'References listed or mentioned otherwise',
  'wrong-speaker': 'Speakers that differ',
  'wrong-words': 'Words that differ',
  field: 'Fields absent or of the wrong type',
  'duplicate-unit': 'Units defined more than once',
  'unlisted-event': 'Events that overlap shots which do not list them',
  'duplicate-link': 'Ids listed more than once',
};

const RANK: readonly Severity[] = ['error', 'warning', 'info'];

/** Of kinds that no diagnostic tells, those that break the thread of the caption. */
const WARNED: readonly CauseKindId[] = ['identity-split', 'identity-merge', 'wrong-link', 'wrong-speaker'];

/** As grave as the gravest of its diagnostics; what only the reference can tell is a note. */
export function severityOf({ kind, diagnostics }: Pick<CostedCause, 'kind' | 'diagnostics'>): Severity {
  const told = new Set<Severity>(diagnostics.map(({ code }) => DIAGNOSTIC_SEVERITY[code]));
  if (kind === 'gate') told.add('error');
  if (WARNED.includes(kind)) told.add('warning');
  return RANK.find((severity) => told.has(severity)) ?? 'info';
}
