import { metricsOf } from '../addresses';
import type { Lesson } from '../lesson';
import { GateStage } from './GateStage';
import { type GateState, gateNumbers, gatePair } from './numbers';
import { CUT_OFF, LOST_COMMA, WHOLE, WITHOUT_CAMERA } from './text';
import './gate.css';

/** What must hold before anything else is counted. */
export const gateLesson: Lesson<GateState> = {
  id: 'gate',
  title: 'The gate',
  intro:
    'Before a prediction is compared with anything it must be readable: JSON with the three tracks. That is the gate, and behind it everything is 0. A document that passes still has a compliance: the share of required fields that are there and of the right kind.',
  minutes: 1,
  metrics: metricsOf('gate'),
  terms: [
    {
      term: 'Gate',
      meaning:
        'Passed by a document that can be read and has all three tracks. Behind a failed gate every number is 0.',
    },
    {
      term: 'Compliance (SGC)',
      meaning:
        'Structural gate and compliance: required fields present and well-typed over required fields; 0 when the gate fails.',
    },
    {
      term: 'Required field',
      meaning: 'A field that the schema of the paper asks for, one each for every unit and track.',
    },
    {
      term: 'Truncation',
      meaning: 'A text that ends before its JSON does, mostly at a token limit. It fails the gate.',
    },
    { term: 'Omission', meaning: 'Something left out of a document that is whole. It costs recall, not the gate.' },
    {
      term: 'Repair',
      meaning: 'A second reading of a broken text, mended and closed; labelled `repair:on`, never part of the score.',
    },
    { term: 'Strict gate', meaning: 'A setting under which a single missing field fails the gate too.' },
    { term: 'Signature', meaning: 'The line that names every setting behind a score, so that it can be reproduced.' },
  ],
  formulas: [
    {
      tex: String.raw`\mathrm{SGC}=\frac{\text{fields present, well-typed}}{\text{fields required}}`,
      words:
        'One field for each track, then those that every unit must have. Behind a failed gate it is 0, whatever the fraction.',
    },
  ],
  paper: [
    'Outputs that cannot be parsed, or lack a track, score zero on every later metric (Structural Gate and Compliance, section 3.2).',
    'On missing fields it says both: Table A.8 counts them as schema failures, Table A.9 as making a unit untestable.',
  ],
  ours: [
    'Compliance is a fraction. The published means, such as 92.12 over at most 76 videos, cannot come from passes and failures alone.',
    'A missing field does not fail the gate unless the setting `gate` is `strict`.',
    'Repair is ours, and never part of the score.',
  ],
  start: { text: WHOLE, repair: false },
  Stage: GateStage,
  steps: [
    {
      text: 'Delete a single comma or quotation mark.',
      surprise: 'One character, and every number falls from 1 to 0. Nobody asks what the text would have said.',
      solution: { text: LOST_COMMA, repair: false },
      done: (state, { scoreText }) => {
        const { report } = gateNumbers(state, scoreText);
        return !report.gate.pass && report.diagnostics.some(({ code }) => code === 'json.syntax');
      },
    },
    {
      text: 'Press “Whole”, then delete a whole required field: `"camera": "wide"` in SHOT_2, with its comma.',
      surprise:
        'The gate stays open. Compliance loses one part in 36, and no other number moves at all: matching never looks at the camera.',
      solution: { text: WITHOUT_CAMERA, repair: false },
      done: (state, { scoreText }) => {
        const { gate, metrics } = gateNumbers(state, scoreText).report;
        return (
          gate.pass && gate.present === gate.required - 1 && metrics.shot_f1.value === 1 && metrics.evsa_f1.value === 1
        );
      },
    },
    {
      text: 'Press “Cut off”: the model ran out of tokens inside SHOT_2. Switch the repaired reading on, and compare with “Left out”, the same content in JSON that closes.',
      surprise:
        'Cut off: 0 throughout, though what was written is right. Its repaired reading scores just what “Left out” scores for real: one shot of three. Truncation is not omission, and the score alone cannot tell them apart.',
      solution: { text: CUT_OFF, repair: true },
      done: (state, { scoreText }) => {
        const { truncated, repaired } = gateNumbers(state, scoreText);
        return truncated && (repaired?.metrics.shot_recall.value ?? 0) > 0;
      },
    },
  ],
  quiz: {
    question:
      'A prediction is flawless JSON without the key `events`. The clip has no sound worth telling. Does it pass?',
    answers: [
      {
        text: 'Yes: there is nothing to list',
        right: false,
        because: 'Then the track is an empty list, `"events": []`. The key itself must be there.',
      },
      {
        text: 'No: a track is missing',
        right: true,
        because: 'All three arrays must be there, be they empty. Without one the gate fails and everything is 0.',
      },
      {
        text: 'Yes, with a lower compliance',
        right: false,
        because: 'A missing field lowers the compliance; a missing track fails the gate.',
      },
    ],
  },
  pair: gatePair,
};
