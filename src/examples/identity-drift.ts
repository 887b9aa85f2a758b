import { caption, dialogue, reference, shot, sound, subshot } from './caption';
import type { Example } from './example';
import { print } from './print';

/** Who is who in a telling: the cellist before and after the cut at 12.4 s, and the guard. */
interface Cast {
  readonly cellist: string;
  readonly cellistLater: string;
  readonly guard: string;
}

const cellist = reference(
  'PERSON_1',
  'person',
  'the cellist',
  'Old man with a silver beard in a patched brown coat, fingerless gloves',
);
const girl = reference('PERSON_2', 'person', 'the girl', 'Girl of about six in a yellow raincoat, two plaits');
const guard = reference('PERSON_3', 'person', 'the guard', 'Tall station guard in navy uniform with a whistle');
const cellistAgain = reference('PERSON_4', 'person', 'a musician', 'Bearded musician, eyes closed, coat collar raised');
const hat = reference('OBJECT_1', 'object', 'the hat', 'Upturned felt hat holding a few coins');
const platform = reference('SCENE_1', 'scene', 'the platform', 'Tiled underground platform with a curved green wall');

/** One telling of the scene; the words and times are the same in all. */
function scene(cast: Cast, references: Parameters<typeof caption>[0]): string {
  const { cellist: before, cellistLater: after, guard: third } = cast;
  const events = [
    sound('MUSIC_1', 'music', [0, 21], 'Solo cello, slow at first, then a dance'),
    dialogue('DIALOGUE_1', [5.2, 7.4], 'Do you know any happy ones?', 'PERSON_2'),
    dialogue('DIALOGUE_2', [13, 15.2], 'This is the happiest one I have.', after),
  ];
  const everyone = [...new Set([after, 'PERSON_2', third])];
  const shots = [
    shot(
      'SHOT_1',
      [0, 4.8],
      'fade in',
      'wide, slow dolly in',
      [subshot([0, 4.8], `[${before}] plays on a folding stool, [OBJECT_1] at his feet.`)],
      ['MUSIC_1'],
      [before, 'OBJECT_1', 'SCENE_1'],
    ),
    shot(
      'SHOT_2',
      [4.8, 8.6],
      'cut',
      'medium, eye level of the girl',
      [subshot([4.8, 8.6], `[PERSON_2] stops in front of [${before}] and tilts her head.`)],
      ['MUSIC_1', 'DIALOGUE_1'],
      [before, 'PERSON_2'],
    ),
    shot(
      'SHOT_3',
      [8.6, 12.4],
      'cut',
      'medium, static',
      [subshot([8.6, 12.4], `[${third}] looks at the clock, then lets the whistle drop.`)],
      ['MUSIC_1'],
      [third, 'SCENE_1'],
    ),
    shot(
      'SHOT_4',
      [12.4, 16.9],
      'cut',
      'close-up, handheld',
      [subshot([12.4, 16.9], `[${after}] smiles, lifts the bow and starts a dance beside [OBJECT_1].`)],
      ['MUSIC_1', 'DIALOGUE_2'],
      [after, 'OBJECT_1'],
    ),
    shot(
      'SHOT_5',
      [16.9, 21],
      'cut',
      'wide, static',
      [subshot([16.9, 21], `${everyone.map((id) => `[${id}]`).join(', ')}: one plays, one spins, one taps a boot.`)],
      ['MUSIC_1'],
      [...everyone, 'SCENE_1'],
    ),
  ];
  return print(caption(references, events, shots));
}

/** @see contract §5 CCC, ConsistentCoreference */
export const identityDrift: Example = {
  id: 'identity-drift',
  title: 'The same man after the cut',
  summary: 'An old cellist, a girl and a guard. Keep them apart, and keep each of them one, across four cuts.',
  reference: scene({ cellist: 'PERSON_1', cellistLater: 'PERSON_1', guard: 'PERSON_3' }, [
    cellist,
    girl,
    guard,
    hat,
    platform,
  ]),
  predictions: [
    {
      id: 'split',
      title: 'One man becomes two',
      note: 'After the cut at 12.4 s PERSON_1 is called PERSON_4: half of his trajectory is gone and his line belongs to a stranger.',
      text: scene({ cellist: 'PERSON_1', cellistLater: 'PERSON_4', guard: 'PERSON_3' }, [
        cellist,
        girl,
        guard,
        cellistAgain,
        hat,
        platform,
      ]),
    },
    {
      id: 'merged',
      title: 'Two men become one',
      note: 'The guard is taken for the cellist: CCC falls less than for a split, since an unmatched guard is outside its mean; ConsistentCoreference still sees it.',
      text: scene({ cellist: 'PERSON_1', cellistLater: 'PERSON_1', guard: 'PERSON_1' }, [cellist, girl, hat, platform]),
    },
  ],
};
