import { caption, dialogue, reference, shot, sound, subshot } from './caption';
import type { Example } from './example';
import { type Json, print } from './print';

/** Camera and action of each shot; `$` stands for the courier's id. */
const SHOTS: readonly (readonly [camera: string, action: string])[] = [
  ['wide, static', '$ wheels a bicycle out of the depot gate.'],
  ['close-up, static', '$ tightens a strap and checks the phone.'],
  ['wide, pan right', '$ pedals past a closing flower stall.'],
  ['medium, tracking', '$ weaves between two delivery vans.'],
  ['low angle, static', '$ splashes through a puddle, water fans out.'],
  ['wide, static', '$ disappears into the mouth of a tunnel.'],
  ['medium, tracking', '$ rides under flickering tunnel lamps.'],
  ['close-up, handheld', '$ wipes rain from both eyes.'],
  ['wide, drone', '$ crosses the empty bridge.'],
  ['medium, static', '$ carries the bicycle up a staircase.'],
  ['over the shoulder', '$ reads brass numbers on a row of doors.'],
  ['close-up, static', '$ presses the bell twice.'],
  ['medium, static', '$ holds out a dry parcel and grins.'],
];

/** One telling of the ride. `who` names the courier by shot (from 1), `slack` moves every cut by so many seconds. */
function ride(references: readonly Json[], who: (shot: number) => string, slack: number): string {
  const cut = (n: number): number => (n === 0 || n === SHOTS.length ? 2 * n : 2 * n + slack);
  const shots = SHOTS.map(([camera, action], index) => {
    const time = [cut(index), cut(index + 1)];
    const id = who(index + 1);
    return shot(
      `SHOT_${index + 1}`,
      time,
      index === 0 ? 'fade in' : 'cut',
      camera,
      [subshot(time, action.replace('$', `[${id}]`))],
      index === SHOTS.length - 1 ? ['MUSIC_1', 'DIALOGUE_1'] : ['MUSIC_1'],
      [id],
    );
  });
  const events = [
    sound('MUSIC_1', 'music', [0, 26], 'Drums over a walking bass, faster with every shot'),
    dialogue('DIALOGUE_1', [24.4, 25.6], 'Still warm. Signature, please.', who(SHOTS.length)),
  ];
  return print(caption(references, events, shots));
}

const courier = reference(
  'PERSON_1',
  'person',
  'the courier',
  'Bicycle courier in a red rain jacket and yellow helmet, cracked phone strapped to her wrist',
);
const courierAsSeen = reference(
  'PERSON_1',
  'person',
  'a courier',
  'Courier in a red rain jacket and a yellow helmet, phone strapped to the wrist',
);
const shadow = reference('PERSON_2', 'person', 'a cyclist', 'Dark figure against street lamps, face unseen');
const stranger = reference('PERSON_3', 'person', 'someone at the door', 'Soaked woman, hood up, seen from behind');

/** @see contract §5 CCC, published case 76.92 and 30.77 */
export const identity13: Example = {
  id: 'identity-13',
  title: 'One courier, thirteen shots',
  summary:
    'A single person crosses a city in thirteen shots. CCC asks in how many of them she is still the same id: the fractions behind the 76.92 and 30.77 of the paper.',
  reference: ride([courier], () => 'PERSON_1', 0),
  predictions: [
    {
      id: 'ten-of-13',
      title: 'Kept in 10 of 13',
      note: 'Lost in the tunnel (shots 6 and 7) and at the doors (shot 11), found again each time: CCC is 10/13.',
      text: ride([courierAsSeen, shadow], (n) => ([6, 7, 11].includes(n) ? 'PERSON_2' : 'PERSON_1'), 0.1),
    },
    {
      id: 'four-of-13',
      title: 'Kept in 4 of 13',
      note: 'Every change of light makes a new person; only the first four shots hold, so CCC is 4/13 while each shot alone reads well.',
      text: ride(
        [courierAsSeen, shadow, stranger],
        (n) => (n <= 4 ? 'PERSON_1' : n <= 9 ? 'PERSON_2' : 'PERSON_3'),
        0.1,
      ),
    },
  ],
};
