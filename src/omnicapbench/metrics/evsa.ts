import type { CanonicalDocument, EventLink, Shot } from '../canonical/units';
import type { Evaluation } from '../evaluation';
import type { Settings } from '../settings';
import { counterpartKey, edgeKey, edgeNotes, SCOPE, shotKey } from './edgeNotes';
import { untestable } from './excluded';
import { explanationOf, rowsOf } from './explanation';
import { harmonicFormula, ratioFormula } from './formula';
import type { GraphMetric } from './metric';
import { fromDirections, ratio, tripleIds, tripleValues } from './ratio';

/** One claim that an event is heard in a shot. */
export interface Edge {
  readonly shot: Shot;
  readonly link: EventLink;
}

/** All claims of a document, in the order of its shots and lists. */
export function edgesOf(document: CanonicalDocument): Edge[] {
  return document.shots.flatMap((shot) => shot.events.map((link) => ({ shot, link })));
}

/** The edges of the reference: its links to defined events, disjoint ones aside. */
export function referenceEdges(reference: CanonicalDocument): Edge[] {
  return edgesOf(reference).filter(isReferenceEdge);
}

function isReferenceEdge({ link }: Edge): boolean {
  return link.event !== undefined && !link.disjoint;
}

/** Whether a predicted edge carries over to an edge of the reference. @see contract §5 EVSA */
export function isCorrectEdge({ shot, link }: Edge, { events, shots }: Evaluation['alignment']): boolean {
  if (link.event === undefined || link.disjoint) return false;
  const event = events.toReference.get(link.event);
  const mapped = shots.toReference.get(shot);
  return (event && mapped?.heard.has(event)) ?? false;
}

/** Whether an edge of the reference is carried over to by a correct predicted one. @see contract §5 EVSA */
export function isCoveredEdge({ shot, link }: Edge, { events, shots }: Evaluation['alignment']): boolean {
  const event = link.event && events.toPrediction.get(link.event);
  const mapped = shots.toPrediction.get(shot);
  return (event && mapped?.heard.has(event)) ?? false;
}

/** Whether a predicted edge counts in precision, by the convention. @see contract §5 EVSA */
export function isInScope(
  { shot, link }: Edge,
  convention: Settings['evsa'],
  { events, shots }: Evaluation['alignment'],
): boolean {
  if (convention === 'all') return true;
  const eventMatched = link.event !== undefined && events.toReference.has(link.event);
  return eventMatched && (convention === 'event' || shots.toReference.has(shot));
}

/** Both sides' edges, sorted by what becomes of them. */
function judgeEdges({ reference, prediction, alignment, settings }: Evaluation) {
  const predicted = edgesOf(prediction);
  const correct = predicted.filter((edge) => isCorrectEdge(edge, alignment));
  const inScope = predicted.filter((edge) => isInScope(edge, settings.evsa, alignment));
  const wanted = referenceEdges(reference);
  const values = fromDirections(ratio(correct.length, inScope.length), ratio(correct.length, wanted.length));
  return { predicted, correct, inScope, wanted, values };
}

const OUTPUTS = tripleIds('evsa');
const PARAMETERS: GraphMetric['parameters'] = ['evsa', 'dialogue_score', 'event_tiou', 'shot_tiou', 'duration'];

/** evsa_precision, _recall, _f1. @see contract §5 EVSA */
export const evsa: GraphMetric = {
  kind: 'graph',
  id: 'evsa',
  title: 'EVSA',
  family: 'audio-visual',
  subject: 'link',
  outputs: OUTPUTS,
  definition:
    'Event-shot association: of the links that say which event is heard in which shot, how many are right. F1 is the harmonic mean of precision and recall.',
  unit: 'harmonic mean over event-shot links',
  sources: [
    { kind: 'P', where: 'case study B.4.2, whose six published F1 it reproduces' },
    { kind: 'T', where: "the scope of precision: Table A.8's denominator is the number of matched events" },
  ],
  parameters: PARAMETERS,
  compute: (evaluation) => tripleValues('evsa', judgeEdges(evaluation).values),
  explain: (evaluation) => {
    const { predicted, correct, inScope, wanted, values } = judgeEdges(evaluation);
    const [precision, recall, f1] = OUTPUTS;
    const { missing, wrong, right, outside, noEdge } = edgeNotes(evaluation);
    const isRight = new Set(correct);
    const inside = new Set(inScope);
    return explanationOf(
      {
        formula: {
          [precision]: ratioFormula(values.precision, 'correct', `predicted links ${SCOPE[evaluation.settings.evsa]}`),
          [recall]: ratioFormula(values.recall, 'correct', 'links of the reference'),
          [f1]: harmonicFormula(values.precision, values.recall, values.f1),
        },
        contributions: [
          rowsOf(
            wanted.filter((edge) => !isCoveredEdge(edge, evaluation.alignment)),
            (edge) => ({
              outputs: [recall, f1],
              reference: edgeKey(edge),
              prediction: null,
              amount: 0,
              of: 1,
              note: missing(edge),
              shot: shotKey(edge),
            }),
          ),
          rowsOf(
            inScope.filter((edge) => !isRight.has(edge)),
            (edge) => ({
              outputs: [precision, f1],
              reference: null,
              prediction: edgeKey(edge),
              amount: 0,
              of: 1,
              note: wrong(edge),
              shot: shotKey(edge),
            }),
          ),
          rowsOf(correct, (edge) => ({
            outputs: OUTPUTS,
            reference: counterpartKey(edge, evaluation.alignment),
            prediction: edgeKey(edge),
            amount: 1,
            of: 1,
            note: right(edge),
            shot: shotKey(edge),
          })),
        ],
        excluded: [
          rowsOf(
            predicted.filter((edge) => !inside.has(edge)),
            (edge) => ({ side: 'prediction', unit: edgeKey(edge), note: outside(edge), shot: shotKey(edge) }),
          ),
          rowsOf(
            edgesOf(evaluation.reference).filter((edge) => !isReferenceEdge(edge)),
            (edge) => ({ side: 'reference', unit: edgeKey(edge), note: noEdge(edge), shot: shotKey(edge) }),
          ),
          ...untestable(evaluation, ({ track }) => track !== 'reference'),
        ],
      },
      PARAMETERS,
      evaluation.settings,
    );
  },
  countInReference: (reference) => referenceEdges(reference).length,
};
