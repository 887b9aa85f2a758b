import type { ChoiceSetting } from '../../omnicapbench/choices';
import { CONVENTIONS, type Convention } from '../../omnicapbench/conventions';
import type { Settings } from '../../omnicapbench/settings';
import type { CurveSetting } from '../curves/metrics';
import { SOURCE_WORDS } from '../numbers/sources';

/** The thresholds in the order of the panel: the paper's first, then those that stand in for a judge. */
export const CURVES: readonly CurveSetting[] = [
  'shot_tiou',
  'event_tiou',
  'dialogue_score',
  'ref_threshold',
  'sub_threshold',
  'delta',
];

/** The conventions in the order of the panel. */
export const CHOICES: readonly ChoiceSetting[] = ['gate', 'repair', 'evsa', 'ccc', 'ref_matcher', 'sub_matcher'];

/** The span of each slider. Constants, so that a scale is not made anew at every key. */
export const DOMAINS: Readonly<Record<CurveSetting, readonly [number, number]>> = {
  shot_tiou: domainOf('shot_tiou'),
  event_tiou: domainOf('event_tiou'),
  dialogue_score: domainOf('dialogue_score'),
  ref_threshold: domainOf('ref_threshold'),
  sub_threshold: domainOf('sub_threshold'),
  delta: domainOf('delta'),
};

function domainOf(setting: CurveSetting): readonly [number, number] {
  const { min, max } = CONVENTIONS[setting].range ?? { min: 0, max: 1 };
  return [min, max];
}

/** Why a setting is there, and where its default comes from. */
export function reasonOf(setting: keyof Settings): string {
  const { why, source, where }: Convention = CONVENTIONS[setting];
  return `${why} ${SOURCE_WORDS[source]}: ${where}.`;
}
