import { metricsOf } from '../addresses';
import type { Lesson } from '../lesson';
import { BABBLE, CHINESE, MISHEARD } from './lines';
import { type WerState, werNumbers, werPair } from './numbers';
import { WerStage } from './WerStage';
import './wer.css';

const HAN = /\p{Script=Han}/u;

/** The words of two lines, and the way from the one to the other. */
export const werLesson: Lesson<WerState> = {
  id: 'wer',
  title: 'Words: WER',
  intro:
    'Spoken lines are matched by their words, not by their times. The word error rate counts the fewest words to replace, delete and insert that turn the reference line into the predicted one, and divides by the length of the reference line.',
  minutes: 2,
  metrics: metricsOf('wer'),
  terms: [
    {
      term: 'WER',
      meaning:
        'Word error rate: substituted, deleted and inserted words over the words of the reference line. It can be more than 1.',
    },
    { term: 'Line score', meaning: 'max(0, 1 − WER). From 0.50 on, two lines may be a pair.' },
    {
      term: 'Dialogue line',
      meaning: 'The mean line score of the matched dialogues; what was never heard does not lower it.',
    },
    {
      term: 'Token',
      meaning:
        'A word as it is compared: lower case, without punctuation or apostrophes. In Chinese, Japanese, Thai and their like every character is one.',
    },
    {
      term: 'Alignment grid',
      meaning: 'The table of edits between the beginnings of two lines; its path is the alignment.',
    },
    { term: 'Dialogue', meaning: 'An event of the type `dialogue`, `dialog` or `speech`; it has a `line`.' },
  ],
  formulas: [
    {
      tex: String.raw`\mathrm{WER}=\frac{S+D+I}{N}`,
      words: 'Words substituted, deleted and inserted, over the words of the reference line.',
    },
    {
      tex: String.raw`\text{line score}=\max(0,\ 1-\mathrm{WER})`,
      words: 'Never under 0, however much is put in.',
    },
  ],
  paper: [
    'Dialogue is matched one to one by its words, from 0.50 on (section 3.2; Table B.10 tries 0.40 to 0.60). The paper calls the result the rule-based dialogue line structural score.',
  ],
  ours: [
    'The form max(0, 1 − WER): without the floor one babbling line could outweigh many right ones.',
    'The tokens `words+cjk-chars`: the paper does not say how Chinese is cut. The name is in every signature.',
    'Of several shortest paths the one drawn prefers, seen from the end, a step on both lines, then a deletion. The count is the same on each.',
  ],
  start: MISHEARD,
  Stage: WerStage,
  steps: [
    {
      text: 'Empty the predicted line and note the WER of saying nothing. Then write a line that is worse than silence.',
      surprise:
        'Silence costs exactly 1, each word deleted once. Insertions have no limit, so babble goes past 1; the score is 0 for both.',
      solution: BABBLE,
      done: (state, engine) => werNumbers(state, engine).words.wer > 1,
    },
    {
      text: 'Make the WER 0 with a predicted line that is not the reference line.',
      surprise:
        'Capitals, punctuation and apostrophes are gone before anything is compared: IF THE WALL IS SOUND: IT RINGS! is perfect. But “it’s” is one word and “it is” are two.',
      solution: { reference: MISHEARD.reference, prediction: 'IF THE WALL IS SOUND: IT RINGS!' },
      done: (state, engine) => {
        const { wer, referenceWords } = werNumbers(state, engine).words;
        return referenceWords > 0 && wer === 0 && state.reference.trim() !== state.prediction.trim();
      },
    },
    {
      text: 'Load “Chinese” and replace one character of the predicted line.',
      surprise:
        '1/6 and not 1: each Chinese character is a word of its own. Cut at spaces, as English is, the line would be one word, and one slip would lose it all.',
      solution: { ...CHINESE, prediction: '慢慢走，仔细听。' },
      done: (state, engine) => {
        const { substitutions, deletions, insertions } = werNumbers(state, engine).words;
        return HAN.test(state.reference) && substitutions === 1 && deletions + insertions === 0;
      },
    },
  ],
  quiz: {
    question: 'The reference says “stop it”. A model hears “stop that”. Are the two lines a pair?',
    answers: [
      {
        text: 'No: half of the words are wrong',
        right: false,
        because: 'Half are wrong, so the score is 0.5, and 0.50 is enough: the threshold itself still passes.',
      },
      {
        text: 'Yes, just so: the score is exactly 0.50',
        right: true,
        because:
          'One of two words is substituted: WER 1/2, score 0.5, and a score that reaches the threshold passes. Short lines live on that edge.',
      },
      {
        text: 'Yes, since they were said at the same time',
        right: false,
        because: 'Times play no part in matching dialogue; they only decide between equal scores.',
      },
    ],
  },
  pair: werPair,
};
