import type { UnitAlignment } from '../alignment/alignment';
import type { ReferenceEntity, Shot } from '../canonical/units';
import { trajectories } from '../metrics/ccc';
import type { Probe } from './probe';

/** @see contract §5 Probes */
export const consistentCoreference: Probe = {
  id: 'ConsistentCoreference',
  definition:
    'A reference entity seen in several shots keeps one identity: it neither becomes another (split) nor takes over another (merged).',
  run: ({ compared, prediction }) => {
    if (compared === undefined) return { checked: 0, failures: [] };
    const { reference, alignment } = compared;
    const ours = trajectories(reference);
    const theirs = trajectories(prediction);
    const seen = reference.references.filter((entity) => (ours.get(entity)?.size ?? 0) >= 2);
    const strangers = unmatchedGroups(alignment.references.toReference);
    const ourStrangers = unmatchedGroups(alignment.references.toPrediction);
    const failing = seen.filter((entity) => {
      const match = alignment.references.toPrediction.get(entity);
      if (match === undefined) return false;
      return (
        isSplit(entity, match, ours.get(entity) ?? new Set(), alignment, strangers) ||
        isMerged(entity, theirs.get(match) ?? new Set(), alignment, ourStrangers)
      );
    });
    return { checked: seen.length, failures: failing.map((entity) => entity.node) };
  },
};

/** The types of which a shot lists an unmatched entity; worked out once for each shot. */
type GroupsOf = (shot: Shot) => ReadonlySet<string>;

function unmatchedGroups(matched: ReadonlyMap<ReferenceEntity, unknown>): GroupsOf {
  const known = new Map<Shot, ReadonlySet<string>>();
  return (shot) => {
    const groups =
      known.get(shot) ?? new Set([...shot.shown].flatMap((entity) => (matched.has(entity) ? [] : entity.group)));
    known.set(shot, groups);
    return groups;
  };
}

/** A counterpart of one of its shots lists not its match but another, unmatched entity of the type. */
function isSplit(
  entity: ReferenceEntity,
  match: ReferenceEntity,
  shots: ReadonlySet<Shot>,
  { shots: { toPrediction } }: UnitAlignment,
  strangers: GroupsOf,
): boolean {
  return [...shots].some((shot) => {
    const predicted = toPrediction.get(shot);
    return predicted !== undefined && !predicted.shown.has(match) && strangers(predicted).has(entity.group);
  });
}

/** Its match stands in for another, unmatched entity of the type in a shot that does not show it. */
function isMerged(
  entity: ReferenceEntity,
  predictedShots: ReadonlySet<Shot>,
  { shots: { toReference } }: UnitAlignment,
  strangers: GroupsOf,
): boolean {
  return [...predictedShots].some((shot) => {
    const mapped = toReference.get(shot);
    return mapped !== undefined && !mapped.shown.has(entity) && strangers(mapped).has(entity.group);
  });
}
