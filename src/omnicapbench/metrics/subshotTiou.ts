import { subshotKey } from '../keys';
import { rowsOf } from './explanation';
import { scoreInWords } from './formula';
import { meanMetric } from './mean';
import { allSubshots, SUBSHOT_PARAMETERS, untestableSubshots } from './subshots';

/** subshot_tiou. @see contract §5 */
export const subshotTiou = meanMetric({
  output: 'subshot_tiou',
  title: 'Subshots tIoU',
  family: 'visual',
  subject: 'shot',
  definition: 'How well the times of matched reference subshots agree with their best counterparts.',
  unit: 'mean over matched subshots',
  sources: [{ kind: 'C', where: 'taken in the recall direction' }],
  parameters: SUBSHOT_PARAMETERS,
  countInReference: (reference) => allSubshots(reference).length,
  items: ({ alignment }) => alignment.subshots.recall.map((pair) => ({ pair, amount: pair.tiou, of: 1 })),
  inWords: ({ pair: { target, candidate }, amount }) => ({
    reference: subshotKey(target),
    prediction: subshotKey(candidate),
    note: `tIoU ${scoreInWords(amount)}`,
  }),
  excluded: (evaluation) => {
    const matched = new Set(evaluation.alignment.subshots.recall.map(({ target }) => target));
    const left = allSubshots(evaluation.reference).filter((subshot) => !matched.has(subshot));
    return [
      rowsOf(left, (subshot) => ({
        side: 'reference',
        unit: subshotKey(subshot),
        note: `${subshot.shotId}/${subshot.index} has no counterpart`,
      })),
      ...untestableSubshots(evaluation),
    ];
  },
});
