import { metricsOf } from '../addresses';
import type { Lesson } from '../lesson';
import { isCase, LOSES, ORDINARY, TIE } from './cases';
import { MatchingStage } from './MatchingStage';
import { ALL, greedyAssignment, type MatchingState, matchingPair, walkCandidates } from './numbers';
import './matching.css';

/** The list of candidates, walked from the top. */
export const matchingLesson: Lesson<MatchingState> = {
  id: 'matching',
  title: 'Greedy one to one',
  intro:
    'Before anything is counted, the scorer decides which predicted unit stands for which unit of the reference. It lists every pair that is good enough, best first, and walks down: a pair whose two ends are both free is taken, any other is passed over. Nothing is ever taken back.',
  minutes: 2,
  metrics: metricsOf('matching'),
  terms: [
    { term: 'Alignment', meaning: 'Which unit of the prediction stands for which unit of the reference.' },
    { term: 'Candidate', meaning: 'A pair whose score is over 0 and reaches the threshold of its track.' },
    {
      term: 'Greedy one-to-one',
      meaning:
        'Candidates are walked best first; a pair is taken when both of its ends are free, and never given back.',
    },
    {
      term: 'Tie',
      meaning:
        'Candidates with equal scores. The earlier predicted start goes first, then the predicted id by its characters.',
    },
    { term: 'Matched', meaning: 'A unit that has a counterpart in the other document.' },
    { term: 'Missed', meaning: 'A unit of the reference without a counterpart; it lowers recall.' },
    { term: 'Unsupported', meaning: 'A unit of the prediction without a counterpart; it lowers precision.' },
    { term: 'Shot', meaning: 'A stretch of picture between two cuts, with its camera, its sounds and who is in it.' },
  ],
  formulas: [
    {
      tex: String.raw`\text{shot F1}=\frac{2\cdot|\text{matched}|}{|\text{predicted}|+|\text{reference}|}`,
      words: 'Each pair counts for both of its ends; every unit of either side stands below the line.',
    },
  ],
  paper: [
    'Greedy one-to-one matching, in the order of score, then predicted start, then predicted id (section 3.2). Shots by tIoU, sounds by tIoU, lines by their words, references by type and description.',
  ],
  ours: [
    'What is still equal after that is ordered by tIoU and by the reference unit, so that the same two documents give the same pairs on every machine.',
    'Ids are compared character by character, in no language: SHOT_10 comes before SHOT_9.',
    'The best assignment is shown here for comparison. It is no part of the score, and the paper does not use it.',
  ],
  start: ORDINARY,
  Stage: MatchingStage,
  steps: [
    {
      text: 'Press Next until the list is used up. Watch the third candidate.',
      surprise:
        'Third best and worth nothing: predicted SHOT_1 is gone already. The weakest candidate of all, 0.3043, is taken in its stead.',
      solution: { ...ORDINARY, walked: ALL },
      done: (state, { kernels }) => {
        const candidates = walkCandidates(state, kernels);
        return (
          isCase(ORDINARY, state) && state.walked >= candidates.length && candidates[2]?.fate === 'prediction-gone'
        );
      },
    },
    {
      text: 'Load “A tie”: a model has written the same shot twice, SHOT_9 and then SHOT_10. Guess which one is matched, and walk the list.',
      surprise:
        'SHOT_10: the ids decide, character by character, and 1 comes before 9. The copy earns nothing and stays below the line: F1 is 2/3, not 1.',
      solution: { ...TIE, walked: ALL },
      done: (state, { kernels }) => {
        const [first] = walkCandidates(state, kernels);
        return isCase(TIE, state) && state.walked > 0 && first?.tied === true && first.prediction === 1;
      },
    },
    {
      text: 'Load “Greedy loses”: one cut, found five seconds late. Move the end of predicted SHOT_1 to the left until both shots are matched.',
      surprise:
        'F1 jumps from 0.5 to 1 while the boundary is still seconds off. Before, the pair at the top took one end of each good pair, and nothing else was left; the best assignment had both all along.',
      solution: {
        ...LOSES,
        predictions: [
          { id: 'SHOT_1', span: [0, 5.8] },
          { id: 'SHOT_2', span: [7.4, 10] },
        ],
        walked: ALL,
      },
      done: (state, { kernels }) => isCase(LOSES, state) && greedyAssignment(state, kernels).pairs.length === 2,
    },
  ],
  quiz: {
    question:
      'A predicted shot has a tIoU of 0.9 with one reference shot and of 0.6 with another. The 0.9 is taken. What becomes of the 0.6?',
    answers: [
      {
        text: 'It counts as a second, weaker match',
        right: false,
        because: 'Pairs are one to one: a unit has one counterpart or none.',
      },
      {
        text: 'Nothing: the other reference shot must find another partner or is missed',
        right: true,
        because: 'One end of the pair is taken, so the walk passes it over, however good it is.',
      },
      {
        text: 'It replaces the 0.9 if that makes the total better',
        right: false,
        because: 'That would be the best assignment. Greedy never takes a pair back.',
      },
    ],
  },
  pair: matchingPair,
};
