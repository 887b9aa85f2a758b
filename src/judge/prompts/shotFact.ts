import type { JudgedPair, JudgedShot } from '../../omnicapbench/material';
import { COVERAGE_COUNTS, COVERAGE_IGNORES, SCORE_ANSWER, writeInstructions } from './instructions';
import { quoted } from './quote';
import type { Item, Task } from './task';

const SYSTEM = writeInstructions({
  role: 'You measure how much of what one caption says about the filming of a shot is covered by another caption of the same shot.',
  shown: [
    '<target>: the side whose facts are counted: <camera> (framing and movement) and <shot_transfer> (how the shot begins). An empty text says nothing.',
    '<candidate>: the side that may cover them, likewise.',
  ],
  counts: [
    'Facts of the camera: size of the shot, angle, height, movement with its direction and speed, focus, lens, composition.',
    'Facts of the transfer: the kind of transition, and how it is done.',
    'Terms of the trade are equal to what they mean: a CU is a close-up, a static camera is a locked-off one.',
    'A fact counts as covered in whichever of its two texts the candidate says it.',
    ...COVERAGE_COUNTS,
  ],
  ignored: ['What happens in the shot and who is in it: only the filming is judged.', ...COVERAGE_IGNORES],
  answer: SCORE_ANSWER,
});

/** How well the filming of matched shots is described. @see contract §7 */
export const shotFact: Task = {
  id: 'shot-fact',
  title: 'Shot fact',
  question: 'How much of the reference’s camera and transfer does the prediction cover?',
  fields: ['camera', 'shot_transfer'],
  answer: 'score',
  items: ({ shots }) => shots.filter(({ reference }) => says(reference)).map(shotItem),
};

const says = ({ camera, transfer }: JudgedShot): boolean => `${camera}${transfer}`.trim() !== '';

function shotItem({ reference, prediction }: JudgedPair<JudgedShot>): Item {
  return {
    id: `shot-fact:${reference.key}`,
    task: 'shot-fact',
    answer: 'score',
    direction: null,
    title: reference.id,
    reference: reference.key,
    prediction: prediction.key,
    group: null,
    prompt: { system: SYSTEM, user: [writeShot('target', reference), writeShot('candidate', prediction)].join('\n') },
    labels: null,
  };
}

function writeShot(tag: 'target' | 'candidate', { camera, transfer }: JudgedShot): string {
  return `<${tag}>${quoted('camera', camera)}${quoted('shot_transfer', transfer)}</${tag}>`;
}
