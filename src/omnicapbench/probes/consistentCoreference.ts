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
    const failing = seen.filter((entity) => {
      const match = alignment.references.toPrediction.get(entity);
      if (match === undefined) return false;
      return (
        isSplit(entity, match, ours.get(entity) ?? new Set(), alignment) ||
        isMerged(entity, theirs.get(match) ?? new Set(), alignment)
      );
    });
    return { checked: seen.length, failures: failing.map((entity) => entity.node) };
  },
};

function lists(shot: Shot, entity: ReferenceEntity): boolean {
  return shot.references.some((use) => use.entity === entity);
}

/** A counterpart of one of its shots lists not its match but another, unmatched entity of the type. */
function isSplit(
  entity: ReferenceEntity,
  match: ReferenceEntity,
  shots: ReadonlySet<Shot>,
  { references, shots: { toPrediction } }: UnitAlignment,
): boolean {
  return [...shots].some((shot) => {
    const predicted = toPrediction.get(shot);
    if (predicted === undefined || lists(predicted, match)) return false;
    return predicted.references.some(
      ({ entity: other }) => other && other.group === entity.group && !references.toReference.has(other),
    );
  });
}

/** Its match stands in for another, unmatched entity of the type in a shot that does not show it. */
function isMerged(
  entity: ReferenceEntity,
  predictedShots: ReadonlySet<Shot>,
  { references, shots: { toReference } }: UnitAlignment,
): boolean {
  return [...predictedShots].some((shot) => {
    const mapped = toReference.get(shot);
    if (mapped === undefined || lists(mapped, entity)) return false;
    return mapped.references.some(
      ({ entity: other }) => other && other.group === entity.group && !references.toPrediction.has(other),
    );
  });
}
