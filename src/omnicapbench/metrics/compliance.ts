import { type Contribution, explanationOf, rowsOf } from './explanation';
import { fieldFaults, gateFaultRows, placeOf, unitAtPath } from './gateFaults';
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
  explain: (evidence) => {
    const { pass, required, present } = evidence.gate;
    const keyAt = unitAtPath(evidence.prediction);
    const counted = `${present} present and well typed / ${required} required`;
    const faults = rowsOf(
      fieldFaults(evidence.diagnostics),
      (diagnostic): Contribution => ({
        outputs: ['sgc'],
        reference: null,
        prediction: keyAt(diagnostic.path),
        amount: 0,
        // An element that is no object lacks all fields of its kind at once.
        of: diagnostic.code === 'schema.not-an-object' ? null : 1,
        note: `line ${diagnostic.line}: ${diagnostic.message}`,
        place: placeOf(diagnostic),
      }),
    );
    const whole = rowsOf(
      [present],
      (amount): Contribution => ({
        outputs: ['sgc'],
        reference: null,
        prediction: null,
        amount,
        of: amount,
        note: 'required fields that are present and well typed',
      }),
    );
    return explanationOf(
      {
        formula: { sgc: pass ? counted : `0, since the gate fails (${counted})` },
        contributions: [faults, whole],
        excluded: pass ? [] : [gateFaultRows(evidence)],
      },
      ['gate'],
      evidence.settings,
    );
  },
};
