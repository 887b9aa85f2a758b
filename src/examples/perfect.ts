import { caption, dialogue, reference, shot, sound, subshot } from './caption';
import type { Example } from './example';
import { print } from './print';

const reading = print(
  caption(
    [
      reference(
        'PERSON_1',
        'person',
        'the fishmonger',
        'Broad man in a white rubber apron, sleeves rolled, red woollen hat',
      ),
      reference('ANIMAL_1', 'animal', 'the thief', 'Herring gull with one grey tail feather missing'),
      reference('OBJECT_1', 'object', 'the crate', 'Blue plastic crate heaped with silver herring and ice'),
      reference('SCENE_1', 'scene', 'the quay', 'Fish market quay at dawn, wet cobbles, masts in the mist'),
    ],
    [
      sound('AMBIENCE_1', 'ambience', [0, 9], 'Halyards tap on masts, water laps'),
      dialogue('DIALOGUE_1', [3.6, 6], 'Oi! That one was paid for!', 'PERSON_1'),
      sound('SFX_1', 'sfx', [5.8, 7.5], '[ANIMAL_1] screams and beats its wings'),
    ],
    [
      shot(
        'SHOT_1',
        [0, 3.4],
        'fade in',
        'wide, slow crane down',
        [
          subshot([0, 1.8], 'Mist lifts off [SCENE_1], one lamp still burning.'),
          subshot([1.8, 3.4], '[PERSON_1] sets [OBJECT_1] down and stretches.'),
        ],
        ['AMBIENCE_1'],
        ['PERSON_1', 'OBJECT_1', 'SCENE_1'],
      ),
      shot(
        'SHOT_2',
        [3.4, 6.2],
        'cut',
        'medium, whip pan',
        [
          subshot([3.4, 4.6], '[ANIMAL_1] snatches a herring from [OBJECT_1].'),
          subshot([4.6, 6.2], '[PERSON_1] swings a broom and misses.'),
        ],
        ['AMBIENCE_1', 'DIALOGUE_1', 'SFX_1'],
        ['PERSON_1', 'ANIMAL_1', 'OBJECT_1'],
      ),
      shot(
        'SHOT_3',
        [6.2, 9],
        'match cut',
        'long lens, tilt up',
        [subshot([6.2, 9], '[ANIMAL_1] climbs over [SCENE_1] with the fish, straight into the sun.')],
        ['AMBIENCE_1', 'SFX_1'],
        ['ANIMAL_1', 'SCENE_1'],
      ),
    ],
  ),
);

/** The same document under other ids, each one replaced everywhere: PERSON_1 -> PERSON_5. */
const renamed = reading.replace(/\b([A-Z]+)_(\d)\b/g, (_, letters: string, n: string) => `${letters}_${Number(n) + 4}`);

/** @see contract §5 Identity */
export const perfect: Example = {
  id: 'perfect',
  title: 'A perfect caption',
  summary: 'What full marks look like: a gull, a herring, and nothing to complain about.',
  reference: reading,
  predictions: [
    {
      id: 'same',
      title: 'Word for word',
      note: 'The prediction is the reference: every metric is 1 and the list of problems is empty.',
      text: reading,
    },
    {
      id: 'renamed',
      title: 'Other ids, same story',
      note: 'Every id is another one, consistently: ids are only names, so every metric is still 1.',
      text: renamed,
    },
  ],
};
