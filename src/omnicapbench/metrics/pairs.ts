import type { Kernels } from '../../kernel/kernels';
import type { Matching, Pair } from '../alignment/pairs';
import type { CanonicalDocument, DroppedUnit, TrackUnit } from '../canonical/units';
import type { Side } from '../diagnostics';
import type { Evaluation } from '../evaluation';
import { unitKey } from '../keys';
import { untestable } from './excluded';
import { batchOf, type Contribution, explanationOf, type Rows, rowsOf } from './explanation';
import { countsFormula, ratioFormula } from './formula';
import type { GraphMetric } from './metric';
import { fromCounts, type TripleStem, tripleIds, tripleValues } from './ratio';

type PairFacts<Unit extends TrackUnit> = Omit<
  GraphMetric,
  'kind' | 'id' | 'outputs' | 'unit' | 'compute' | 'countInReference' | 'explain'
> & {
  readonly stem: TripleStem;
  readonly track: DroppedUnit['track'];
  /** Whether the metric would be about an untestable unit. */
  wouldInclude(unit: DroppedUnit): boolean;
  /** Those units of a document that the metric is about, in the order of their track. */
  units(document: CanonicalDocument): readonly Unit[];
  matching(alignment: Evaluation['alignment']): Matching<Unit>;
  /** How well a pair agrees: "tIoU 0.8000". */
  describePair(pair: Pair<Unit>, evaluation: Evaluation): string;
  /** One sentence per unmatched unit of a side. */
  describeUnmatched(
    targets: readonly Unit[],
    others: readonly Unit[],
    side: Side,
    evaluation: Evaluation,
    kernels: Kernels,
  ): readonly string[];
};

/** Precision, recall and f1 of units that are paired one to one. @see contract §5 Counts */
export function pairMetric<Unit extends TrackUnit>(facts: PairFacts<Unit>): GraphMetric {
  const { stem, track, wouldInclude, units, matching, describePair, describeUnmatched, ...rest } = facts;
  const outputs = tripleIds(stem);
  const [precision, recall, f1] = outputs;
  const key = ({ id }: Unit): string => unitKey(track, id);

  const counted = ({ reference, prediction, alignment }: Evaluation) => {
    const ours = units(reference);
    const theirs = units(prediction);
    const mine = new Set(ours);
    return { ours, theirs, pairs: matching(alignment).pairs.filter((pair) => mine.has(pair.reference)) };
  };

  return {
    ...rest,
    kind: 'graph',
    id: stem,
    outputs,
    unit: 'pairs',
    countInReference: (reference) => units(reference).length,
    compute: (evaluation) => {
      const { pairs, ours, theirs } = counted(evaluation);
      return tripleValues(stem, fromCounts(pairs.length, theirs.length, ours.length));
    },
    explain: (evaluation, kernels) => {
      const { pairs, ours, theirs } = counted(evaluation);
      const { toPrediction, toReference } = matching(evaluation.alignment);
      const missed = ours.filter((unit) => !toPrediction.has(unit));
      const unsupported = theirs.filter((unit) => !toReference.has(unit));
      const values = fromCounts(pairs.length, theirs.length, ours.length);
      const lost = (side: Side, targets: readonly Unit[], others: readonly Unit[]): Rows<Contribution> =>
        batchOf(targets, (listed) => {
          const notes = describeUnmatched(listed, others, side, evaluation, kernels);
          return listed.map((unit, index) => ({
            outputs: side === 'reference' ? [recall, f1] : [precision, f1],
            reference: side === 'reference' ? key(unit) : null,
            prediction: side === 'prediction' ? key(unit) : null,
            amount: 0,
            of: 1,
            note: notes[index] ?? '',
          }));
        });
      const won = rowsOf(pairs, (pair) => ({
        outputs,
        reference: key(pair.reference),
        prediction: key(pair.prediction),
        amount: 1,
        of: 1,
        note: `matched: ${describePair(pair, evaluation)}`,
      }));
      return explanationOf(
        {
          formula: {
            [precision]: ratioFormula(values.precision, 'matched', 'predicted'),
            [recall]: ratioFormula(values.recall, 'matched', 'in the reference'),
            [f1]: countsFormula(pairs.length, theirs.length, ours.length),
          },
          contributions: [lost('reference', missed, theirs), lost('prediction', unsupported, ours), won],
          excluded: untestable(evaluation, wouldInclude),
        },
        facts.parameters,
        evaluation.settings,
      );
    },
  };
}
