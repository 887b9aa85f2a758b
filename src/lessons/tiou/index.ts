import { metricsOf } from '../addresses';
import type { Lesson } from '../lesson';
import { lengthOf, type TiouState, tiouNumbers, tiouPair } from './numbers';
import { TiouStage } from './TiouStage';

const START: TiouState = { reference: [5.5, 8.1], prediction: [6.5, 9.5] };

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/** Two bars, one number. */
export const tiouLesson: Lesson<TiouState> = {
  id: 'tiou',
  title: 'Time overlap: tIoU',
  intro:
    'How much two spans of time agree: the time they share, divided by the time they cover together. Shots and sounds are matched by this number alone; what is said about them plays no part.',
  minutes: 2,
  metrics: metricsOf('tiou'),
  terms: [
    {
      term: 'tIoU',
      meaning:
        'Temporal intersection over union: the seconds two spans share over the seconds they cover together, from 0 to 1.',
    },
    { term: 'Span', meaning: 'A stretch of the clip in seconds, written as `time_range`: a start and an end.' },
    {
      term: 'Zero-length span',
      meaning:
        'A span that ends where it starts. It shares no time with anything, so it matches nothing but its equal.',
    },
    {
      term: 'Threshold',
      meaning: 'The least score at which two units may be matched: 0.30 for shots, 0.20 for sounds.',
    },
    {
      term: 'Shot tIoU, event tIoU',
      meaning: 'The mean tIoU of the pairs that were matched. Units without a pair do not lower it.',
    },
  ],
  formulas: [
    {
      tex: String.raw`\mathrm{tIoU}(a,b)=\frac{\max\bigl(0,\ \min(a_1,b_1)-\max(a_0,b_0)\bigr)}{(a_1-a_0)+(b_1-b_0)-\text{shared}}`,
      words: 'Seconds shared over seconds covered: both lengths, with the shared part counted once.',
    },
  ],
  paper: [
    'Shots match at tIoU ≥ 0.30 and sounds at ≥ 0.20, one to one, highest first (OmniCapBench, arXiv 2610.12458, section 3.2). Table B.10 tries 0.20 to 0.50 and 0.10 to 0.40.',
    'Predicted times are cut to the clip before they are compared (Algorithm 1).',
  ],
  ours: [
    'Equal spans give 1, even when both have no length, where the fraction would be 0/0.',
    '1e-9 absorbs rounding at a threshold, since 0.3 has no exact binary form.',
    'Event tIoU averages over matched dialogue and matched sounds together.',
  ],
  start: START,
  Stage: TiouStage,
  steps: [
    {
      text: 'Drag the prediction, without stretching it, to where the number is highest. Can you reach 1?',
      surprise:
        '0.8667, and no higher: 2.6 shared seconds over 3.0. The curve is flat on top, because as long as one span lies inside the other, where it lies makes no difference.',
      solution: { ...START, prediction: [5.3, 8.3] },
      done: (state, { kernels }) =>
        near(lengthOf(state.prediction), lengthOf(START.prediction)) &&
        near(lengthOf(state.reference), lengthOf(START.reference)) &&
        near(tiouNumbers(state, kernels).tiou, lengthOf(START.reference) / lengthOf(START.prediction)),
    },
    {
      text: 'Now play it safe: stretch the prediction over the whole clip, so that it surely contains the reference.',
      surprise:
        '2.6 of 10 seconds: 0.26. Every second of the reference is found and it is still no shot. As a sound, where 0.20 is enough, the very same spans match.',
      solution: { ...START, prediction: [0, 10] },
      done: (state, { kernels }) => {
        const { matchesAsShot, matchesAsSound } = tiouNumbers(state, kernels);
        return lengthOf(state.prediction) === 10 && !matchesAsShot && matchesAsSound;
      },
    },
    {
      text: 'Shrink the prediction to a single instant inside the reference, end upon start. Then shrink the reference to the same instant.',
      surprise:
        'An instant inside a span shares no seconds with it: 0, no match. Two equal instants would be 0/0, and there our convention says that equal is equal: 1.',
      solution: { reference: [6.5, 6.5], prediction: [6.5, 6.5] },
      done: (state, { kernels }) =>
        lengthOf(state.reference) === 0 && lengthOf(state.prediction) === 0 && tiouNumbers(state, kernels).tiou === 1,
    },
  ],
  quiz: {
    question:
      'A clip has one long shot of 60 seconds. A model cuts it in two halves of 30 seconds. What do the halves score?',
    answers: [
      {
        text: 'Both match: each lies wholly inside the shot',
        right: false,
        because:
          'Each has a tIoU of 30/60 = 0.5, so each could match. But pairs are one to one, and the shot is there only once.',
      },
      {
        text: 'One matches with tIoU 0.5, the other is left over',
        right: true,
        because:
          'Both are candidates at 0.5, and the one that starts first takes the shot. One of two predicted shots is matched.',
      },
      {
        text: 'Neither matches: half is not enough',
        right: false,
        because: 'Half is plenty for shots, where 0.30 is enough.',
      },
    ],
  },
  pair: tiouPair,
};
