import type { GraphMetric } from './metric';
import { fromCounts, tripleIds, tripleValues } from './ratio';

/** ref_precision, _recall, _f1. @see contract §5 */
export const references: GraphMetric = {
  kind: 'graph',
  id: 'ref',
  title: 'References',
  family: 'visual',
  subject: 'reference',
  outputs: tripleIds('ref'),
  definition:
    'Persons, objects, scenes and animals paired one to one inside their type. This pairing is the id map that every other metric uses.',
  unit: 'pairs',
  sources: [
    { kind: 'P', where: 'Table B.2, Table A.5 (typed one-to-one)' },
    { kind: 'T', where: 'the published Subject and Scene F1 come from another matching: do not lay them side by side' },
  ],
  parameters: ['ref_matcher', 'ref_threshold', 'ref_map'],
  compute: ({ reference, prediction, alignment }) =>
    tripleValues(
      'ref',
      fromCounts(alignment.references.pairs.length, prediction.references.length, reference.references.length),
    ),
  countInReference: (reference) => reference.references.length,
};
