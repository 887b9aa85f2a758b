import type { CanonicalDocument, ReferenceEntity, Shot } from '../canonical/units';
import type { Evaluation } from '../evaluation';
import type { MetricValue } from '../report';
import type { Settings } from '../settings';
import type { MetricId } from './ids';
import type { GraphMetric } from './metric';
import { mean } from './ratio';

/** T(r) of every entity: the shots that list it. @see contract §5 CCC */
export function trajectories({ shots }: CanonicalDocument): ReadonlyMap<ReferenceEntity, ReadonlySet<Shot>> {
  const shotsOf = new Map<ReferenceEntity, Set<Shot>>();
  for (const shot of shots) {
    for (const { entity } of shot.references) {
      if (entity === undefined) continue;
      const seen = shotsOf.get(entity);
      if (seen) seen.add(shot);
      else shotsOf.set(entity, new Set([shot]));
    }
  }
  return shotsOf;
}

const NOWHERE: ReadonlySet<Shot> = new Set();

/** The overlap of one entity's two trajectories. */
export interface TrajectoryOverlap {
  readonly entity: ReferenceEntity;
  readonly shared: number;
  readonly union: number;
}

/**
 * |T ∩ T'| and |T ∪ T'| of every reference entity that CCC averages over, in the order of the track. A predicted
 * shot without a counterpart stays in T' as an element equal to nothing else.
 * @see contract §5 CCC
 */
export function trajectoryOverlaps({ reference, prediction, alignment, settings }: Evaluation): TrajectoryOverlap[] {
  const ours = trajectories(reference);
  const theirs = trajectories(prediction);
  return reference.references.flatMap((entity) => {
    const shots = ours.get(entity) ?? NOWHERE;
    const match = alignment.references.toPrediction.get(entity);
    const predicted = (match && theirs.get(match)) ?? NOWHERE;
    let shared = 0;
    for (const shot of predicted) {
      const mapped = alignment.shots.toReference.get(shot);
      if (mapped !== undefined && shots.has(mapped)) shared++;
    }
    const union = shots.size + predicted.size - shared;
    const counts = settings.ccc === 'matched' ? match !== undefined && union > 0 : shots.size >= 2;
    return counts ? [{ entity, shared, union }] : [];
  });
}

type CccId = Extract<MetricId, `ccc${string}`>;
const OUTPUTS = ['ccc', 'ccc_person', 'ccc_object', 'ccc_scene', 'ccc_animal'] as const satisfies readonly CccId[];

function isAbout(output: MetricId, { group }: ReferenceEntity): boolean {
  return output === 'ccc' || output === `ccc_${group}`;
}

/** References of an output that are listed in enough shots for the convention. */
function countListed(reference: CanonicalDocument, settings: Settings, output: MetricId): number {
  const least = settings.ccc === 'matched' ? 1 : 2;
  const listed = trajectories(reference);
  return reference.references.filter((entity) => isAbout(output, entity) && (listed.get(entity)?.size ?? 0) >= least)
    .length;
}

/** ccc and its parts by type. @see contract §5 CCC */
export const ccc: GraphMetric = {
  kind: 'graph',
  id: 'ccc',
  title: 'CCC',
  family: 'visual',
  subject: 'reference',
  outputs: OUTPUTS,
  definition:
    'Cross-shot consistency: for each reference, the shots it appears in against the shots its counterpart appears in (shared over either), averaged.',
  unit: 'mean over reference entities',
  sources: [
    { kind: 'P', where: 'macro average of cross-shot reference-trajectory IoU' },
    { kind: 'T', where: "over matched references: Table A.8's denominator, and B.1 on applicable predictions" },
  ],
  parameters: ['ccc', 'shot_tiou', 'ref_matcher', 'ref_threshold', 'ref_map'],
  compute: (evaluation) => {
    const overlaps = trajectoryOverlaps(evaluation);
    const values = OUTPUTS.map((output): [CccId, MetricValue] => [
      output,
      mean(overlaps.filter(({ entity }) => isAbout(output, entity)).map(({ shared, union }) => shared / union)),
    ]);
    return Object.fromEntries(values);
  },
  countInReference: countListed,
};
