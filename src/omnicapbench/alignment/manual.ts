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

type Entry = readonly [reference: string, prediction: string];

/** All entries with canonical ids, as given. */
function canonicalEntries(map: Settings['ref_map']): Entry[] {
  return Object.entries(map).map(([key, value]): Entry => [canonicalId(key), canonicalId(value)]);
}

/** The map with canonical ids, the first of equal keys, in code-unit order of the keys: what is hashed. @see contract §8 */
export function canonicalMap(map: Settings['ref_map']): Entry[] {
  const first = new Map<string, string>();
  for (const [reference, prediction] of canonicalEntries(map)) {
    if (!first.has(reference)) first.set(reference, prediction);
  }
  return [...first].sort(([a], [b]) => compareIds(a, b));
}

/**
 * Pairs by a given map. Entries that name nothing, mix types or take what is taken are dropped; of those that compete
 * the first as given wins.
 * @see contract §4 References
 */
export function matchByMap(
  reference: readonly ReferenceEntity[],
  prediction: readonly ReferenceEntity[],
  map: Settings['ref_map'],
): { readonly pairs: Pair<ReferenceEntity>[]; readonly warnings: MapWarning[] } {
  const references = new Map(reference.map((entity) => [entity.id, entity]));
  const predictions = new Map(prediction.map((entity) => [entity.id, entity]));
  const used = new Set<ReferenceEntity>();
  const tried = new Set<string>();
  const pairs: Pair<ReferenceEntity>[] = [];
  const warnings: MapWarning[] = [];
  for (const [referenceId, predictionId] of canonicalEntries(map)) {
    const one = references.get(referenceId);
    const other = predictions.get(predictionId);
    const entry = `The map's entry ${referenceId} → ${predictionId}`;
    if (one === undefined || other === undefined) {
      const which =
        one === undefined ? `the reference defines no ${referenceId}` : `the prediction defines no ${predictionId}`;
      warnings.push({ code: 'map.unknown', message: `${entry} is not used: ${which}.` });
    } else if (one.group !== other.group) {
      warnings.push({ code: 'map.type', message: `${entry} is not used: their types differ.` });
    } else if (tried.has(referenceId)) {
      warnings.push({ code: 'map.repeat', message: `${entry} is not used: the map has ${referenceId} already.` });
    } else if (used.has(other)) {
      warnings.push({ code: 'map.repeat', message: `${entry} is not used: ${predictionId} is taken already.` });
    } else {
      used.add(other);
      pairs.push({ reference: one, prediction: other, score: 1 });
    }
    tried.add(referenceId);
  }
  return { pairs, warnings };
}
