import type { CanonicalDocument } from '../canonical/units';
import type { Evaluation } from '../evaluation';
import type { UnitKey } from '../keys';
import { rowsOf } from './explanation';
import { idsInWords } from './formula';
import type { MetricId } from './ids';
import { meanMetric } from './mean';
import type { GraphMetric } from './metric';
import { setShare, type UseSet } from './useSets';

/** Two matched units and the references that each one uses. */
interface UsePair {
  readonly reference: { readonly key: UnitKey; readonly uses: UseSet };
  readonly prediction: { readonly key: UnitKey; readonly uses: UseSet };
}

type UseFacts = Pick<GraphMetric, 'title' | 'definition' | 'unit' | 'sources' | 'parameters'> & {
  readonly output: MetricId;
  countInReference(reference: CanonicalDocument): number;
  /** The matched units, in the order of the addition. */
  pairs(evaluation: Evaluation): readonly UsePair[];
};

/** The mean set-F1 of matched units; pairs that use nothing on either side are skipped. @see contract §5 Set-F1 */
export function refUseMean({ pairs, ...facts }: UseFacts): GraphMetric {
  return meanMetric({
    ...facts,
    family: 'visual',
    subject: 'reference',
    items: (evaluation) =>
      pairs(evaluation).flatMap((pair) => {
        const share = setShare(pair.reference.uses, pair.prediction.uses, evaluation.alignment);
        return share.of === 0 ? [] : [{ ...share, pair }];
      }),
    inWords: ({ pair, amount }, evaluation) => ({
      reference: pair.reference.key,
      prediction: pair.prediction.key,
      note: describeUses(pair, amount / 2, evaluation),
    }),
    excluded: (evaluation) => {
      const idle = pairs(evaluation).filter(
        ({ reference, prediction }) => reference.uses.size + prediction.uses.size === 0,
      );
      return [
        rowsOf(idle, ({ reference, prediction }) => ({
          side: 'reference',
          unit: reference.key,
          note: `neither it nor its counterpart ${prediction.key.split(':')[1] ?? ''} uses a reference`,
        })),
      ];
    },
  });
}

/** Names what one side uses and the other does not. */
function describeUses({ reference, prediction }: UsePair, shared: number, { alignment }: Evaluation): string {
  const { toReference, toPrediction } = alignment.references;
  const missing = [...reference.uses].filter((entity) => {
    const match = toPrediction.get(entity);
    return match === undefined || !prediction.uses.has(match);
  });
  const extra = [...prediction.uses].filter((entity) => {
    const match = toReference.get(entity);
    return match === undefined || !reference.uses.has(match);
  });
  return [
    `${shared} shared`,
    ...(missing.length > 0 ? [`not used: ${idsInWords(missing)}`] : []),
    ...(extra.length > 0 ? [`used beyond the reference: ${idsInWords(extra)}`] : []),
  ].join('; ');
}
