import { metricsOf } from '../addresses';
import type { Lesson } from '../lesson';
import { scoreOfCoverage } from './bands';
import { type JudgeState, judgedMeans, judgePair } from './example';
import { Stage } from './Stage';
import { FIELDS, tasksSeeing } from './tasks';

/** What a judge is for, and what it is not shown. @see contract §7 */
export const judgeLesson: Lesson<JudgeState> = {
  id: 'judge',
  title: 'The judge’s narrow gap',
  intro:
    'Structure is counted, not judged: times, ids and links need no opinion. What is left is whether two texts that are already aligned say the same, and for that the benchmark asks a language model. It is shown one pair at a time and only the fields of its task, so that it cannot reward what it was not asked about. Press a task to see what it is shown, a field to ask who sees it; below, see what becomes of its answer. No judge runs in this lesson; the Judge tab of the workbench asks one, with a key of your own.',
  minutes: 2,
  metrics: metricsOf('judge'),
  terms: [
    {
      term: 'Judge',
      meaning:
        'A language model that compares two aligned texts. Optional, with a key of your own; it never changes a structural score.',
    },
    { term: 'Band', meaning: 'A range of covered facts that shares one score from 1 to 5.' },
    {
      term: 'Context',
      meaning: 'Fields that a judge is shown to understand a text, such as who PERSON_1 is. They are not judged.',
    },
    {
      term: 'Unjudged',
      meaning: 'A pair whose judge gave no readable answer in five attempts. It is reported so, never guessed.',
    },
  ],
  formulas: [
    {
      tex: String.raw`\text{value} = \frac{\text{score} - 1}{4}`,
      words: 'The scores 1 to 5 become 0, 0.25, 0.5, 0.75 and 1.',
    },
  ],
  paper: [
    'Six tasks, each on one aligned pair or one target with its candidates, and only on the fields named. Scores from 1 to 5 by bands of covered facts: under 20 %, 20 to 40, 40 to 70, 70 to 90, over 90.',
    'Table 4: non-dialogue of MiniCPM-o-2.6 is 4.84, in percent.',
  ],
  ours: [
    'The paper does not say how a score becomes a percentage. (score − 1) / 4 is inferred: score / 5 cannot be under 20, and 4.84 is printed.',
    'A shared border, such as 40 %, belongs to the upper band. Prompts are in our own words. What is not an answer is asked again, at most five times, and then reported as unjudged.',
  ],
  start: { task: 'shot', field: null, coverage: 55, scores: [3, 4, 2, 5, 1] },
  Stage,
  steps: [
    {
      text: 'Find a field that no task sees.',
      surprise:
        'Spoken lines, speakers, links and the times of events and shots are out of its sight. A judge cannot forgive a wrong identity or a sound in the wrong shot: nobody asks it.',
      solution: { task: 'shot', field: 'active', coverage: 55, scores: [3, 4, 2, 5, 1] },
      done: ({ field }) => FIELDS.some((one) => one.id === field && tasksSeeing(one).length === 0),
    },
    {
      text: 'Raise the covered facts from 55 % until the score changes, and stop there.',
      surprise:
        'Fifteen points of facts change nothing, then one changes the value by 25. Means over many pairs smooth the steps; a single judged pair is a coarse number.',
      solution: { task: 'shot', field: null, coverage: 70, scores: [3, 4, 2, 5, 1] },
      done: ({ coverage }) => scoreOfCoverage(coverage) === 4 && scoreOfCoverage(coverage - 1) === 3,
    },
    {
      text: 'Give all five pairs the worst score.',
      surprise:
        'score / 5 is still 20. A mean of 4.84 is in Table 4, so the paper cannot have divided by 5: a floor is a fingerprint of a formula.',
      solution: { task: 'shot', field: null, coverage: 55, scores: [1, 1, 1, 1, 1] },
      done: ({ scores }) => judgedMeans(scores).ours.value === 0,
    },
  ],
  quiz: {
    question:
      'A caption describes each person well and calls the same woman PERSON_1 in one shot and PERSON_4 in the next. Which judge task notices?',
    answers: [
      {
        text: 'None. CCC and RefUse do.',
        right: true,
        because: 'No task sees the lists of a shot. Identity is counted by structure alone.',
      },
      {
        text: 'Reference quality',
        right: false,
        because: 'It reads descriptions of one aligned pair, and these are good.',
      },
      {
        text: 'Shot fact',
        right: false,
        because: 'It sees `camera` and `shot_transfer`, and nobody in the shot.',
      },
    ],
  },
  pair: judgePair,
};
