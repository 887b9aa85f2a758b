import type { Evaluation } from '../evaluation';
import { type Contribution, type Exclusion, explanationOf, rowsOf } from './explanation';
import { meanFormula } from './formula';
import { meanOf } from './mean';
import type { GraphMetric } from './metric';
import { refUseEvent } from './refUseEvent';
import { refUseShot } from './refUseShot';
import { refUseSubshot } from './refUseSubshot';

const PARTS = [refUseShot, refUseSubshot, refUseEvent] as const;
const PARAMETERS = [...new Set(PARTS.flatMap((part) => part.parameters))];

/** The three parts with their values; null where a part does not apply. */
function partValues(evaluation: Evaluation) {
  return PARTS.flatMap((part) =>
    Object.values(part.compute(evaluation)).map(({ value, denominator }) => ({ part, value, pairs: denominator ?? 0 })),
  );
}

const sharesOf = (parts: ReturnType<typeof partValues>) =>
  parts.flatMap(({ value }) => (value === null ? [] : [{ amount: value, of: 1 }]));

/** ref_use. @see contract §5 */
export const refUse: GraphMetric = {
  kind: 'graph',
  id: 'ref_use',
  title: 'RefUse',
  family: 'visual',
  subject: 'reference',
  outputs: ['ref_use'],
  definition: 'Whether matched units use the same references: the mean of its parts in shots, subshots and events.',
  unit: 'mean over shots, subshots, events',
  sources: [{ kind: 'C', where: 'the mean of the parts that apply' }],
  parameters: PARAMETERS,
  compute: (evaluation) => ({ ref_use: meanOf(sharesOf(partValues(evaluation))) }),
  explain: (evaluation) => {
    const parts = partValues(evaluation);
    const shares = sharesOf(parts);
    return explanationOf(
      {
        formula: { ref_use: meanFormula(shares, meanOf(shares)) },
        contributions: [
          rowsOf(
            parts.filter(({ value }) => value !== null),
            ({ part, value, pairs }): Contribution => ({
              outputs: ['ref_use'],
              reference: null,
              prediction: null,
              amount: value,
              of: 1,
              note: `${part.title}, over ${pairs} ${pairs === 1 ? 'pair' : 'pairs'}`,
            }),
          ),
        ],
        excluded: [
          rowsOf(
            parts.filter(({ value }) => value === null),
            ({ part }): Exclusion => ({
              side: 'reference',
              unit: null,
              note: `${part.title} does not apply: no matched pair uses a reference`,
            }),
          ),
        ],
      },
      PARAMETERS,
      evaluation.settings,
    );
  },
  countInReference: (reference, settings, output) =>
    PARTS.reduce((sum, part) => sum + part.countInReference(reference, settings, output), 0),
};
