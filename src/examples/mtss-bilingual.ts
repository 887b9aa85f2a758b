import { dialogue, type Range, sound } from './caption';
import type { Example } from './example';
import { type Json, print } from './print';

/** A reference entity as this dialect writes it, inside the shot that first shows it. */
function inline(id: string, type: string, features: string): Json {
  return { ref_id: id, type, id_features: features };
}

/** A shot of this dialect: entities or their ids under `references`, and one string that describes it all. */
function shot(
  id: string,
  time: Range,
  references: readonly Json[],
  description: string,
  camera: Json,
  events: Json,
): Json {
  return {
    shot_id: id,
    time_range: time,
    references,
    visual_description: description,
    camera,
    active_events: events,
  };
}

function camera(size: string, movement: string): Json {
  return { shot_type: size, angle: 'eye level', movement };
}

const truth = print({
  shots: [
    shot(
      'SHOT_1',
      [0, 3.2],
      [
        inline(
          'PERSON_1',
          'person',
          'Wonton seller in his fifties, white cap, steamed-up glasses, blue checked sleeves',
        ),
        inline('PERSON_2', 'person', 'Young traveller with a green backpack and wet hair'),
        inline('SCENE_1', 'scene', 'Night market stall under a red awning, rain beyond the bulbs'),
      ],
      '[PERSON_2] ducks under the awning of [SCENE_1] and waves at [PERSON_1].',
      camera('full shot', 'static'),
      ['DIALOGUE_1'],
    ),
    shot(
      'SHOT_2',
      [3.2, 6],
      ['PERSON_1', inline('OBJECT_1', 'object', 'Dented aluminium pot, steam rolling over the rim')],
      '[PERSON_1] lifts the lid of [OBJECT_1] and vanishes in steam.',
      camera('close-up', 'tilt up'),
      ['SFX_1', 'DIALOGUE_2'],
    ),
    shot(
      'SHOT_3',
      [6, 9.5],
      ['PERSON_1', 'PERSON_2'],
      '[PERSON_2] counts coins on the counter while [PERSON_1] laughs.',
      camera('medium shot', 'static'),
      ['DIALOGUE_2', 'DIALOGUE_3'],
    ),
  ],
  events: [
    dialogue('DIALOGUE_1', [1.2, 3], '师傅，来一碗馄饨。', 'PERSON_2'),
    sound('SFX_1', 'sfx', [3.3, 4.5], 'The lid of [OBJECT_1] rattles'),
    dialogue('DIALOGUE_2', [4.8, 6.6], 'One bowl? You look like two, my friend.', 'PERSON_1'),
    dialogue('DIALOGUE_3', [6.9, 8.4], 'OK，那就两碗！', 'PERSON_2'),
  ],
  scene_description: 'A soaked traveller orders wontons and is talked into a second bowl.',
  global_style: 'Warm bulbs against blue rain, shallow focus.',
  global_audio: 'Rain on canvas, a simmering pot, close voices.',
});

const heard: Json = {
  shots: [
    shot(
      'SHOT_1',
      [0, 3.1],
      [
        inline('PERSON_1', 'person', 'Middle-aged wonton seller in a white cap and steamed-up glasses'),
        inline('PERSON_2', 'person', 'Young man with a green backpack, hair wet from rain'),
        inline('SCENE_1', 'scene', 'Market stall at night under a red awning, rain outside'),
      ],
      '[PERSON_2] ducks under the awning and waves at [PERSON_1].',
      camera('full shot', 'static'),
      ['DIALOGUE_1'],
    ),
    shot(
      'SHOT_2',
      [3.1, 6],
      ['PERSON_1', inline('OBJECT_1', 'object', 'Large aluminium pot with steam over the rim')],
      '[PERSON_1] lifts the lid of [OBJECT_1], steam fills the frame.',
      camera('close-up', 'static'),
      ['SFX_1', 'DIALOGUE_2'],
    ),
    shot(
      'SHOT_3',
      [6, 9.5],
      ['PERSON_1', inline('PERSON_2', 'person', 'Young man with a green backpack')],
      '[PERSON_2] counts coins on the counter, [PERSON_1] laughs.',
      camera('medium shot', 'static'),
      ['DIALOGUE_2', 'DIALOGUE_3'],
    ),
  ],
  events: [
    dialogue('DIALOGUE_1', [1.2, 3], '师傅，来一碗混沌。', 'PERSON_2'),
    sound('SFX_1', 'sfx', [3.3, 4.5], 'The lid of [OBJECT_1] rattles'),
    dialogue('DIALOGUE_2', [4.8, 6.6], 'One bowl? You look like a tourist, my friend.', 'PERSON_1'),
    dialogue('DIALOGUE_3', [6.9, 8.4], 'OK 那就两碗', 'PERSON_2'),
  ],
  scene_description: 'A traveller orders wontons at a night market.',
  global_style: 'Warm light, rain, shallow focus.',
  global_audio: 'Rain and a simmering pot.',
};

/** @see contract §2.4 dialects, §4 Tokens */
export const mtssBilingual: Example = {
  id: 'mtss-bilingual',
  title: 'Wontons in two languages',
  summary:
    'A Chinese and English dialogue in the MTSS dialect: entities stand inside the shots that show them, and each shot is described by one string. Both sides are read as they are.',
  reference: truth,
  predictions: [
    {
      id: 'inline',
      title: 'Inline references',
      note: 'There is no list of references, yet the gate passes: it is gathered from the shots; Chinese is scored by character, so wontons heard as chaos (馄饨, 混沌) cost two of seven.',
      text: print(heard),
    },
    {
      id: 'wrapped',
      title: 'In a wrapper',
      note: 'The same caption under structured_caption and english: it is unwrapped with a note, and no score changes.',
      text: print({ structured_caption: { english: heard } }),
    },
  ],
};
