import type { CanonicalDocument, ReferenceEntity, Shot } from '../canonical/units';
import type { Evaluation } from '../evaluation';
import { unitKey } from '../keys';
import type { Settings } from '../settings';
import { untestable } from './excluded';
import { explanationOf, rowsOf } from './explanation';
import { idsInWords, meanFormula } from './formula';
import type { MetricId } from './ids';
import { meanOf } from './mean';
import type { GraphMetric } from './metric';

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

/** The overlap of one entity's two trajectories, as a share of both. */
export interface TrajectoryOverlap {
  readonly entity: ReferenceEntity;
  readonly match: ReferenceEntity | undefined;
  /** |T ∩ T'| */
  readonly amount: number;
  /** |T ∪ T'| */
  readonly of: number;
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
    return counts ? [{ entity, match, amount: shared, of: union }] : [];
  });
}

const OUTPUTS = ['ccc', 'ccc_person', 'ccc_object', 'ccc_scene', 'ccc_animal'] as const satisfies readonly MetricId[];

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

const PARAMETERS: GraphMetric['parameters'] = [
  'ccc',
  'shot_tiou',
  'ref_matcher',
  'ref_threshold',
  'ref_map',
  'duration',
];

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
  parameters: PARAMETERS,
  compute: (evaluation) => {
    const overlaps = trajectoryOverlaps(evaluation);
    const about = (output: MetricId) => overlaps.filter(({ entity }) => isAbout(output, entity));
    return Object.fromEntries(OUTPUTS.map((output) => [output, meanOf(about(output))]));
  },
  explain: (evaluation) => {
    const overlaps = trajectoryOverlaps(evaluation);
    const noteOf = trajectoryNotes(evaluation);
    const averaged = new Set(overlaps.map(({ entity }) => entity));
    return explanationOf(
      {
        formula: Object.fromEntries(
          OUTPUTS.map((output) => {
            const shares = overlaps.filter(({ entity }) => isAbout(output, entity));
            return [output, meanFormula(shares, meanOf(shares))];
          }),
        ),
        contributions: [
          rowsOf(overlaps, (overlap) => ({
            outputs: OUTPUTS.filter((output) => isAbout(output, overlap.entity)),
            reference: unitKey('reference', overlap.entity.id),
            prediction: overlap.match ? unitKey('reference', overlap.match.id) : null,
            amount: overlap.amount,
            of: overlap.of,
            note: noteOf(overlap),
          })),
        ],
        excluded: [
          rowsOf(
            evaluation.reference.references.filter((entity) => !averaged.has(entity)),
            (entity) => ({
              side: 'reference',
              unit: unitKey('reference', entity.id),
              note: whyNotAveraged(entity, evaluation),
            }),
          ),
          ...untestable(evaluation, ({ track }) => track !== 'event'),
        ],
      },
      PARAMETERS,
      evaluation.settings,
    );
  },
  countInReference: countListed,
};

function whyNotAveraged({ id }: ReferenceEntity, { settings, alignment, reference }: Evaluation): string {
  if (settings.ccc === 'cross-shot') return `${id} is listed in fewer than two shots`;
  const matched = reference.references.some(
    (entity) => entity.id === id && alignment.references.toPrediction.has(entity),
  );
  return matched ? `neither ${id} nor its counterpart is listed in a shot` : `${id} has no counterpart`;
}

/** Where the two trajectories part: shots of the reference that are missing, shots of the prediction too many. */
export function trajectoryNotes({
  reference,
  prediction,
  alignment,
}: Evaluation): (overlap: TrajectoryOverlap) => string {
  const ours = trajectories(reference);
  const theirs = trajectories(prediction);
  return ({ entity, match, amount, of }) => {
    const shots = [...(ours.get(entity) ?? NOWHERE)];
    const predicted = match && theirs.get(match);
    const missing = shots.filter((shot) => {
      const mapped = alignment.shots.toPrediction.get(shot);
      return mapped === undefined || !predicted?.has(mapped);
    });
    const extra = [...(predicted ?? NOWHERE)].filter((shot) => {
      const mapped = alignment.shots.toReference.get(shot);
      return mapped === undefined || !shots.includes(mapped);
    });
    return [
      `${amount} of ${of} shots shared${match ? '' : ', since it has no counterpart'}`,
      ...(missing.length > 0 ? [`missing: ${idsInWords(missing)} of the reference`] : []),
      ...(extra.length > 0 ? [`too many: ${idsInWords(extra)} of the prediction`] : []),
    ].join('; ');
  };
}
