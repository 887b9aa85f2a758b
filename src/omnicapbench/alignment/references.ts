import type { Candidate, Kernels } from '../../kernel/kernels';
import { type Comparable, comparable, similarity } from '../../text/similarity';
import { tokenize } from '../../text/tokens';
import type { ReferenceEntity } from '../canonical/units';
import type { Settings } from '../settings';
import { type MapWarning, matchByMap } from './manual';
import { inTieOrder } from './order';
import { type Matching, matchingOf, type Pair, pairsOf, passes } from './pairs';

/** The pairing of reference entities, which is the id map of everything else. @see contract §4 References */
export interface ReferenceAlignment extends Matching<ReferenceEntity> {
  /** Reference entities with at least one counterpart, seen from their side alone. @see contract §5 ref_subject */
  readonly recalled: ReadonlySet<ReferenceEntity>;
  /** Predicted entities with at least one counterpart, seen from their side alone. */
  readonly supported: ReadonlySet<ReferenceEntity>;
  readonly warnings: readonly MapWarning[];
}

/** Pairs reference entities inside one exact type, by the matcher of the settings. */
export function alignReferences(
  reference: readonly ReferenceEntity[],
  prediction: readonly ReferenceEntity[],
  settings: Settings,
  kernels: Kernels,
): ReferenceAlignment {
  if (settings.ref_matcher === 'lexical') return matchByText(reference, prediction, settings.ref_threshold, kernels);
  if (settings.ref_matcher === 'id') return oneToOne(matchById(reference, prediction), []);
  const { pairs, warnings } = matchByMap(reference, prediction, settings.ref_map);
  return oneToOne(pairs, warnings);
}

/** Where the one-to-one map decides, both directions see just its pairs. */
function oneToOne(pairs: readonly Pair<ReferenceEntity>[], warnings: readonly MapWarning[]): ReferenceAlignment {
  const matching = matchingOf(pairs);
  const recalled = new Set(matching.toPrediction.keys());
  return { ...matching, recalled, supported: new Set(matching.toReference.keys()), warnings };
}

function matchById(reference: readonly ReferenceEntity[], prediction: readonly ReferenceEntity[]) {
  const predicted = new Map(prediction.map((entity) => [entity.id, entity]));
  return reference.flatMap((entity): Pair<ReferenceEntity>[] => {
    const other = predicted.get(entity.id);
    return other?.group === entity.group ? [{ reference: entity, prediction: other, score: 1 }] : [];
  });
}

function matchByText(
  reference: readonly ReferenceEntity[],
  prediction: readonly ReferenceEntity[],
  threshold: number,
  kernels: Kernels,
): ReferenceAlignment {
  const r = inTieOrder(reference);
  const p = inTieOrder(prediction);
  const groups = new Map<string, Described[]>();
  for (const described of p.map(describe)) {
    const group = groups.get(described.entity.group);
    if (group) group.push(described);
    else groups.set(described.entity.group, [described]);
  }
  const recalled = new Set<ReferenceEntity>();
  const supported = new Set<ReferenceEntity>();
  const candidates: Candidate[] = [];
  for (const one of r.map(describe)) {
    for (const other of groups.get(one.entity.group) ?? []) {
      const score = similarity(one.text, other.text);
      if (!passes(score, threshold)) continue;
      recalled.add(one.entity);
      supported.add(other.entity);
      candidates.push({ reference: one.position, prediction: other.position, score, tiou: 0 });
    }
  }
  const pairs = pairsOf(kernels.matchCandidates(candidates, r.length, p.length), r, p);
  return { ...matchingOf(pairs), recalled, supported, warnings: [] };
}

interface Described {
  readonly entity: ReferenceEntity;
  /** In tie order. */
  readonly position: number;
  readonly text: Comparable;
}

/** A description as it stands: mentions in it are plain words. */
function describe(entity: ReferenceEntity, position: number): Described {
  return { entity, position, text: comparable(tokenize(entity.detail), entity.detail) };
}
