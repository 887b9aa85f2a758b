import type { MetricId } from '../../omnicapbench/metrics/ids';

/** The settings that have a curve. */
export type CurveSetting = 'ref_threshold' | 'sub_threshold' | 'shot_tiou' | 'event_tiou' | 'dialogue_score' | 'delta';

/** One line of a curve. */
export interface CurveMetric {
  readonly id: MetricId;
  readonly title: string;
  /** The track it is about. */
  readonly hue: 'ref' | 'shot' | 'event';
}

const REF_F1: CurveMetric = { id: 'ref_f1', title: 'Reference F1', hue: 'ref' };
const REF_USE: CurveMetric = { id: 'ref_use', title: 'RefUse', hue: 'ref' };
const CCC: CurveMetric = { id: 'ccc', title: 'CCC', hue: 'ref' };
const SHOT_F1: CurveMetric = { id: 'shot_f1', title: 'Shot F1', hue: 'shot' };
const SUBSHOT_F1: CurveMetric = { id: 'subshot_f1', title: 'Subshot F1', hue: 'shot' };
const EVENT_F1: CurveMetric = { id: 'event_f1', title: 'Event F1', hue: 'event' };
const SPEAKER_F1: CurveMetric = { id: 'speaker_f1', title: 'Speaker F1', hue: 'event' };
const EVSA_F1: CurveMetric = { id: 'evsa_f1', title: 'EVSA F1', hue: 'event' };

/** Which headline numbers each setting moves: the one it is made for first, then those that follow from it. */
export const CURVE_METRICS: Readonly<Record<CurveSetting, readonly CurveMetric[]>> = {
  ref_threshold: [REF_F1, REF_USE, CCC],
  sub_threshold: [SUBSHOT_F1, REF_USE],
  shot_tiou: [SHOT_F1, EVSA_F1, CCC],
  event_tiou: [EVENT_F1, EVSA_F1],
  dialogue_score: [EVENT_F1, SPEAKER_F1, EVSA_F1],
  delta: [SUBSHOT_F1, REF_USE],
};

/** Where a default comes from: the paper leaves two thresholds to a judge, so those are ours. */
export const DEFAULT_OF: Readonly<Record<CurveSetting, 'paper' | 'default'>> = {
  ref_threshold: 'default',
  sub_threshold: 'default',
  shot_tiou: 'paper',
  event_tiou: 'paper',
  dialogue_score: 'paper',
  delta: 'paper',
};
