import { outlineFields } from './fields';
import { type ClipSeconds, EVENT_TYPES, listed, ONE_OBJECT, SMALL_ACTIONS, STABLE_IDS, timesInWords } from './rules';

/** What is known of a clip before a model captions it. */
export interface GenerationOptions {
  readonly clipSeconds: ClipSeconds;
  readonly passes: 1 | 2;
  /** The video has no sound. */
  readonly mute: boolean;
}

/** Two passes for clips over a minute: one answer rarely holds a long clip whole. */
export function recommendedPasses(clipSeconds: ClipSeconds): 1 | 2 {
  return clipSeconds !== null && clipSeconds > 60 ? 2 : 1;
}

/**
 * What to tell a model that captions a video as a structured document, one text for each pass: to copy, nothing is
 * sent. In our own words, filled from the schema in force.
 * @see contract §1
 */
export function generationInstructions({ clipSeconds, passes, mute }: GenerationOptions): string[] {
  const whole = [listed('Output', ONE_OBJECT), `Outline of the document:\n${outlineFields()}`, times(clipSeconds)];
  const task = mute ? TASK_MUTE : TASK;
  const seen = [listed('Ids', STABLE_IDS), listed('Shots', SMALL_ACTIONS), LISTED_IN_SHOTS];
  const heard = mute ? MUTE : HEARD;
  const texts =
    passes === 1
      ? [[task, ...whole, ...seen, heard]]
      : [
          [task, FIRST_PASS, ...whole, ...seen],
          [task, mute ? SECOND_PASS_MUTE : SECOND_PASS, ...whole, ...seen, heard, FIRST_RESULT],
        ];
  return texts.map((parts) => parts.join('\n\n'));
}

const TASK =
  'Watch the video clip, listen to it, and describe it as one structured document: who and what appears, what is heard, and what is seen shot by shot.';

const TASK_MUTE =
  'Watch the video clip, which has no sound, and describe it as one structured document: who and what appears, and what is seen shot by shot.';

function times(clipSeconds: ClipSeconds): string {
  return listed('Times', [
    `All times are numbers in seconds of the clip, ${timesInWords(clipSeconds)}; never "0:05". Give a decimal where you can tell it. The start is before the end.`,
  ]);
}

const LISTED_IN_SHOTS =
  'In references_in_shot, list everyone and everything of references that the shot shows, the scene included.';

const HEARD = listed('Sounds', [
  ...EVENT_TYPES,
  'One event for each sound or spoken line, from where it begins to where it ends, across cuts if it goes on. Every line of dialogue is an event of its own, word for word, with its speaker.',
  'Only sounds that are heard: none that the picture merely suggests.',
  'In active_events, link every event to every shot whose time it overlaps. No event is left unlinked, and none is linked to a shot where it is not heard.',
]);

const MUTE = listed('Sounds', [
  'The video has no sound. Do not infer any from the picture: write "events": [] and "active_events": [] in every shot.',
]);

const FIRST_PASS =
  'This is the first of two passes. Write references and shots with their subshots now, and leave sounds for the second pass: "events": [], and "active_events": [] in every shot.';

const SECOND_PASS =
  'This is the second of two passes. The result of the first is below. Listen to the clip again and write the whole document: keep references, shots and ids as they are, correcting what is plainly wrong, and fill in events and the links of every shot.';

const SECOND_PASS_MUTE =
  'This is the second of two passes. The result of the first is below. Watch the clip again and write the whole document: keep the ids as they are, and correct times, subshots and references_in_shot where they are wrong.';

const FIRST_RESULT = 'Result of the first pass (paste its JSON below this line):';
