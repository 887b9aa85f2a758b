import { explanationOf } from './explanation';
import { gateFaultRows } from './gateFaults';
import type { GateEvidence, GateMetric } from './metric';

/** gate_pass. @see contract §2.6 */
export const gatePass: GateMetric = {
  kind: 'gate',
  id: 'gate_pass',
  title: 'Gate',
  family: 'schema',
  subject: 'document',
  outputs: ['gate_pass'],
  definition:
    'Passed when the text can be read as an object with the arrays references, events and shots. A failure sets every later metric to zero.',
  unit: '1 when passed, 0 when failed',
  sources: [
    { kind: 'P', where: 'section 3.2: unreadable outputs score zero on every later metric' },
    { kind: 'C', where: 'Tables A.8 and A.9 disagree on missing fields; "strict" makes them fail the gate too' },
  ],
  parameters: ['gate'],
  compute: ({ pass }) => ({ gate_pass: { value: pass ? 1 : 0, numerator: pass ? 1 : 0, denominator: 1 } }),
  explain: (evidence) =>
    explanationOf(
      { formula: { gate_pass: verdict(evidence) }, contributions: [], excluded: [gateFaultRows(evidence)] },
      ['gate'],
      evidence.settings,
    ),
};

function verdict({ gate, prediction }: GateEvidence): string {
  if (gate.pass) return '1: the text is an object with the arrays references, events and shots';
  if (prediction === undefined) return '0: the text cannot be read as an object with the three arrays';
  return `0: ${gate.required - gate.present} of ${gate.required} required fields are absent or ill-typed`;
}
