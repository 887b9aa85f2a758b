/** The drawing's face is monospaced; a character of it at 11 px is about so wide. */
export const CHARACTER = 6.65;

/** Characters that take two places in a monospaced line: Chinese, Japanese, Korean, full-width forms, pictures. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

/** How many places a text takes. */
export function placesOf(text: string): number {
  let places = 0;
  for (const character of text) places += WIDE.test(character) ? 2 : 1;
  return places;
}

/** The text as far as it fits into so many px, with an ellipsis where it is cut; empty when next to nothing fits. */
export function fitText(text: string, width: number): string {
  const room = Math.floor(width / CHARACTER);
  // A line needs no more characters than it has places; the rest need not be counted.
  const start = text.slice(0, 2 * room + 2);
  if (start.length === text.length && placesOf(text) <= room) return text;
  if (room < 4) return '';
  let fitted = '';
  let places = 1;
  for (const character of start) {
    places += WIDE.test(character) ? 2 : 1;
    if (places > room) break;
    fitted += character;
  }
  return `${fitted.trimEnd()}…`;
}
