import { scoreInWords } from './formula';
import { shotMatcher } from './matchers';
import { pairMetric } from './pairs';
import { whyUnmatched } from './unmatched';

/** shot_precision, _recall, _f1. @see contract §5 */
export const shots = pairMetric({
  stem: 'shot',
  title: 'Shots',
  family: 'visual',
  subject: 'shot',
  track: 'shot',
  wouldInclude: ({ track }) => track === 'shot',
  definition: 'Shots paired one to one by temporal IoU at or above the threshold, the best pairs first.',
  sources: [{ kind: 'P', where: 'section 3.2, threshold 0.30' }],
  parameters: ['shot_tiou', 'duration'],
  units: (document) => document.shots,
  matching: (alignment) => alignment.shots,
  describePair: ({ score }) => `tIoU ${scoreInWords(score)}`,
  describeUnmatched: (targets, others, side, { alignment, settings }, kernels) =>
    whyUnmatched(targets, others, side, alignment.shots.pairs, shotMatcher(settings, kernels)),
});
