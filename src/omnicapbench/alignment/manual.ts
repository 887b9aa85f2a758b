import { canonicalId } from '../canonical/ids';
import type { ReferenceEntity } from '../canonical/units';
import type { Settings } from '../settings';
import { compareIds } from './order';
import type { Pair } from './pairs';

/** An entry of the manual map that could not be used. */
export interface MapWarning {
  readonly code: 'map.unknown' | 'map.type' | 'map.repeat';
  readonly message: string;
}

/**
 * The map with canonical ids, the first of equal keys, in code-unit order of the keys: the order in which entries
 * are tried, so that the signature's hash of the map tells the whole of it.
 * @see contract §8
 */
export function canonicalMap(map: Settings['ref_map']): (readonly [reference: string, prediction: string])[] {
  const entries = new Map<string, string>();
  for (const [reference, prediction] of Object.entries(map)) {
    const id = canonicalId(reference);
    if (!entries.has(id)) entries.set(id, canonicalId(prediction));
  }
  return [...entries].sort(([a], [b]) => compareIds(a, b));
}

/** Pairs by a given map; entries that name nothing, mix types or repeat a predicted entity are dropped. @see contract §4 */
export function matchByMap(
  reference: readonly ReferenceEntity[],
  prediction: readonly ReferenceEntity[],
  map: Settings['ref_map'],
): { readonly pairs: Pair<ReferenceEntity>[]; readonly warnings: MapWarning[] } {
  const references = new Map(reference.map((entity) => [entity.id, entity]));
  const predictions = new Map(prediction.map((entity) => [entity.id, entity]));
  const used = new Set<ReferenceEntity>();
  const pairs: Pair<ReferenceEntity>[] = [];
  const warnings: MapWarning[] = [];
  for (const [referenceId, predictionId] of canonicalMap(map)) {
    const one = references.get(referenceId);
    const other = predictions.get(predictionId);
    const entry = `The map's entry ${referenceId} → ${predictionId}`;
    if (one === undefined || other === undefined) {
      const which =
        one === undefined ? `the reference defines no ${referenceId}` : `the prediction defines no ${predictionId}`;
      warnings.push({ code: 'map.unknown', message: `${entry} is not used: ${which}.` });
    } else if (one.group !== other.group) {
      warnings.push({ code: 'map.type', message: `${entry} is not used: their types differ.` });
    } else if (used.has(other)) {
      warnings.push({ code: 'map.repeat', message: `${entry} is not used: ${predictionId} is taken already.` });
    } else {
      used.add(other);
      pairs.push({ reference: one, prediction: other, score: 1 });
    }
  }
  return { pairs, warnings };
}
