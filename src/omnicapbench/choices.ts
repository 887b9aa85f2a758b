import type { MetricId } from './metrics/ids';

/** Settings that are one choice of a few. */
export type ChoiceSetting = 'gate' | 'ref_matcher' | 'sub_matcher' | 'evsa' | 'ccc' | 'repair';

/** The number that a convention is about, by which its choices are compared. */
export const DECIDED_BY: Readonly<Record<ChoiceSetting, MetricId>> = {
  gate: 'sgc',
  ref_matcher: 'ref_f1',
  sub_matcher: 'subshot_f1',
  evsa: 'evsa_f1',
  ccc: 'ccc',
  repair: 'sgc',
};
