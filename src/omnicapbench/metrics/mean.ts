import type { CanonicalDocument } from '../canonical/units';
import type { Evaluation } from '../evaluation';
import type { MetricValue } from '../report';
import { type Contribution, type Exclusion, explanationOf, type Rows, rowsOf } from './explanation';
import { meanFormula, type Share } from './formula';
import type { MetricId } from './ids';
import type { GraphMetric } from './metric';
import { mean } from './ratio';

type MeanFacts<Item extends Share> = Omit<
  GraphMetric,
  'kind' | 'id' | 'outputs' | 'compute' | 'explain' | 'countInReference'
> & {
  readonly output: MetricId;
  countInReference(reference: CanonicalDocument): number;
  /** What is averaged, in the order of the addition. */
  items(evaluation: Evaluation): readonly Item[];
  inWords(item: Item, evaluation: Evaluation): Pick<Contribution, 'reference' | 'prediction' | 'note'>;
  /** What stays outside the mean. */
  excluded(evaluation: Evaluation): readonly Rows<Exclusion>[];
};

/** The mean of shares, added up in the given order. */
export function meanOf(shares: readonly Share[]): MetricValue {
  return mean(shares.map(({ amount, of }) => amount / of));
}

/** A metric that is the mean over some items. */
export function meanMetric<Item extends Share>(facts: MeanFacts<Item>): GraphMetric {
  const { output, items, inWords, excluded, ...rest } = facts;
  return {
    ...rest,
    kind: 'graph',
    id: output,
    outputs: [output],
    compute: (evaluation) => ({ [output]: meanOf(items(evaluation)) }),
    explain: (evaluation) => {
      const found = items(evaluation);
      return explanationOf(
        {
          formula: { [output]: meanFormula(found, meanOf(found)) },
          contributions: [
            rowsOf(found, (item) => ({
              outputs: [output],
              amount: item.amount,
              of: item.of,
              ...inWords(item, evaluation),
            })),
          ],
          excluded: excluded(evaluation),
        },
        facts.parameters,
        evaluation.settings,
      );
    },
  };
}
