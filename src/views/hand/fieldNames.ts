const NAMES: ReadonlyMap<string, string> = new Map([
  ['camera', 'Camera'],
  ['shot_transfer', 'Transfer'],
]);

/** What a field of a passage is called above its text. */
export function fieldName(name: string): string {
  return NAMES.get(name) ?? name;
}

/** Characters of a text that are shown before somebody asks for all. */
export const LONG_TEXT = 2000;

/** The beginning of a text, not cut inside of a surrogate pair; the whole when it is short enough. */
export function beginning(text: string, limit = LONG_TEXT): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
