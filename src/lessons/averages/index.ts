import { metricsOf } from '../addresses';
import type { Lesson } from '../lesson';
import {
  type AveragesState,
  agreeing,
  averagesScore,
  compositionWith,
  GROUPS,
  PUBLISHED_FAMILIES,
  videoPair,
} from './example';
import { Stage } from './Stage';

/** Averages over a benchmark, and where a model's points go. @see contract §6, §5 Failure composition */
export const averagesLesson: Lesson<AveragesState> = {
  id: 'averages',
  title: 'Averages over many videos',
  intro:
    'A model has one number per video and a table has one per model. In between somebody decides what weighs: each video alike (macro), each shot alike (micro), or each second alike. The benchmark has 482 videos under a minute, 228 of one to three and 76 of three to five; the lengths and shots of a typical video are ours, near the published means. Move what the model finds in each group. Below, the same means tell where a model’s points go.',
  minutes: 2,
  metrics: metricsOf('averages'),
  terms: [
    { term: 'Macro mean', meaning: 'The mean over videos, each alike, of those in which the metric applies.' },
    { term: 'Micro mean', meaning: 'Counts of all videos pooled and then divided: each unit weighs alike.' },
    { term: 'Duration-weighted mean', meaning: 'The mean over videos, each weighing its seconds.' },
    { term: 'Stratum', meaning: 'The videos of one range of lengths: under 1, 1 to 3, 3 to 5, over 5 minutes.' },
    {
      term: 'Gate-zero',
      meaning: 'What a video that fails the gate counts as in means that are about matched units: zero, or nothing.',
    },
    { term: 'Failure composition', meaning: 'The lost points of a model, shared out among six families of fault.' },
  ],
  formulas: [
    {
      tex: String.raw`\text{macro} = \frac{1}{V}\sum_{v} \frac{n_v}{d_v} \qquad \text{micro} = \frac{\sum_v n_v}{\sum_v d_v}`,
      words: 'One divides first and then averages; the other adds up first and divides once.',
    },
    {
      tex: String.raw`\text{share}_f = \frac{\sum_{m \in f} (1 - m)}{\sum_{\text{all } m} (1 - m)}`,
      words:
        'A family’s lost points over all lost points. Action has two metrics, shots and subshots; the others have one.',
    },
  ],
  paper: [
    'Table 3 holds macro means over videos. Table B.5 prints them by length: 482, 228 and 76 videos. So weighed, the Shot F1 of Gemini 3.1-Pro (77.90, 78.87, 57.79) makes 76.24, the figure of Table 3.',
    'Figure 4b, Gemini 3.1-Pro: 28.5 % action, 23.7 % audio-visual, 17.9 % audio, 1.3 % format.',
  ],
  ours: [
    'The mean is over values that apply; the paper does not say what it does with the others. The strata are [0, 60), [60, 180) and [180, 300] seconds.',
    'That the shares are made of 1 − score, and which metric belongs to which family, is inferred: it gives all four published shares. Entity is 1 − reference F1 and identity 1 − RefUse; the paper prints neither share.',
    '`gate-zero: all` counts a failed video as zero everywhere, as the text says; `recovery` leaves it out of numbers that are about matched units.',
  ],
  start: { found: [7, 16, 22], refF1: 60 },
  Stage,
  steps: [
    {
      text: 'Let the model find nothing in the films of three to five minutes.',
      surprise:
        'From 22 shots to none, the macro mean loses 5 points, the micro mean 14 and the mean by duration 18: these films are 10 % of the videos, a quarter of the shots and a third of the seconds.',
      solution: { found: [7, 16, 0], refF1: 60 },
      done: ({ found }) => found[2] === 0,
    },
    {
      text: 'Get a macro mean over 0.70 from a model that finds fewer than half of all shots.',
      surprise:
        'All of the clips under a minute and little else will do: they are 61 % of the videos and 33 % of the shots. A macro mean says how a model does on a typical video, and the typical one is short.',
      solution: { found: [GROUPS[0]?.shots ?? 0, 8, 0], refF1: 60 },
      done: (state, engine) => {
        const { macro, micro } = averagesScore(state, engine).all;
        return (macro.value ?? 0) > 0.7 && (micro.value ?? 1) < 0.5;
      },
    },
    {
      text: 'Move the overall reference F1, which the paper does not print, until all four shares are those of Figure 4b.',
      surprise:
        'Only 70.72 to 71.09 fits: four rounded shares give away a figure that no table has. Read this way, a chart can be checked.',
      solution: { found: [7, 16, 22], refF1: 70.9 },
      done: ({ refF1 }) => agreeing(compositionWith(refF1)).length === PUBLISHED_FAMILIES.length,
    },
  ],
  quiz: {
    question:
      'Model A finds 6 of 8 shots in every short clip and 10 of 40 in every long film. Its micro recall is below its macro recall. Why?',
    answers: [
      {
        text: 'Most videos are short, but a long film has more shots.',
        right: true,
        because: 'Macro gives each video one vote; micro gives each shot one, and the weak films have many.',
      },
      {
        text: 'Micro means are always lower.',
        right: false,
        because: 'Let the films be the strong ones and micro is the higher of the two.',
      },
      {
        text: 'Long films fail the gate more often.',
        right: false,
        because: 'No gate is in this example; weights alone make the difference.',
      },
    ],
  },
  pair: ({ found: [, middle] }) => {
    const [, group] = GROUPS;
    return group ? videoPair(group, middle) : null;
  },
};
