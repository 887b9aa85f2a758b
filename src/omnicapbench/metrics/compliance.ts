import type { GateMetric } from './metric';
import { ZERO } from './ratio';

/** sgc. @see contract §2.6 */
export const compliance: GateMetric = {
  kind: 'gate',
  id: 'sgc',
  title: 'Compliance',
  family: 'schema',
  subject: 'document',
  outputs: ['sgc'],
  definition:
    'Required fields that are present and well typed, over all required fields of the document. 0 when the gate fails.',
  unit: 'required fields present and well typed',
  sources: [
    { kind: 'P', where: 'Structural Gate and Compliance, section 3.2' },
    { kind: 'T', where: 'published means such as 92.12 are no pass rates over at most 76 videos, so it is a fraction' },
  ],
  parameters: ['gate'],
  compute: ({ pass, required, present }) => ({
    sgc: pass ? { value: present / required, numerator: present, denominator: required } : ZERO,
  }),
};
