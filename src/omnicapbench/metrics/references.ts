import { describeEntityPair, whyEntityUnmatched } from './entityNotes';
import { pairMetric } from './pairs';

/** ref_precision, _recall, _f1. @see contract §5 */
export const references = pairMetric({
  stem: 'ref',
  title: 'References',
  family: 'visual',
  subject: 'reference',
  track: 'reference',
  wouldInclude: ({ track }) => track === 'reference',
  definition:
    'Persons, objects, scenes and animals paired one to one inside their type. This pairing is the id map that every other metric uses.',
  sources: [
    { kind: 'P', where: 'Table B.2, Table A.5 (typed one-to-one)' },
    { kind: 'T', where: 'the published Subject and Scene F1 come from another matching: do not lay them side by side' },
  ],
  parameters: ['ref_matcher', 'ref_threshold', 'ref_map'],
  units: (document) => document.references,
  matching: (alignment) => alignment.references,
  describePair: ({ score }, evaluation) => describeEntityPair(score, evaluation),
  describeUnmatched: whyEntityUnmatched,
});
