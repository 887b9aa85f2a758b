import { metricsOf } from '../addresses';
import type { Lesson } from '../lesson';
import { ALMOST_NOTHING, EVERYTHING, HONEST, LOOP } from './cast';
import { type PrecisionRecallState, precisionRecallNumbers, precisionRecallPair, saidBy } from './numbers';
import { PrecisionRecallStage } from './PrecisionRecallStage';
import './precisionRecall.css';

/** Two questions, each of which is easy to please alone. */
export const precisionRecallLesson: Lesson<PrecisionRecallState> = {
  id: 'precision-recall',
  title: 'Precision, recall, F1',
  intro:
    'Recall asks the reference: how much of you was found? Precision asks the prediction: how much of you is true? Each of the two can be pleased alone, so F1 holds them together. Here a model names who and what it saw; tick what it says.',
  minutes: 2,
  metrics: metricsOf('precision-recall'),
  terms: [
    { term: 'Precision', meaning: 'Of what the prediction says, the share that is matched. Inventions lower it.' },
    { term: 'Recall', meaning: 'Of what the reference has, the share that is matched. What is left out lowers it.' },
    {
      term: 'F1',
      meaning:
        'Twice the pairs over the units of both sides: the harmonic mean of precision and recall, near the lower of the two.',
    },
    {
      term: 'Directional',
      meaning: 'Matched from each side apart: a unit counts when it has any counterpart, shared or not.',
    },
    {
      term: 'Not applicable',
      meaning: 'A number that would divide by nothing. It is left out of every mean, and is not 0.',
    },
    { term: 'Reference entity', meaning: 'A person, object, scene or animal of the references track.' },
    { term: 'Subject', meaning: 'A reference entity that is no scene: person, object, animal.' },
    { term: 'Scene', meaning: 'A reference entity that is a place; scored apart from the subjects.' },
    { term: 'Event', meaning: 'Something heard: dialogue, or any other sound.' },
    {
      term: 'Speaker',
      meaning: 'Who says a line: a reference id, or a label such as NARRATOR. Scored on matched dialogues.',
    },
    {
      term: 'Lexical matcher',
      meaning:
        'Descriptions are compared by shared words, without a judge; from 0.25 on, two entities of one type are a candidate.',
    },
    {
      term: 'Open world',
      meaning: 'What a prediction says beyond the reference earns nothing; it is listed as unsupported.',
    },
  ],
  formulas: [
    {
      tex: String.raw`P=\frac{TP}{n_\text{pred}},\quad R=\frac{TP}{n_\text{ref}},\quad F_1=\frac{2\,TP}{n_\text{pred}+n_\text{ref}}`,
      words: 'TP, true positives, are the matched pairs; the n count the units of each side.',
    },
  ],
  paper: [
    'References are aligned one to one inside a type (Table A.5; Table B.2 prints precision, recall and F1), and matched “from both perspectives” for subjects and scenes (A.2.2).',
    'The paper says both that extras do not directly dock the main precision (Table A.6) and that precision punishes inventions (section 3.2).',
  ],
  ours: [
    'Unmatched predicted units stay below the line of precision, as in the event row of Table A.8.',
    'Who counts as the same is decided by shared words at 0.25, where the paper asks a judge.',
    'Nothing over nothing is not applicable. It is neither 0 nor 1.',
  ],
  start: HONEST,
  Stage: PrecisionRecallStage,
  steps: [
    {
      text: 'Please recall: let the model say everything it can think of.',
      surprise:
        'Recall is 1, and half of what it says is invented: precision 4/8. F1 is 0.6667, lower than the 0.75 of an honest answer that missed one.',
      solution: EVERYTHING,
      done: (state, { scoreText }) =>
        state.said.every(Boolean) &&
        state.copies === 1 &&
        precisionRecallNumbers(state, scoreText).oneToOne.recall.value === 1,
    },
    {
      text: 'Please precision: let it say the one thing it is surest of, once, and be silent.',
      surprise:
        'Precision is 1, a perfect score for one safe guess. Recall is 1/4 and F1 only 0.4: it stays near the lower of the two.',
      solution: ALMOST_NOTHING,
      done: (state, { scoreText }) =>
        saidBy(state).length === 1 && precisionRecallNumbers(state, scoreText).oneToOne.precision.value === 1,
    },
    {
      text: 'Now let it say the potter alone, three times over, as a model in a loop does.',
      surprise:
        'One to one, only one of the three finds the potter free: precision 1/3. Asked from each side apart, all three have a counterpart, 3/3: the loop goes unpunished. That is why both stand in the table.',
      solution: LOOP,
      done: (state, { scoreText }) => {
        const { oneToOne, directional } = precisionRecallNumbers(state, scoreText);
        const said = saidBy(state);
        return (
          said.length >= 3 &&
          said.every(({ cast }) => cast === 0) &&
          directional.precision.value === 1 &&
          (oneToOne.precision.value ?? 1) < 0.5
        );
      },
    },
  ],
  quiz: {
    question: 'A model says nothing at all. What is its precision?',
    answers: [
      {
        text: '0',
        right: false,
        because: 'Recall is 0, and so is F1. But precision would be 0 of 0: it has said nothing wrong either.',
      },
      {
        text: '1, since nothing it says is wrong',
        right: false,
        because: 'That would reward silence. 0 of 0 is no number.',
      },
      {
        text: 'It has none: not applicable',
        right: true,
        because: '0/0 is left out of every mean. F1 is still defined, 2 × 0 over 0 + 4, and it is 0.',
      },
    ],
  },
  pair: precisionRecallPair,
};
