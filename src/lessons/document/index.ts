import { metricsOf } from '../addresses';
import type { Lesson } from '../lesson';
import { DocumentStage } from './DocumentStage';
import { type DocumentState, documentNumbers } from './graph';
import { DOCUMENT } from './text';
import './document.css';

/** Three tracks and the ids between them. */
export const documentLesson: Lesson<DocumentState> = {
  id: 'document',
  title: 'The document',
  intro:
    'A caption is a JSON document of three lists: references say who and what there is, events what is heard and when, shots what is seen and when. They know each other by ids alone: a shot lists its events and references, a line names its speaker, a text mentions ids in brackets. Edit the text and watch the graph.',
  minutes: 1,
  metrics: metricsOf('document'),
  terms: [
    { term: 'Track', meaning: 'One of the three lists of a document: `references`, `events`, `shots`.' },
    { term: 'Unit', meaning: 'One entry of a track, or one subshot.' },
    {
      term: 'Reference document',
      meaning: 'The caption that people made of the clip; the prediction is compared with it.',
    },
    { term: 'Prediction', meaning: 'What a model has written about the clip.' },
    { term: 'Canonical id', meaning: 'An id after tidying: capitals, one underscore, no leading zeros, no brackets.' },
    { term: 'Dangling', meaning: 'A use of an id that the document defines nowhere. It never earns anything.' },
    { term: 'Mention', meaning: 'An id inside a text, such as [PERSON_1].' },
    {
      term: 'Untestable',
      meaning: 'A unit without what it is matched by, such as its times; it is left out of the graph.',
    },
    { term: 'Probe', meaning: 'One of six checks of a document, counted as checked and failed.' },
  ],
  formulas: [
    {
      tex: String.raw`\text{ids that resolve}=\frac{\text{uses of defined ids}}{\text{uses of ids}}`,
      words: 'The probe NoDanglingID, as it passes.',
    },
    {
      tex: String.raw`\text{links in time}=\frac{\text{links that overlap}}{\text{links to defined events}}`,
      words: 'The probe ValidEventShotAssociation, as it passes.',
    },
  ],
  paper: [
    'The three tracks and their fields are those of Table A.3. Malformed ids are mended first (Algorithm 1, FixMalformedIDs).',
    'Six structural predicates are checked, among them NoDanglingID and ValidEventShotAssociation (A.2.4).',
  ],
  ours: [
    'Just how an id is tidied, and what counts as a mention in a text: the paper names the step and leaves its rules open.',
    'A speaker that looks like no id, such as NARRATOR, is a label and no fault.',
  ],
  start: { text: DOCUMENT },
  Stage: DocumentStage,
  steps: [
    {
      text: 'In line 3, rename PERSON_1 to PERSON_7, there and nowhere else.',
      surprise:
        'One name changed, three ties broke: the speaker, a list, a text. Nothing about the potter is wrong, and still nobody knows who speaks.',
      solution: { text: DOCUMENT.replace('"ref_id": "PERSON_1"', '"ref_id": "PERSON_7"') },
      done: (state, engine) => {
        const { graph, report } = documentNumbers(state, engine);
        return graph !== null && report.probes.NoDanglingID.failed >= 3 && !graph.references.some(isPotter);
      },
    },
    {
      text: 'Reset. Now be untidy on purpose: in a list, write PERSON_1 as `person 01` or `[Person-1]`.',
      surprise:
        'The tie holds. Capitals, blanks, brackets and leading zeros are tidied before anything is compared: it is noted and costs nothing.',
      solution: { text: DOCUMENT.replace('["PERSON_1", "OBJECT_1"]', '["person 01", "OBJECT_1"]') },
      done: (state, engine) => {
        const { graph, report } = documentNumbers(state, engine);
        return (
          graph?.references.some(isPotter) === true &&
          report.probes.NoDanglingID.failed === 0 &&
          report.diagnostics.some(({ code }) => code === 'id.malformed')
        );
      },
    },
    {
      text: 'Reset. Let the vase split earlier: give SFX_1 the `time_range` [1.6, 2.4].',
      surprise:
        'The id is right and the clock is not: SFX_1 now sounds during SHOT_1, while SHOT_2 lists it. A disjoint link earns nothing, though the JSON is faultless.',
      solution: { text: DOCUMENT.replace('[4.6, 5.4]', '[1.6, 2.4]') },
      done: (state, engine) =>
        documentNumbers(state, engine).graph?.links.some(({ state }) => state === 'disjoint') ?? false,
    },
  ],
  quiz: {
    question:
      'A shot lists PERSON_2 among its references. PERSON_2 is well described in every text, but stands in no entry of `references`. What is it worth?',
    answers: [
      {
        text: 'As much as any other: the description is there',
        right: false,
        because: 'Entities are matched by their entry in `references`. Without one there is nothing to match.',
      },
      {
        text: 'Nothing: the use dangles',
        right: true,
        because: 'An id that is defined nowhere never earns credit, in a list, as a speaker or in a text.',
      },
      {
        text: 'The document fails the gate',
        right: false,
        because: 'The gate asks for readable JSON with three tracks. A dangling id is reported, no more.',
      },
    ],
  },
  pair: ({ text }) => ({ reference: DOCUMENT, prediction: text }),
};

function isPotter({ id, state }: { readonly id: string; readonly state: string }): boolean {
  return id === 'PERSON_1' && state === 'defined';
}
