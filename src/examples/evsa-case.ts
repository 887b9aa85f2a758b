import { caption, dialogue, type Range, reference, shot, sound, subshot } from './caption';
import type { Example } from './example';
import { type Json, print } from './print';

const LINE = 'Turn it slowly and listen. If the wall is sound it rings. If it is cracked it only knocks.';

/** The five shots, two sounds and six links of the paper's case study B.4.2; the pottery is ours. */
const truth = caption(
  [
    reference(
      'PERSON_1',
      'person',
      'the ceramicist',
      'Ceramicist in a slate apron, grey braid over one shoulder, clay on both forearms',
    ),
    reference(
      'PERSON_2',
      'person',
      'the apprentice',
      'Apprentice with cropped black hair, round glasses and a mustard jumper',
    ),
    reference('OBJECT_1', 'object', 'the vase', 'Tall unglazed vase, hairline crack below the rim'),
    reference('SCENE_1', 'scene', 'the studio', 'Pottery studio with whitewashed brick, drying shelves and a skylight'),
  ],
  [
    dialogue('DIALOGUE_1', [0, 9.8], LINE, 'PERSON_1'),
    sound('SFX_1', 'sfx', [5.5, 8], 'A dull knock, then [OBJECT_1] splits'),
  ],
  [
    shot(
      'SHOT_1',
      [0, 0.6],
      'opens',
      'close-up, static',
      [subshot([0, 0.6], '[PERSON_1] lifts a wet cloth from [OBJECT_1].')],
      ['DIALOGUE_1'],
      ['PERSON_1', 'OBJECT_1'],
    ),
    shot(
      'SHOT_2',
      [0.6, 3.2],
      'cut',
      'medium, static',
      [
        subshot([0.6, 1.9], '[PERSON_1] turns [OBJECT_1] slowly on the wheel.'),
        subshot([1.9, 3.2], 'She leans in until her ear almost touches the clay.'),
      ],
      ['DIALOGUE_1'],
      ['PERSON_1', 'OBJECT_1', 'SCENE_1'],
    ),
    shot(
      'SHOT_3',
      [3.2, 5.5],
      'cut',
      'medium, slow push in',
      [subshot([3.2, 5.5], '[PERSON_2] watches from the drying shelves and pushes up round glasses.')],
      ['DIALOGUE_1'],
      ['PERSON_2', 'SCENE_1'],
    ),
    shot(
      'SHOT_4',
      [5.5, 8.1],
      'cut',
      'close-up, handheld',
      [
        subshot([5.5, 6.6], '[PERSON_1] taps [OBJECT_1] below the rim with a knuckle.'),
        subshot([6.6, 8.1], '[OBJECT_1] splits along the crack, one half drops to the bench.'),
      ],
      ['DIALOGUE_1', 'SFX_1'],
      ['PERSON_1', 'OBJECT_1'],
    ),
    shot(
      'SHOT_5',
      [8.1, 10],
      'cut',
      'wide, static',
      [subshot([8.1, 10], '[PERSON_1] and [PERSON_2] look down at the two halves.')],
      ['DIALOGUE_1'],
      ['PERSON_1', 'PERSON_2', 'SCENE_1'],
    ),
  ],
);

/** What tells five of the six outputs apart. Shots are numbered from 1. */
interface Telling {
  /** Where shots 2 to 5 begin. */
  readonly cuts: readonly [number, number, number, number];
  readonly line: string;
  readonly speaker: string;
  /** When the dialogue and the knock are heard. */
  readonly dialogue: Range;
  readonly knock: Range;
  /** The published links: in which shots each of the two is listed. */
  readonly dialogueIn: readonly number[];
  readonly knockIn: readonly number[];
  /** In which shots the studio is listed; in none, it is not defined either. */
  readonly studioIn: readonly number[];
}

