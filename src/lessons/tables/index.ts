import { metricsOf } from '../addresses';
import type { Lesson } from '../lesson';
import { isNearest, type TablesState } from './example';
import { Stage } from './Stage';

const START: TablesState = { claim: 'speaker', verdicts: {}, videos: 50 };

/** How to read a published table: compute before believing, and before disbelieving. */
export const tablesLesson: Lesson<TablesState> = {
  id: 'tables',
  title: 'Reading published tables',
  intro:
    'A table prints figures and a text says what they mean; the two do not always agree. Most of it can be checked with nothing but the printed numbers: compare columns, average what is said to be a mean, ask whether a percentage can be a share of so few videos. Here are eight claims about the OmniCapBench paper with the figures they have to face. Some hold, some do not, and of some nobody outside can tell.',
  minutes: 2,
  metrics: metricsOf('tables'),
  terms: [
    {
      term: 'Published mean',
      meaning: 'A figure of the paper over all videos of the benchmark; shown beside a score for orientation only.',
    },
    {
      term: 'Pass rate',
      meaning: 'Documents that pass the gate over all documents. Compliance is not one: it counts fields.',
    },
    { term: 'Spearman’s rho', meaning: 'How alike two rankings are, from −1 to 1: the correlation of the ranks.' },
    { term: 'Pearson’s r', meaning: 'How well two metrics follow one line over the videos, from −1 to 1.' },
  ],
  formulas: [
    {
      tex: String.raw`\exists\, k \le n \le 76:\; \operatorname{round}\!\left(\frac{100\,k}{n},\, 2\right) = 92.12 \;?`,
      words: 'What a share of at most 76 videos must satisfy. There is none.',
    },
    {
      tex: String.raw`F_1(\bar R, \bar P) \;\ne\; \overline{F_1(R, P)}`,
      words: 'The F1 of two means is not the mean of the F1 values.',
    },
  ],
  paper: ['Tables 3, 4, A.7, B.2, B.5, B.7 and B.10 of arXiv 2610.12458v1, with the figures as printed.'],
  ours: [
    'Where the paper is silent or says two things, the contract chooses, names its choice and writes it into the signature of every score. Each choice is marked P (stated), T (inferred from the tables) or C (ours).',
    'Published figures stand beside a score for orientation. They never enter it.',
  ],
  start: START,
  Stage,
  steps: [
    {
      text: 'Open “Compliance as a pass rate” and move n to where k/n comes nearest to 92.12.',
      surprise:
        '35/38 prints 92.11, and 70/76 is the same fraction. That is as near as it gets, so 92.12 is no share of at most 76 videos: a figure can tell what it is not.',
      solution: { ...START, claim: 'pass-rate', videos: 38 },
      done: ({ claim, videos }) => claim === 'pass-rate' && isNearest(videos),
    },
    {
      text: 'Open “Pairs that tie on text” and give your verdict.',
      surprise:
        'The table says 70.6 to 29.4. The 74.2 to 25.8 of the text is what people said, and it is the more flattering pair. Averaging four printed numbers was enough to see it.',
      solution: { ...START, claim: 'pairs', verdicts: { pairs: 'no' } },
      done: ({ verdicts }) => verdicts.pairs === 'no',
    },
    {
      text: 'Find the one claim that holds.',
      surprise:
        '0.971 comes out of Table B.10 to the last digit. To be sceptical is to compute, and then to say “right” as readily as “wrong”.',
      solution: { ...START, claim: 'sweep', verdicts: { sweep: 'yes' } },
      done: ({ verdicts }) => verdicts.sweep === 'yes',
    },
  ],
  quiz: {
    question: 'A table prints recall 60.00 and precision 80.00 as means over videos, and F1 66.10. Is there a mistake?',
    answers: [
      {
        text: 'Not necessarily: F1 may have been averaged over videos.',
        right: true,
        because:
          'The F1 of the two means is 68.57. A mean of F1 values is another number, and in Table 3 it is always the lower one.',
      },
      {
        text: 'Yes: F1 must be 68.57.',
        right: false,
        because: 'That is the F1 of the means. It would be the printed one only if F1 was computed once, at the end.',
      },
      {
        text: 'Yes: F1 must lie above 70, the middle of the two.',
        right: false,
        because: 'A harmonic mean is never above the arithmetic one.',
      },
    ],
  },
  pair: () => null,
};
