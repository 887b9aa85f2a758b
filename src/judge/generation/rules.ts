import { shortestDecimal } from '../../base/decimal';

/** Seconds of the clip; null when nobody knows. */
export type ClipSeconds = number | null;

/** Where all times lie, as `[0, 12.5]` or in words. */
export function timesInWords(clipSeconds: ClipSeconds): string {
  return clipSeconds === null
    ? 'from 0 to the end of the clip'
    : `from 0 to ${shortestDecimal(clipSeconds)}, the length of the clip`;
}

/** What the output is, for every instruction that asks for a document. @see contract §2 */
export const ONE_OBJECT: readonly string[] = [
  'Write one JSON object and nothing else: no Markdown fence, no comment, no word before or after it.',
  'Write strict JSON: double quotes, no comma before a closing bracket. Close every bracket; if space runs short, say less of each unit rather than stop halfway.',
  'Give every field of the outline, unless it says optional. A unit that lacks an essential field is lost as a whole.',
];

/** How units are named. @see contract §3.1, §3.3 */
export const STABLE_IDS: readonly string[] = [
  'One id for one entity through the whole clip, such as PERSON_1, OBJECT_1, SCENE_1, ANIMAL_1: the same person in the last shot has the id of the first. Two entities never share an id.',
  'Wherever a text speaks of an entity of references, write its id in square brackets: [PERSON_1] opens [OBJECT_2].',
  'Use only ids that the document defines.',
];

/** What tells a line from any other sound. @see contract §1 Types */
export const EVENT_TYPES: readonly string[] = [
  'A spoken line is an event of the type "dialogue", with its words in content.line. Every other sound has another type, such as "sfx" or "music", and says in content.description what is heard.',
];

/** How shots and their actions are cut. @see contract §1 */
export const SMALL_ACTIONS: readonly string[] = [
  'A shot runs from cut to cut. Divide it into subshots: each is the smallest action that cannot be divided further, with its own time inside the shot.',
  'Actions at the same time are subshots of their own, and their times overlap.',
  'Say what is seen and heard, as facts. Leave out why it happens, what it is for, and what somebody thinks or wants.',
];

/** A section of an instruction. */
export function listed(title: string, lines: readonly string[]): string {
  return [`${title}:`, ...lines.map((line) => `- ${line}`)].join('\n');
}