function tell(telling: Telling): string {
  const { cuts, studioIn } = telling;
  const events = (n: number): string[] => [
    ...(telling.dialogueIn.includes(n) ? ['DIALOGUE_1'] : []),
    ...(telling.knockIn.includes(n) ? ['SFX_1'] : []),
  ];
  const seen = (n: number, ...ids: string[]): string[] => (studioIn.includes(n) ? [...ids, 'SCENE_1'] : ids);
  const studio: Json[] =
    studioIn.length === 0
      ? []
      : [reference('SCENE_1', 'scene', 'a workshop', 'Pottery studio, brick walls, drying shelves under a skylight')];
  return print(
    caption(
      [
        reference(
          'PERSON_1',
          'person',
          'the potter',
          'Woman in a slate apron with a grey braid over one shoulder, clay on her forearms',
        ),
        reference(
          'PERSON_2',
          'person',
          'her apprentice',
          'Young apprentice with black hair, round glasses and a mustard jumper',
        ),
        reference('OBJECT_1', 'object', 'a vase', 'Tall unglazed vase with a crack below the rim'),
        ...studio,
      ],
      [
        dialogue('DIALOGUE_1', telling.dialogue, telling.line, telling.speaker),
        sound('SFX_1', 'sfx', telling.knock, 'A knock, and [OBJECT_1] breaks'),
      ],
      [
        shot(
          'SHOT_1',
          [0, cuts[0]],
          'opens',
          'close-up, static',
          [subshot([0, cuts[0]], '[PERSON_1] lifts a damp cloth off [OBJECT_1].')],
          events(1),
          seen(1, 'PERSON_1', 'OBJECT_1'),
        ),
        shot(
          'SHOT_2',
          [cuts[0], cuts[1]],
          'cut',
          'medium, static',
          [
            subshot([cuts[0], 2], '[PERSON_1] turns [OBJECT_1] on the wheel.'),
            subshot([2, cuts[1]], 'Her ear almost touches the clay.'),
          ],
          events(2),
          seen(2, 'PERSON_1', 'OBJECT_1'),
        ),
        shot(
          'SHOT_3',
          [cuts[1], cuts[2]],
          'cut',
          'medium, push in',
          [subshot([cuts[1], cuts[2]], '[PERSON_2] watches from the shelves and pushes up the glasses.')],
          events(3),
          seen(3, 'PERSON_2'),
        ),
        shot(
          'SHOT_4',
          [cuts[2], cuts[3]],
          'cut',
          'close-up, handheld',
          [
            subshot([cuts[2], 6.5], '[PERSON_1] taps [OBJECT_1] below the rim.'),
            subshot([6.5, cuts[3]], '[OBJECT_1] splits along the crack.'),
          ],
          events(4),
          seen(4, 'PERSON_1', 'OBJECT_1'),
        ),
        shot(
          'SHOT_5',
          [cuts[3], 10],
          'cut',
          'wide, static',
          [subshot([cuts[3], 10], '[PERSON_1] and [PERSON_2] look down at the halves.')],
          events(5),
          seen(5, 'PERSON_1', 'PERSON_2'),
        ),
      ],
    ),
  );
}

/** Near-perfect in everything but what a telling changes. */
const faithful: Telling = {
  cuts: [0.6, 3.2, 5.5, 8],
  line: LINE,
  speaker: 'PERSON_1',
  dialogue: [0, 9.8],
  knock: [5.6, 7.9],
  dialogueIn: [1, 2, 3, 4, 5],
  knockIn: [4],
  studioIn: [2, 3, 5],
};

