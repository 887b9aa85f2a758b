import type { ReferenceEntity, Shot } from '../canonical/units';
import type { Evaluation } from '../evaluation';
import { trajectories } from '../metrics/ccc';

/** An entity of the reference that the prediction takes for two. */
export interface Split {
  readonly entity: ReferenceEntity;
  /** Its counterpart. */
  readonly match: ReferenceEntity;
  /** The predicted entity that stands in its stead elsewhere. */
  readonly other: ReferenceEntity;
  /** The predicted shots in which it does, in order of time. */
  readonly shots: readonly Shot[];
}

/** Two entities of the reference that the prediction takes for one. */
export interface Merge {
  readonly entity: ReferenceEntity;
  /** Its counterpart, which stands for `other` too. */
  readonly match: ReferenceEntity;
  /** The reference's entity that got no counterpart of its own. */
  readonly other: ReferenceEntity;
  /** The predicted shots in which it does, in order of time. */
  readonly shots: readonly Shot[];
}

/** As ConsistentCoreference finds them, each stand-in once: for the entity it replaces most often. @see contract §5 Probes */
export function findSplits({ reference, alignment }: Evaluation): Split[] {
  const { references, shots } = alignment;
  const found: Split[] = [];
  for (const [entity, seen] of trajectories(reference)) {
    const match = references.toPrediction.get(entity);
    if (match === undefined || seen.size < 2) continue;
    const stead = new Map<ReferenceEntity, Shot[]>();
    for (const shot of seen) {
      const predicted = shots.toPrediction.get(shot);
      if (predicted === undefined || lists(predicted, match)) continue;
      for (const { entity: other } of predicted.references) {
        if (other && other.group === entity.group && !references.toReference.has(other)) push(stead, other, predicted);
      }
    }
    for (const [other, where] of stead) found.push({ entity, match, other, shots: where.sort(byStart) });
  }
  return mostOften(found, (split) => split.other);
}

/** As ConsistentCoreference finds them, each entity without a counterpart once. @see contract §5 Probes */
export function findMerges({ reference, prediction, alignment }: Evaluation): Merge[] {
  const { references, shots } = alignment;
  const theirs = trajectories(prediction);
  const seen = trajectories(reference);
  const found: Merge[] = [];
  for (const { reference: entity, prediction: match } of references.pairs) {
    if ((seen.get(entity)?.size ?? 0) < 2) continue;
    const others = new Map<ReferenceEntity, Shot[]>();
    for (const shot of theirs.get(match) ?? []) {
      const mapped = shots.toReference.get(shot);
      if (mapped === undefined || lists(mapped, entity)) continue;
      for (const { entity: other } of mapped.references) {
        if (other && other.group === entity.group && !references.toPrediction.has(other)) push(others, other, shot);
      }
    }
    for (const [other, where] of others) found.push({ entity, match, other, shots: where.sort(byStart) });
  }
  return mostOften(found, (merge) => merge.other);
}

/** Whether a shot lists an entity. */
export function lists(shot: Shot, entity: ReferenceEntity): boolean {
  return shot.references.some((use) => use.entity === entity);
}

function push(into: Map<ReferenceEntity, Shot[]>, key: ReferenceEntity, shot: Shot): void {
  const known = into.get(key);
  if (known) known.push(shot);
  else into.set(key, [shot]);
}

function byStart(a: Shot, b: Shot): number {
  return a.start - b.start || a.index - b.index;
}

function mostOften<Found extends { readonly shots: readonly Shot[] }>(
  found: readonly Found[],
  keyOf: (one: Found) => ReferenceEntity,
): Found[] {
  const best = new Map<ReferenceEntity, Found>();
  for (const one of found) {
    const known = best.get(keyOf(one));
    if (known === undefined || one.shots.length > known.shots.length) best.set(keyOf(one), one);
  }
  return [...best.values()];
}
