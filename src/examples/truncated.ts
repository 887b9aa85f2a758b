import { caption, dialogue, reference, shot, sound, subshot } from './caption';
import type { Example } from './example';
import { type Json, print } from './print';

const references: readonly Json[] = [
  reference('PERSON_1', 'person', 'the beekeeper', 'Woman in a white veil and leather gloves, calm and slow'),
  reference('ANIMAL_1', 'animal', 'the swarm', 'Honey bees, a dense brown cluster the size of a melon'),
  reference('OBJECT_1', 'object', 'the smoker', 'Dented tin smoker with a bellows'),
  reference('SCENE_1', 'scene', 'the roof', 'Flat city roof with four hives between chimneys'),
];
const hum = sound('AMBIENCE_1', 'ambience', [0, 12], '[ANIMAL_1] hums in one low chord');
const line = dialogue('DIALOGUE_1', [1, 4.2], 'They are not angry. They are moving house.', 'PERSON_1');
const shots: readonly Json[] = [
  shot(
    'SHOT_1',
    [0, 4.6],
    'opens',
    'medium, static',
    [subshot([0, 4.6], '[PERSON_1] lifts the lid of a hive on [SCENE_1] and listens.')],
    ['AMBIENCE_1', 'DIALOGUE_1'],
    ['PERSON_1', 'SCENE_1'],
  ),
  shot(
    'SHOT_2',
    [4.6, 8.3],
    'cut',
    'macro, handheld',
    [
      subshot([4.6, 6.2], '[ANIMAL_1] spills over the rim like syrup.'),
      subshot([6.2, 8.3], '[OBJECT_1] breathes two slow puffs of smoke.'),
    ],
    ['AMBIENCE_1'],
    ['ANIMAL_1', 'OBJECT_1'],
  ),
  shot(
    'SHOT_3',
    [8.3, 12],
    'dissolve',
    'wide, drone',
    [subshot([8.3, 12], '[ANIMAL_1] rises as one cloud, [PERSON_1] waves it off.')],
    ['AMBIENCE_1'],
    ['PERSON_1', 'ANIMAL_1', 'SCENE_1'],
  ),
];
const whole = print(caption(references, [hum, line], shots));

/** Up to and with the last occurrence of `mark`, where the tokens ran out. */
function cutAfter(text: string, mark: string): string {
  return text.slice(0, text.lastIndexOf(mark) + mark.length);
}

/** @see contract §2.3 truncation, §2.6 gate */
export const truncated: Example = {
  id: 'truncated',
  title: 'The output stops too early',
  summary: 'A token cap cuts the text, the braces never close, and a caption that was good so far scores 0 everywhere.',
  reference: whole,
  predictions: [
    {
      id: 'mid-sentence',
      title: 'Cut in a sentence',
      note: 'Every character up to the cut is right; the text ends inside a string in SHOT_3, so it cannot be read and fails the gate.',
      text: cutAfter(whole, 'rises as one cl'),
    },
    {
      id: 'runaway',
      title: 'A loop eats the budget',
      note: 'The same hum again and again until the cap: the shots were never written.',
      text: cutAfter(print(caption(references, [line, ...Array.from({ length: 8 }, () => hum)], shots)), 'in one low'),
    },
  ],
};