/** The one with a bit of everything: it is what the page opens on. */
const flash = print(
  caption(
    [
      reference('PERSON_1', 'person', 'the potter', 'Woman in a slate apron with a grey braid over one shoulder'),
      reference(
        'PERSON_2',
        'person',
        'the apprentice',
        'Young apprentice with black hair, round glasses, mustard jumper',
      ),
      reference('OBJECT_1', 'prop', 'the vase', 'Tall unglazed vase with a crack below the rim'),
      reference('SCENE_1', 'scene', 'the studio', 'Pottery studio with brick walls, drying shelves and a skylight'),
      reference('PERSON_3', 'person', 'a potter', 'Older woman, hands grey with clay'),
    ],
    [
      dialogue(
        'DIALOGUE_1',
        [0, 9.6],
        'Turn it slowly and listen. If the wall is sound it rings. If cracked, it only knocks.',
        'PERSON_1',
      ),
      sound('SFX_1', 'sfx', [5.6, 7.9], 'A thud, then [OBJECT_1] breaks'),
    ],
    [
      shot(
        'SHOT_1',
        [0, 0.7],
        'opens',
        'close-up, static',
        [subshot([0, 0.7], '[PERSON_1] lifts a cloth from [OBJECT_1].')],
        ['DIALOGUE_1'],
        ['PERSON_1', 'OBJECT_1'],
      ),
      shot(
        'SHOT_2',
        [0.7, 3.1],
        'cut',
        'medium, static',
        [
          subshot([0.7, 2], '[PERSON_1] turns [OBJECT_1] on a wheel.'),
          subshot([2, 3.1], 'A radio glows on the sill behind the kiln.'),
        ],
        ['DIALOGUE_1'],
        ['PERSON_1', 'OBJECT_1', 'SCENE_1'],
      ),
      shot(
        'SHOT_3',
        [3.1, 5.5],
        'cut',
        'medium, push in',
        [subshot([3.1, 5.5], '[PERSON_2] watches from the shelves, pushes up glasses.')],
        ['DIALOGUE_1', 'SFX_1'],
        ['PERSON_2', 'SCENE_1'],
      ),
      shot(
        'SHOT_4',
        [5.5, 8],
        'cut',
        'close-up, handheld',
        [
          subshot([5.5, 6.4], '[PERSON_3] taps [OBJECT_1] below the rim.'),
          subshot([6.4, 8], '[OBJECT_1] splits along the crack.'),
        ],
        ['SFX_1'],
        ['PERSON_3', 'OBJECT_1'],
      ),
      shot(
        'SHOT_5',
        [8, 10],
        null,
        'wide, static',
        [subshot([8, 10], '[PERSON_3] and [PERSON_4] look down at the two halves.')],
        [],
        ['PERSON_3', 'PERSON_2', 'SCENE_1'],
      ),
    ],
  ),
);

/** @see contract §5 EVSA, golden fractions */
export const evsaCase: Example = {
  id: 'evsa-case',
  title: 'Which shot does a sound belong to?',
  summary:
    "The paper's event-shot case: five shots, one line of speech over all of them, one knock in the fourth. Times and links are the published ones, the texts are ours.",
  reference: print(truth),
  predictions: [
    {
      id: 'gemini-3.1-pro',
      title: 'Gemini 3.1-Pro',
      note: 'All six links are there, so EVSA is 1; only the studio is forgotten in SHOT_2, which costs a little CCC.',
      text: tell({ ...faithful, studioIn: [3, 5] }),
    },
    {
      id: 'gemini-2.5-pro',
      title: 'Gemini 2.5-Pro',
      note: 'The knock is heard, cut short, and tied to no shot at all: five of six links.',
      text: tell({ ...faithful, knock: [5.4, 7], knockIn: [] }),
    },
    {
      id: 'qwen3.5-omni-plus',
      title: 'Qwen3.5-Omni-Plus',
      note: 'The same five links, and one misheard word in the line.',
      text: tell({ ...faithful, line: LINE.replace('rings', 'sings'), knockIn: [] }),
    },
    {
      id: 'qwen3.5-omni-flash',
      title: 'Qwen3.5-Omni-Flash',
      note: 'The knock is also tied to SHOT_3, which ends before it starts, and after the cut at 5.5 s the potter comes back as PERSON_3.',
      text: flash,
    },
    {
      id: 'qwen3-omni-instruct',
      title: 'Qwen3-Omni-Instruct',
      note: 'The line stops one shot early, the knock has no shot, and the apprentice is named as the speaker.',
      text: tell({ ...faithful, speaker: 'PERSON_2', dialogueIn: [1, 2, 3, 4], knockIn: [] }),
    },
    {
      id: 'qwen3-omni-captioner',
      title: 'Qwen3-Omni-Captioner',
      note: 'The same four links over times rounded to half seconds, and the studio is never mentioned.',
      text: tell({
        ...faithful,
        cuts: [1, 3, 5.5, 8],
        dialogue: [0, 10],
        knock: [6, 8],
        dialogueIn: [1, 2, 3, 4],
        knockIn: [],
        studioIn: [],
      }),
    },
  ],
};
