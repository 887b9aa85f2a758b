import { caption, dialogue, reference, shot, sound, subshot } from './caption';
import type { Example } from './example';
import { type Json, print } from './print';

/** How a telling writes its times, in the order in which they are printed. */
interface Clock {
  readonly countdown: Json;
  readonly engines: Json;
  readonly first: Json;
  readonly second: Json;
  readonly third: Json;
}

function launch(clock: Clock): string {
  return print(
    caption(
      [
        reference('PERSON_1', 'person', 'the pupil', 'Girl in a silver foil cape and ski goggles, grinning'),
        reference('OBJECT_1', 'object', 'the rocket', 'Cardboard rocket with a red nose and crooked fins'),
        reference('SCENE_1', 'scene', 'the playing field', 'School playing field with chalk lines and folding chairs'),
      ],
      [
        dialogue('DIALOGUE_1', clock.countdown, 'Three, two, one, please work!', 'PERSON_1'),
        sound('SFX_1', 'sfx', clock.engines, 'A hiss, a pop, [OBJECT_1] whistles upwards'),
      ],
      [
        shot(
          'SHOT_1',
          clock.first,
          'fade in',
          'wide, static',
          [subshot([0, 3], '[PERSON_1] kneels beside [OBJECT_1] in the middle of [SCENE_1].')],
          ['DIALOGUE_1'],
          ['PERSON_1', 'OBJECT_1', 'SCENE_1'],
        ),
        shot(
          'SHOT_2',
          clock.second,
          'cut',
          'close-up, static',
          [subshot([3, 6], '[PERSON_1] presses a doorbell button taped to a stick.')],
          ['DIALOGUE_1', 'SFX_1'],
          ['PERSON_1'],
        ),
        shot(
          'SHOT_3',
          clock.third,
          'cut',
          'low angle, tilt up',
          [subshot([6, 10], '[OBJECT_1] climbs, wobbles and opens a tiny parachute.')],
          ['SFX_1'],
          ['OBJECT_1'],
        ),
      ],
    ),
  );
}

const seconds: Clock = { countdown: [1, 4.5], engines: [5, 8], first: [0, 3], second: [3, 6], third: [6, 10] };

/** @see contract §3.2 */
export const clockTimes: Example = {
  id: 'clock-times',
  title: 'What time is it?',
  summary: 'Times should be two numbers in seconds. Some other spellings are understood and noted; nonsense is not.',
  reference: launch(seconds),
  predictions: [
    {
      id: 'spelled',
      title: 'Minutes and seconds',
      note: 'Clock strings and a start and end object are read as seconds, so nothing is lost but compliance: they are not the fields asked for.',
      text: launch({
        ...seconds,
        countdown: ['00:01', '00:04.5'],
        engines: { start: 5, end: '8' },
        second: ['00:03', '00:06'],
      }),
    },
    {
      id: 'backwards',
      title: 'A range that runs backwards',
      note: 'SHOT_2 ends before it starts: it is dropped with its subshot and its links, which costs a third of the shots and half of the links.',
      text: launch({ ...seconds, second: [6, 3] }),
    },
  ],
};
