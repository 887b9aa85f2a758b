import { metricsOf } from '../addresses';
import type { Lesson } from '../lesson';
import { START, type SubshotsState, subshotsPair, subshotsReport } from './example';
import { Stage } from './Stage';

const moved = {
  ...START,
  three: START.three.map((told, index) => (index === 1 ? { ...told, time: [8.2, 11] as const } : told)),
};

/** Subshots: a window, words, and both directions. @see contract §4 Subshots, §5 subshot_* */
export const subshotsLesson: Lesson<SubshotsState> = {
  id: 'subshots',
  title: 'Actions inside a shot',
  intro:
    'Inside a shot actions follow each other, and nobody cuts them at the same tenth of a second. So a subshot looks for its counterpart in a window: its own time, wider by δ at both ends, and only in the matched shot. Whoever is in the window is compared by words. Both sides look on their own, and several may find the same counterpart. Drag the lower bars, rewrite their words, move δ.',
  minutes: 2,
  metrics: metricsOf('subshots'),
  terms: [
    { term: 'Subshot', meaning: 'One action of a shot: an entry of its `visual_description`, with a time and a text.' },
    {
      term: 'Window',
      meaning: 'Where a subshot looks for its counterpart: its own time, wider by δ = 1.0 s at both ends.',
    },
    {
      term: 'Similarity',
      meaning: 'Shared words over the words of both texts, stop words aside; a mention counts as one word.',
    },
    {
      term: 'Both directions',
      meaning: 'Recall asks each unit of the reference, precision each one of the prediction; nobody is used up.',
    },
  ],
  formulas: [
    {
      tex: String.raw`[a, b] \;\to\; [a - \delta,\; b + \delta], \qquad \delta = 1.0\,\text{s}`,
      words: 'A candidate shares time with the widened window. To touch it is not enough.',
    },
    {
      tex: String.raw`R = \frac{\text{matched}}{\text{actions of the reference}}`,
      words: 'Actions of the reference with a counterpart.',
    },
    {
      tex: String.raw`P = \frac{\text{matched}}{\text{predicted actions}}`,
      words: 'Predicted actions with a counterpart, counted apart; so F1 is a harmonic mean and no fraction of counts.',
    },
  ],
  paper: [
    'Section 3.2: inside matched shot pairs, window δ = 1.0 s, both directions; a target needs at least one true counterpart.',
    'Table B.10 sweeps δ over 0.5, 1.0 and 2.0 s. Subshot F1 moves by about one point to either side, and no two models change places.',
  ],
  ours: [
    'The paper asks a judge whether two texts tell the same action. Without a judge it is similarity by shared words, from 0.30 on. `time` in the settings takes anybody in the window.',
    'The mean tIoU runs over the matched actions of the reference, each with its best candidate.',
  ],
  start: START,
  Stage,
  steps: [
    {
      text: 'Drag the predicted b to the right until it shares no second with B and is still matched.',
      surprise:
        'The tIoU of the pair is 0 and F1 is still 1: the window forgives up to a second. Only the mean tIoU shows that b came late.',
      solution: moved,
      done: (state, engine) => {
        const { recall } = subshotsReport(state, engine).alignment.subshots;
        return (
          state.telling === 'three' &&
          recall.some(([, target, , candidate, , tiou]) => target === 1 && candidate === 1 && tiou === 0)
        );
      },
    },
    {
      text: 'Leave b there and close the window: δ = 0.',
      surprise:
        'Lost twice: B is missed and b is unsupported, so recall and precision both fall to 2/3. A tolerance saves a late action on both sides or on none.',
      solution: { ...moved, delta: 0 },
      done: (state, engine) => {
        const { subshot_recall, subshot_precision } = subshotsReport(state, engine).metrics;
        return (
          state.delta === 0 &&
          state.telling === 'three' &&
          subshot_recall.numerator === 2 &&
          subshot_precision.numerator === 2
        );
      },
    },
    {
      text: 'Tell all three actions as one long one.',
      surprise:
        'F1 is 1: each of the three finds it, and it finds one of them. Nobody is used up, so lumping actions together is free, but for the mean tIoU: 1/3.',
      solution: { ...START, telling: 'one' },
      done: (state, engine) => state.telling === 'one' && subshotsReport(state, engine).metrics.subshot_f1.value === 1,
    },
  ],
  quiz: {
    question:
      'A prediction tells the lamp three times, each time in the window of B and in fitting words, and nothing else. What are recall and precision?',
    answers: [
      {
        text: 'Recall 1/3, precision 3/3',
        right: true,
        because: 'Only B is found, and all three predicted actions have a true counterpart: they share it.',
      },
      {
        text: 'Recall 1/3, precision 1/3',
        right: false,
        because: 'That would be one-to-one matching. Subshots are looked for in both directions, and may share.',
      },
      {
        text: 'Recall 3/3, precision 3/3',
        right: false,
        because: 'A and C have no counterpart: nobody tells of the door and the bench.',
      },
    ],
  },
  pair: subshotsPair,
};
