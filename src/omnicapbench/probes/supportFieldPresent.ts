import type { Probe } from './probe';

/** @see contract §5 Probes */
export const supportFieldPresent: Probe = {
  id: 'SupportFieldPresent',
  definition: 'Every reference, testable or not, has a well-typed detail_description.',
  run: ({ prediction: { referenceSupport } }) => referenceSupport,
};
