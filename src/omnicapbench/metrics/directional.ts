import type { ReferenceEntity } from '../canonical/units';
import type { GraphMetric } from './metric';
import { fromDirections, ratio, tripleIds, tripleValues } from './ratio';

interface DirectionalFacts {
  readonly stem: 'ref_subject' | 'ref_scene';
  readonly title: string;
  readonly noun: string;
  includes(entity: ReferenceEntity): boolean;
}

/**
 * References seen from both sides on their own: an entity counts when the other side has anything like it, whether
 * or not the one-to-one map pairs the two.
 * @see contract §5 ref_subject
 */
export function directional({ stem, title, noun, includes }: DirectionalFacts): GraphMetric {
  return {
    kind: 'graph',
    id: stem,
    title,
    family: 'visual',
    subject: 'reference',
    outputs: tripleIds(stem),
    definition: `Recall: ${noun}s of the reference that the prediction describes at least once. Precision: ${noun}s of the prediction that the reference describes. F1: their harmonic mean.`,
    unit: 'harmonic mean of two directions',
    sources: [
      { kind: 'P', where: 'A.2.2: references are matched from both perspectives' },
      { kind: 'C', where: 'the form of the match (token overlap at a threshold), which the paper leaves to a judge' },
    ],
    parameters: ['ref_matcher', 'ref_threshold', 'ref_map'],
    compute: ({ reference, prediction, alignment }) => {
      const { recalled, supported } = alignment.references;
      const ours = reference.references.filter(includes);
      const theirs = prediction.references.filter(includes);
      const precision = ratio(theirs.filter((entity) => supported.has(entity)).length, theirs.length);
      const recall = ratio(ours.filter((entity) => recalled.has(entity)).length, ours.length);
      return tripleValues(stem, fromDirections(precision, recall));
    },
    countInReference: (reference) => reference.references.filter(includes).length,
  };
}
