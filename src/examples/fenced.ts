import { caption, dialogue, reference, shot, sound, subshot } from './caption';
import type { Example } from './example';
import { print } from './print';

const references = [
  reference('PERSON_1', 'person', 'the player in black', 'Retired tram driver, tweed cap, pipe without tobacco'),
  reference('PERSON_2', 'person', 'the challenger', 'Boy in a school blazer, gap between his teeth'),
  reference('OBJECT_1', 'object', 'the clock', 'Wooden chess clock with a cracked glass'),
];
const camera = ['close-up, overhead', 'medium, static'] as const;

const truth = print(
  caption(
    references,
    [
      sound('SFX_1', 'sfx', [0.4, 5], '[OBJECT_1] ticks, then a palm hits it'),
      dialogue('DIALOGUE_1', [5.4, 8], 'Check, and mind the bishop behind it.', 'PERSON_2'),
    ],
    [
      shot(
        'SHOT_1',
        [0, 5],
        'opens',
        camera[0],
        [subshot([0, 5], '[PERSON_2] slides a rook down the file and slaps [OBJECT_1].')],
        ['SFX_1'],
        ['PERSON_2', 'OBJECT_1'],
      ),
      shot(
        'SHOT_2',
        [5, 9],
        'cut',
        camera[1],
        [subshot([5, 9], '[PERSON_1] takes the pipe out of his mouth.')],
        ['DIALOGUE_1'],
        ['PERSON_1', 'PERSON_2'],
      ),
    ],
  ),
);

const answer = print(
  caption(
    references,
    [
      sound('SFX_1', 'sfx', [0, 5], '[OBJECT_1] ticks'),
      dialogue('DIALOGUE_1', [5.4, 8], 'Check, and mind the bishop.', 'PERSON_2'),
    ],
    [
      shot(
        'SHOT_1',
        [0, 5],
        'opens',
        camera[0],
        [subshot([0, 5], '[PERSON_2] slides a rook and hits [OBJECT_1].')],
        ['SFX_1'],
        ['PERSON_2', 'OBJECT_1'],
      ),
      shot(
        'SHOT_2',
        [5, 9],
        'cut',
        camera[1],
        [subshot([5, 9], '[PERSON_1] takes a pipe from his mouth.')],
        ['DIALOGUE_1'],
        ['PERSON_1'],
      ),
    ],
  ),
);

/** @see contract §2.1, §2.2 */
export const fenced: Example = {
  id: 'fenced',
  title: 'An answer that talks',
  summary: 'The same caption bare, politely wrapped, and after some thinking aloud: the wrapping costs nothing.',
  reference: truth,
  predictions: [
    {
      id: 'polite',
      title: 'A fence and small talk',
      note: 'The fence is stripped and the sentences around it are noted; the scores are those of the bare document.',
      text: `Sure! Here is the structured caption of the clip:\n\n\`\`\`json\n${answer}\n\`\`\`\n\nLet me know if you would like the camera moves in more detail.\n`,
    },
    {
      id: 'thinking',
      title: 'Thinking aloud',
      note: 'The think block even holds a draft in braces; it is dropped whole, and the fenced caption after it is what counts.',
      text: `<think>\nTwo players, one clock. Who speaks? The boy, off screen in the second shot.\nDraft: {"shots": [{"shot_id": "SHOT_1"}]}. Better write it out in full.\n</think>\n\n\`\`\`json\n${answer}\n\`\`\`\n`,
    },
    {
      id: 'bare',
      title: 'Bare',
      note: 'The caption alone, for comparison: two words short in the line, and the speaker missing from SHOT_2.',
      text: answer,
    },
  ],
};
