import type { Report } from '../omnicapbench/report';
import type { SettingsInput } from '../omnicapbench/settings';
import { dropReferences } from './judging';

/**
 * The settings after a reference entity was paired by hand: the manual matcher, with the whole present map, so that
 * nothing else moves. A predicted entity that is given away leaves its old partner alone; null pairs with none.
 */
export function mapByHand(
  settings: SettingsInput,
  { alignment }: Pick<Report, 'alignment'>,
  referenceId: string,
  predictionId: string | null,
): SettingsInput {
  const kept = alignment.references.filter(
    ([reference, prediction]) => reference !== referenceId && prediction !== predictionId,
  );
  const pairs = kept.map(([reference, prediction]): [string, string] => [reference, prediction]);
  if (predictionId !== null) pairs.push([referenceId, predictionId]);
  return { ...settings, ref_matcher: 'manual', ref_map: Object.fromEntries(pairs) };
}

/** The settings with the matcher of the defaults again. */
export function resetMap(settings: SettingsInput): SettingsInput {
  if (settings.ref_matcher === 'judge') return dropReferences(settings);
  const { ref_matcher: _, ref_map: __, ...rest } = settings;
  return rest;
}
