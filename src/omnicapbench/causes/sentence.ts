import type { Part } from './cause';

type Piece = string | number | Part | readonly Part[];

/** Writes a sentence: say`${event} sounds in ${shots}`. Plain pieces that touch become one. */
export function say(words: TemplateStringsArray, ...values: readonly Piece[]): Part[] {
  const parts: Part[] = [];
  const add = (part: Part): void => {
    const last = parts.at(-1);
    if (part.text === '') return;
    if (last && last.track === undefined && part.track === undefined) {
      parts[parts.length - 1] = { text: last.text + part.text };
    } else parts.push(part);
  };
  words.forEach((text, index) => {
    add({ text });
    const value = values[index];
    if (value === undefined) return;
    if (typeof value === 'string' || typeof value === 'number') add({ text: String(value) });
    else for (const part of isList(value) ? value : [value]) add(part);
  });
  return parts;
}

function isList(value: Part | readonly Part[]): value is readonly Part[] {
  return Array.isArray(value);
}

/** A unit's id in its track's hue. */
export function named(track: NonNullable<Part['track']>, id: string): Part {
  return { text: id, track };
}

/** "A", "A and B", "A, B and C"; more than four are counted. */
export function list(parts: readonly Part[]): Part[] {
  const shown = parts.length > 4 ? parts.slice(0, 3) : parts;
  const rest = parts.length - shown.length;
  const all = rest > 0 ? [...shown, { text: `${rest} more` }] : shown;
  return all.flatMap((part, index) => {
    if (index === 0) return [part];
    return [{ text: index === all.length - 1 ? ' and ' : ', ' }, part];
  });
}

/** The first words of a text in quotes, ids without their brackets. */
export function quote(text: string, most = 7): string {
  const plain = text.replace(/[[\]]/g, '').trim();
  const words = plain.split(/\s+/);
  const short = words.length > most ? `${words.slice(0, most).join(' ')}…` : plain;
  // Scripts without spaces have no words to count.
  return `“${short.length > 60 ? `${short.slice(0, 59)}…` : short}”`;
}

/** Seconds, with at most two decimals. */
export function seconds(time: number): string {
  return String(Number(time.toFixed(2)));
}

/** The text of a sentence, for tests and for what has no hues. */
export function plain(sentence: readonly Part[]): string {
  return sentence.map((part) => part.text).join('');
}
