import type { MetricId } from './metrics/ids';
import { COMPOSITION_FAMILIES, type CompositionFamily, type Report } from './report';

/** Which metrics' lost points make up a family. @see contract §5 Failure composition */
export const COMPOSITION_METRICS: Readonly<Record<CompositionFamily, readonly MetricId[]>> = {
  format: ['sgc'],
  entity: ['ref_f1'],
  identity: ['ref_use'],
  action: ['shot_f1', 'subshot_f1'],
  audio: ['event_f1'],
  'audio-visual': ['evsa_f1'],
};

/** Shares of the lost points, adding up to 1, or all 0 when none is lost; a null loses nothing. @see contract §5 */
export function composeFailures(metrics: Report['metrics']): Report['composition'] {
  const deficit = (id: MetricId): number => 1 - (metrics[id].value ?? 1);
  const deficits = COMPOSITION_FAMILIES.map(
    (family) => [family, COMPOSITION_METRICS[family].reduce((sum, id) => sum + deficit(id), 0)] as const,
  );
  const total = deficits.reduce((sum, [, lost]) => sum + lost, 0);
  const shares = deficits.map(([family, lost]) => [family, total === 0 ? 0 : lost / total] as const);
  return Object.fromEntries(shares) as Report['composition'];
}
