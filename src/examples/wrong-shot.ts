import { caption, dialogue, type Range, reference, shot, sound, subshot } from './caption';
import type { Example } from './example';
import { print } from './print';

/** One telling of the penalty: when the whistle is heard, and the shots (from 1) that list it. */
function penalty(whistle: Range, whistleIn: readonly number[]): string {
  const blown = (n: number): string[] => (whistleIn.includes(n) ? ['SFX_1'] : []);
  return print(
    caption(
      [
        reference('PERSON_1', 'person', 'the referee', 'Referee in black with a silver whistle on a cord'),
        reference('PERSON_2', 'person', 'the striker', 'Striker in a green shirt, number nine, mud on one knee'),
        reference('PERSON_3', 'person', 'the goalkeeper', 'Goalkeeper in orange with oversized gloves'),
        reference('SCENE_1', 'scene', 'the ground', 'Small floodlit football ground in drizzle, wooden stand'),
      ],
      [
        sound('SFX_1', 'sfx', whistle, '[PERSON_1] blows one long whistle'),
        sound('SFX_2', 'sfx', [6.8, 7.4], 'The ball rings off the post'),
        sound('AMBIENCE_1', 'ambience', [7.3, 13], 'The stand groans, then laughs'),
        dialogue('DIALOGUE_1', [9.6, 12], 'Off the post! Nine has hit the same post twice!', 'COMMENTATOR'),
      ],
      [
        shot(
          'SHOT_1',
          [0, 3],
          'opens',
          'close-up, static',
          [subshot([0, 3], '[PERSON_1] points to the spot and raises the whistle.')],
          blown(1),
          ['PERSON_1', 'SCENE_1'],
        ),
        shot(
          'SHOT_2',
          [3, 6],
          'cut',
          'low angle, tracking',
          [subshot([3, 6], '[PERSON_2] takes four steps and strikes with the left.')],
          blown(2),
          ['PERSON_2'],
        ),
        shot(
          'SHOT_3',
          [6, 9],
          'cut',
          'behind the goal, static',
          [subshot([6, 9], '[PERSON_3] dives the wrong way, the ball comes back off the post.')],
          ['SFX_2', 'AMBIENCE_1'],
          ['PERSON_3'],
        ),
        shot(
          'SHOT_4',
          [9, 13],
          'cut',
          'wide, slow pan',
          [subshot([9, 13], 'Umbrellas shake in the stand of [SCENE_1].')],
          ['AMBIENCE_1', 'DIALOGUE_1'],
          ['SCENE_1'],
        ),
      ],
    ),
  );
}

/** @see contract §3.3 disjoint, §5 EVSA */
export const wrongShot: Example = {
  id: 'wrong-shot',
  title: 'A whistle in the wrong shot',
  summary: 'Five links between four sounds and four shots. One of them goes astray, in two ways that cost the same.',
  reference: penalty([1.4, 2.9], [1]),
  predictions: [
    {
      id: 'disjoint',
      title: 'Where it cannot be',
      note: 'The whistle ends at 2.9 s and is tied to SHOT_2, which begins at 3.0 s: a disjoint link there and a missing one in SHOT_1.',
      text: penalty([1.4, 2.9], [2]),
    },
    {
      id: 'late',
      title: 'Heard late',
      note: 'The whistle is timed over the cut, so its link to SHOT_2 is possible and still not the right one: the same EVSA, without a fault.',
      text: penalty([2.2, 3.9], [2]),
    },
  ],
};
