import { z } from 'zod';

/**
 * The caption document as models should write it, for the editor's completion and hover. It describes; it does not
 * judge: what counts, and how it is reported, is in requirements.ts, and a test holds the two together.
 * @see contract §1
 */

const text = (description: string) => z.string().regex(/\S/).describe(description);
/** Spelt out, since a pattern of JSON Schema knows no flags. */
const DIALOGUE = 'dialogue|dialog|speech'.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const timeRange = (description: string) =>
  z.array(z.number()).length(2).describe(`${description} Two numbers: start and end, in seconds of the clip.`);

const Reference = z
  .looseObject({
    ref_id: text('The id that lists, speakers and texts use, e.g. PERSON_1.'),
    type: z
      .enum(['person', 'object', 'scene', 'animal'])
      .describe(
        'Matching happens inside one type. Aliases such as "character" or "location" are read, but cost compliance.',
      ),
    semantic_description: z.string().describe('Who or what this is in the story.'),
    appearance_anchor: z
      .looseObject({
        id_features: z.looseObject({
          detail_description: text('What it looks like: the text by which references are paired. Essential.'),
        }),
      })
      .describe('The looks that stay the same through the clip.'),
  })
  .describe('A person, object, scene or animal that recurs in the clip.');

const content = {
  description: z.string().optional().describe('What is heard. May mention references, e.g. [PERSON_1].'),
};

const Dialogue = z.looseObject({
  event_id: text('The id that active_events uses, e.g. DIALOGUE_1.'),
  type: z
    .string()
    .regex(new RegExp(`^\\s*(${DIALOGUE})\\s*$`))
    .describe('dialogue, dialog and speech are scored on their line.'),
  time_range: timeRange('When the line is heard. Essential.'),
  content: z.looseObject({
    line: text('The words that are spoken. Essential.'),
    speaker: z.string().optional().describe('A ref_id, or a label such as NARRATOR for a voice that is no reference.'),
    ...content,
  }),
});

const Sound = z.looseObject({
  event_id: text('The id that active_events uses, e.g. SFX_1.'),
  type: text('sfx, music, ambient, …: scored on its time alone.').regex(new RegExp(`^(?!\\s*(${DIALOGUE})\\s*$)`)),
  time_range: timeRange('When the sound is heard. Essential.'),
  content: z.looseObject(content).describe('Essential.'),
});

const Subshot = z.looseObject({
  sub_shot_time: timeRange('When the action happens, inside its shot. Essential.'),
  sub_shot_content: text('One action, with its references mentioned as [PERSON_1]. Essential.'),
});

const Shot = z
  .looseObject({
    shot_id: text('The id of the shot, e.g. SHOT_1.'),
    time_range: timeRange('From cut to cut. Essential.'),
    shot_transfer: z.string().describe('How the shot begins: cut, fade, …'),
    camera: z.union([z.looseObject({}), z.string()]).describe('Framing and movement.'),
    visual_description: z
      .union([z.array(z.union([Subshot, z.string()])), text('One action over the whole shot.')])
      .describe('The actions of the shot, one subshot each. Essential.'),
    active_events: z.array(z.string()).describe('The event_ids of every sound heard in this shot.'),
    references_in_shot: z.array(z.string()).describe('The ref_ids of everyone and everything seen in this shot.'),
  })
  .describe('A stretch of the clip between two cuts.');

export const CaptionDocument = z
  .looseObject({
    references: z.array(Reference).describe('Who and what recurs in the clip.'),
    events: z.array(z.union([Dialogue, Sound])).describe('What is heard, on the clip’s clock.'),
    shots: z.array(Shot).describe('What is seen, shot by shot.'),
    scene_description: z.string().optional().describe('Known and unscored.'),
    global_style: z.unknown().optional().describe('Known and unscored.'),
    global_audio: z.unknown().optional().describe('Known and unscored.'),
  })
  .describe('A structured audio-visual caption.');
