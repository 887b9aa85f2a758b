import type { MetricId } from '../omnicapbench/metrics/ids';
import { NOT_APPLICABLE } from '../omnicapbench/metrics/ratio';
import type { MetricValue } from '../omnicapbench/report';
import type { Settings } from '../omnicapbench/settings';
import type { VideoScore } from './video';

/**
 * What a video that fails the gate counts as: zero in every metric (the paper's text), or nothing in metrics that
 * are conditional on a match, as nothing was matched.
 * @see contract §2.6
 */
export type GateZero = 'all' | 'recovery';

const CONDITIONAL: ReadonlySet<MetricId> = new Set([
  'shot_tiou',
  'subshot_tiou',
  'event_tiou',
  'dialogue_line',
  'speaker_precision',
  'speaker_recall',
  'speaker_f1',
  'ref_use_shot',
  'ref_use_subshot',
  'ref_use_event',
  'ref_use',
  'evsa_precision',
]);
const CCC: ReadonlySet<MetricId> = new Set(['ccc', 'ccc_person', 'ccc_object', 'ccc_scene', 'ccc_animal']);

/** Whether a metric is about matched units only. CCC is under `matched`, since its mean runs over matched references. */
export function isConditional(id: MetricId, ccc: Settings['ccc']): boolean {
  return CONDITIONAL.has(id) || (ccc === 'matched' && CCC.has(id));
}

/** A metric of a video under a convention. */
export function valueUnder({ gatePass, metrics, ccc }: VideoScore, id: MetricId, gateZero: GateZero): MetricValue {
  return !gatePass && gateZero === 'recovery' && isConditional(id, ccc) ? NOT_APPLICABLE : metrics[id];
}
