import { field } from '../../json/tree';
import type { DroppedUnit, ReferenceEntity } from '../canonical/units';
import type { Side } from '../diagnostics';
import type { Evaluation } from '../evaluation';
import { unitKey } from '../keys';
import type { Settings } from '../settings';
import { readReferenceType } from '../vocabulary';
import { describeEntityPair, whyEntityUnmatched } from './entityNotes';
import { untestable } from './excluded';
import { batchOf, type Contribution, explanationOf, type Rows } from './explanation';
import { harmonicFormula, ratioFormula } from './formula';
import type { GraphMetric } from './metric';
import { nearestEntities } from './nearest';
import { fromDirections, ratio, tripleIds, tripleValues } from './ratio';

interface DirectionalFacts {
  readonly stem: 'ref_subject' | 'ref_scene';
  readonly title: string;
  readonly noun: string;
  includes(entity: Pick<ReferenceEntity, 'group'>): boolean;
}

const PARAMETERS: readonly (keyof Settings)[] = ['ref_matcher', 'ref_threshold', 'ref_map'];

/**
 * References seen from both sides on their own: an entity counts when the other side has anything like it, whether
 * or not the one-to-one map pairs the two.
 * @see contract §5 ref_subject
 */
export function directional({ stem, title, noun, includes }: DirectionalFacts): GraphMetric {
  const outputs = tripleIds(stem);
  const [precision, recall, f1] = outputs;

  const directions = ({ reference, prediction, alignment }: Evaluation) => {
    const { recalled, supported } = alignment.references;
    const ours = reference.references.filter(includes);
    const theirs = prediction.references.filter(includes);
    const values = fromDirections(
      ratio(theirs.filter((entity) => supported.has(entity)).length, theirs.length),
      ratio(ours.filter((entity) => recalled.has(entity)).length, ours.length),
    );
    return { ours, theirs, values };
  };

  const rows = (side: Side, targets: readonly ReferenceEntity[], evaluation: Evaluation, found: boolean) => {
    const { recalled, supported } = evaluation.alignment.references;
    const seen = side === 'reference' ? recalled : supported;
    const listed = targets.filter((entity) => seen.has(entity) === found);
    return batchOf(listed, (entities): Contribution[] => {
      const notes = found ? whyFound(entities, side, evaluation) : whyNotFound(entities, side, evaluation);
      return entities.map((entity, index) => {
        const { partner, note } = notes[index] ?? { partner: null, note: '' };
        const key = unitKey('reference', entity.id);
        return {
          outputs: [side === 'reference' ? recall : precision, f1],
          reference: side === 'reference' ? key : partner,
          prediction: side === 'prediction' ? key : partner,
          amount: found ? 1 : 0,
          of: 1,
          note,
        };
      });
    });
  };

  return {
    kind: 'graph',
    id: stem,
    title,
    family: 'visual',
    subject: 'reference',
    outputs,
    definition: `Recall: ${noun}s of the reference that the prediction describes at least once. Precision: ${noun}s of the prediction that the reference describes. F1: their harmonic mean.`,
    unit: 'harmonic mean of two directions',
    sources: [
      { kind: 'P', where: 'A.2.2: references are matched from both perspectives' },
      { kind: 'C', where: 'the form of the match (token overlap at a threshold), which the paper leaves to a judge' },
    ],
    parameters: PARAMETERS,
    compute: (evaluation) => tripleValues(stem, directions(evaluation).values),
    explain: (evaluation) => {
      const { ours, theirs, values } = directions(evaluation);
      const contributions: Rows<Contribution>[] = [false, true].flatMap((found) => [
        rows('reference', ours, evaluation, found),
        rows('prediction', theirs, evaluation, found),
      ]);
      const belongs = ({ track, node }: DroppedUnit): boolean =>
        track === 'reference' && includes(readReferenceType(field(node, 'type')));
      return explanationOf(
        {
          formula: {
            [precision]: ratioFormula(values.precision, `found in the reference`, `predicted`),
            [recall]: ratioFormula(values.recall, 'found in the prediction', 'in the reference'),
            [f1]: harmonicFormula(values.precision, values.recall, values.f1),
          },
          contributions,
          excluded: untestable(evaluation, belongs),
        },
        PARAMETERS,
        evaluation.settings,
      );
    },
    countInReference: (reference) => reference.references.filter(includes).length,
  };
}

interface Finding {
  readonly partner: string | null;
  readonly note: string;
}

/** The entity's nearest on the other side, or its counterpart where the one-to-one map decides. */
function whyFound(entities: readonly ReferenceEntity[], side: Side, evaluation: Evaluation): Finding[] {
  const { reference, prediction, alignment, settings } = evaluation;
  const { toPrediction, toReference } = alignment.references;
  const finding = (other: ReferenceEntity, score: number): Finding => ({
    partner: unitKey('reference', other.id),
    note: `found as ${other.id}: ${describeEntityPair(score, evaluation)}`,
  });
  const nearests =
    settings.ref_matcher === 'lexical'
      ? nearestEntities(entities, (side === 'reference' ? prediction : reference).references)
      : entities.map((entity) => {
          const unit = (side === 'reference' ? toPrediction : toReference).get(entity);
          return unit && { unit, score: 1 };
        });
  return nearests.map((nearest) => (nearest ? finding(nearest.unit, nearest.score) : { partner: null, note: '' }));
}

function whyNotFound(entities: readonly ReferenceEntity[], side: Side, evaluation: Evaluation): Finding[] {
  const others = evaluation[side === 'reference' ? 'prediction' : 'reference'].references;
  return whyEntityUnmatched(entities, others, side, evaluation).map((note) => ({ partner: null, note }));
}
