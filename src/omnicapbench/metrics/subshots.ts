import { shortestDecimal } from '../../base/decimal';
import { field } from '../../json/tree';
import { alignSubshots, type SubshotPair } from '../alignment/subshots';
import type { CanonicalDocument, Subshot } from '../canonical/units';
import type { Side } from '../diagnostics';
import type { Evaluation } from '../evaluation';
import { subshotKey, unitKey } from '../keys';
import type { Settings } from '../settings';
import { untestable } from './excluded';
import { batchOf, type Contribution, type Exclusion, explanationOf, type Rows, rowsOf } from './explanation';
import { harmonicFormula, ratioFormula, scoreInWords, thresholdInWords } from './formula';
import type { GraphMetric } from './metric';
import { fromDirections, ratio, tripleIds, tripleValues } from './ratio';
import { FATE, otherSide } from './unmatched';

/** All subshots of a document, in the order of its shots. */
export function allSubshots({ shots }: CanonicalDocument): Subshot[] {
  return shots.flatMap((shot) => shot.subshots);
}

/** What changes a subshot's counterpart; the references do, since texts are compared under their map. */
export const SUBSHOT_PARAMETERS: readonly (keyof Settings)[] = [
  'sub_matcher',
  'sub_threshold',
  'sub_map',
  'delta',
  'shot_tiou',
  'ref_matcher',
  'ref_threshold',
  'ref_map',
  'duration',
];

const OUTPUTS = tripleIds('subshot');
const DIRECTION = { reference: 'recall', prediction: 'precision' } as const satisfies Record<Side, string>;

/** Both directions: what was looked for, and what was found. */
function directions({ reference, prediction, alignment }: Evaluation) {
  const { recall, precision } = alignment.subshots;
  const targets = { reference: allSubshots(reference), prediction: allSubshots(prediction) };
  const values = fromDirections(
    ratio(precision.length, targets.prediction.length),
    ratio(recall.length, targets.reference.length),
  );
  return { targets, values };
}

/** subshot_precision, _recall, _f1. @see contract §5 */
export const subshots: GraphMetric = {
  kind: 'graph',
  id: 'subshot',
  title: 'Subshots',
  family: 'visual',
  subject: 'shot',
  outputs: OUTPUTS,
  definition:
    'Actions inside matched shots that have a counterpart near in time and alike in words, seen from both sides. Several may share one counterpart.',
  unit: 'harmonic mean of two directions',
  sources: [
    { kind: 'P', where: 'section 3.2: inside matched shots, window 1.0 s, both directions' },
    { kind: 'C', where: 'similarity by shared tokens where the paper asks a judge' },
  ],
  parameters: SUBSHOT_PARAMETERS,
  compute: (evaluation) => tripleValues('subshot', directions(evaluation).values),
  explain: (evaluation) => {
    const { targets, values } = directions(evaluation);
    const [precision, recall, f1] = OUTPUTS;
    return explanationOf(
      {
        formula: {
          [precision]: ratioFormula(values.precision, 'matched', 'predicted'),
          [recall]: ratioFormula(values.recall, 'matched', 'in the reference'),
          [f1]: harmonicFormula(values.precision, values.recall, values.f1),
        },
        contributions: [
          lost('reference', targets.reference, evaluation),
          lost('prediction', targets.prediction, evaluation),
          won('reference', evaluation),
          won('prediction', evaluation),
        ],
        excluded: [...untestableSubshots(evaluation), ...untestable(evaluation, ({ track }) => track === 'shot')],
      },
      SUBSHOT_PARAMETERS,
      evaluation.settings,
    );
  },
  countInReference: (reference) => allSubshots(reference).length,
};

function row(side: Side, target: Subshot, candidate: Subshot | undefined) {
  const [precision, recall, f1] = OUTPUTS;
  const keys = { [side]: subshotKey(target), [otherSide(side)]: candidate ? subshotKey(candidate) : null };
  return {
    outputs: [side === 'reference' ? recall : precision, f1],
    reference: keys.reference ?? null,
    prediction: keys.prediction ?? null,
    amount: candidate ? 1 : 0,
    of: 1,
  };
}

function won(side: Side, { alignment }: Evaluation): Rows<Contribution> {
  return rowsOf(alignment.subshots[DIRECTION[side]], ({ target, candidate, similarity, tiou }) => ({
    ...row(side, target, candidate),
    note: `matched: similarity ${scoreInWords(similarity)}, tIoU ${scoreInWords(tiou)}`,
  }));
}

function lost(side: Side, targets: readonly Subshot[], evaluation: Evaluation): Rows<Contribution> {
  const matched = new Set(evaluation.alignment.subshots[DIRECTION[side]].map(({ target }) => target));
  const left = targets.filter((target) => !matched.has(target));
  return batchOf(left, (listed) => {
    const why = whyLost(side, evaluation);
    return listed.map((target) => ({ ...row(side, target, undefined), note: `${FATE[side]}: ${why(target)}` }));
  });
}

/**
 * Why a target has no counterpart. The aligner itself tells the best candidate of the window when it is asked not to
 * look at words, and the best of the whole shot when it is asked not to look at times either.
 */
function whyLost(side: Side, { alignment, settings }: Evaluation): (target: Subshot) => string {
  const { shots, references } = alignment;
  const other = otherSide(side);
  const partners = new Map(shots.pairs.map((pair) => [pair[side].id, pair[other]]));
  const best = (relaxed: Partial<Settings>): Map<Subshot, SubshotPair> => {
    const found = alignSubshots(shots.pairs, references.toReference, { ...settings, ...relaxed });
    return new Map(found[DIRECTION[side]].map((pair) => [pair.target, pair]));
  };
  const inWindow = best({ sub_matcher: 'time' });
  const anywhere = best({ sub_matcher: 'time', delta: Number.POSITIVE_INFINITY });
  const quote = ({ candidate, similarity }: SubshotPair): string =>
    `${candidate.shotId}/${candidate.index} with similarity ${scoreInWords(similarity)}`;
  return (target) => {
    const shot = partners.get(target.shotId);
    if (shot === undefined) return `its shot ${target.shotId} has no counterpart`;
    const near = inWindow.get(target);
    if (near && settings.sub_matcher === 'judge') return `the judge found no counterpart near it`;
    if (near) return `nearest is ${quote(near)}, below ${thresholdInWords(settings.sub_threshold)}`;
    const far = anywhere.get(target);
    if (far === undefined) return `${shot.id} of the ${other} has no subshot`;
    return `nearest is ${quote(far)}, more than ${shortestDecimal(settings.delta, 1)} s away`;
  };
}

/** Elements of testable shots that are no testable subshots; unit is the shot's key. */
export function untestableSubshots(evaluation: Evaluation): Rows<Exclusion>[] {
  return (['reference', 'prediction'] as const).map((side) => {
    const dropped = evaluation[side].shots.flatMap((shot) => {
      const visual = field(shot.node, 'visual_description');
      const kept = new Set(shot.subshots.map(({ index }) => index));
      return visual?.kind === 'array'
        ? visual.items.flatMap((_, index) => (kept.has(index) ? [] : { shot, index }))
        : [];
    });
    return rowsOf(dropped, ({ shot, index }) => ({
      side,
      unit: unitKey('shot', shot.id),
      note: `${shot.id}/${index} is untestable: it has no usable time or content`,
    }));
  });
}
