import type { Speaker } from '../canonical/units';
import type { Evaluation } from '../evaluation';
import { unitKey } from '../keys';
import { isDroppedDialogue } from './eventClass';
import { unmatchedUnits, untestable } from './excluded';
import { explanationOf, rowsOf } from './explanation';
import { countsFormula, ratioFormula } from './formula';
import type { GraphMetric } from './metric';
import { fromCounts, tripleIds, tripleValues } from './ratio';

/** Whether a matched line is given to the right speaker. @see contract §5 speaker */
export function isRightSpeaker(
  reference: Speaker | undefined,
  prediction: Speaker | undefined,
  { references }: Evaluation['alignment'],
): boolean {
  if (reference?.kind === 'reference' && prediction?.kind === 'reference') {
    return references.toPrediction.get(reference.entity) === prediction.entity;
  }
  return reference?.kind === 'label' && prediction?.kind === 'label' && reference.label === prediction.label;
}

/** A speaker as it counts: a canonical id or a label. */
export function speakerName(speaker: Speaker): string {
  if (speaker.kind === 'label') return speaker.label;
  return speaker.kind === 'reference' ? speaker.entity.id : speaker.id;
}

const OUTPUTS = tripleIds('speaker');
const PARAMETERS: GraphMetric['parameters'] = ['dialogue_score', 'ref_matcher', 'ref_threshold', 'ref_map', 'duration'];

/** The matched lines with their speakers. */
export function spokenLines({ alignment }: Evaluation) {
  const lines = alignment.events.pairs
    .filter((pair) => pair.reference.dialogue)
    .map((pair) => {
      const { speaker: ours } = pair.reference;
      const { speaker: theirs } = pair.prediction;
      return { pair, ours, theirs, right: isRightSpeaker(ours, theirs, alignment) };
    });
  const correct = lines.filter(({ right }) => right).length;
  const predicted = lines.filter(({ theirs }) => theirs !== undefined).length;
  const named = lines.filter(({ ours }) => ours !== undefined).length;
  return { lines, correct, predicted, named };
}

/** A matched line. */
export type SpokenLine = ReturnType<typeof spokenLines>['lines'][number];

/** speaker_precision, _recall, _f1. @see contract §5 */
export const speaker: GraphMetric = {
  kind: 'graph',
  id: 'speaker',
  title: 'Speaker',
  family: 'audio',
  subject: 'event',
  outputs: OUTPUTS,
  definition:
    'Of the matched lines, how many are given to the right speaker: the matched reference, or an equal label such as NARRATOR.',
  unit: 'matched lines that name a speaker',
  sources: [
    { kind: 'P', where: 'in words, section 3.2' },
    { kind: 'C', where: 'the form' },
    {
      kind: 'T',
      where: 'the paper prints one number under Speaker and Dialogue; compare its column with Dialogue line',
    },
  ],
  parameters: PARAMETERS,
  compute: (evaluation) => {
    const { correct, predicted, named } = spokenLines(evaluation);
    return tripleValues('speaker', fromCounts(correct, predicted, named));
  },
  explain: (evaluation) => {
    const { lines, correct, predicted, named } = spokenLines(evaluation);
    const values = fromCounts(correct, predicted, named);
    const [precision, recall, f1] = OUTPUTS;
    const counted = lines.filter(({ ours, theirs }) => ours !== undefined || theirs !== undefined);
    const silent = lines.filter(({ ours, theirs }) => ours === undefined && theirs === undefined);
    const { toPrediction, toReference } = evaluation.alignment.events;
    const matched = { reference: toPrediction, prediction: toReference };
    const rowOf = (line: SpokenLine) => ({
      outputs: [...(line.theirs ? [precision] : []), ...(line.ours ? [recall] : []), f1],
      reference: unitKey('event', line.pair.reference.id),
      prediction: unitKey('event', line.pair.prediction.id),
      amount: line.right ? 1 : 0,
      of: 1,
      note: describeSpeakers(line, evaluation),
    });
    return explanationOf(
      {
        formula: {
          [precision]: ratioFormula(values.precision, 'right', 'matched lines whose prediction names a speaker'),
          [recall]: ratioFormula(values.recall, 'right', 'matched lines whose reference names a speaker'),
          [f1]: countsFormula(correct, predicted, named),
        },
        contributions: [false, true].map((right) =>
          rowsOf(
            counted.filter((line) => line.right === right),
            rowOf,
          ),
        ),
        excluded: [
          rowsOf(silent, ({ pair }) => ({
            side: 'reference',
            unit: unitKey('event', pair.reference.id),
            note: `neither it nor its counterpart ${pair.prediction.id} names a speaker`,
          })),
          ...unmatchedUnits(
            evaluation,
            ({ events }) => events.filter(({ dialogue }) => dialogue),
            matched,
            ({ id }) => unitKey('event', id),
          ),
          ...untestable(evaluation, isDroppedDialogue),
        ],
      },
      PARAMETERS,
      evaluation.settings,
    );
  },
  countInReference: (reference) => reference.events.filter((event) => event.speaker !== undefined).length,
};

/** Who speaks on either side, and why that is right or wrong. */
export function describeSpeakers({ ours, theirs, right }: SpokenLine, { alignment }: Evaluation): string {
  if (theirs === undefined)
    return `the prediction names no speaker, the reference ${ours ? speakerName(ours) : 'none'}`;
  if (ours === undefined) return `the reference names no speaker, the prediction ${speakerName(theirs)}`;
  const names = `${speakerName(ours)} and ${speakerName(theirs)}`;
  if (right) return ours.kind === 'label' ? `right: both say ${ours.label}` : `right: ${names} are matched`;
  if (theirs.kind === 'dangling') return `wrong: nothing defines ${theirs.id}`;
  if (ours.kind === 'dangling') return `wrong: nothing in the reference defines ${ours.id}`;
  if (ours.kind !== theirs.kind) return `wrong: of ${names} one is a label, the other a reference`;
  if (ours.kind === 'label' || theirs.kind === 'label') return `wrong: ${names} are different labels`;
  const match = alignment.references.toPrediction.get(ours.entity);
  if (match === undefined)
    return `wrong: ${ours.entity.id} has no counterpart; the prediction says ${theirs.entity.id}`;
  return `wrong: ${ours.entity.id} is matched with ${match.id}, not with ${theirs.entity.id}`;
}
