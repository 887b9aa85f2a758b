/** The three tracks that have a hue; an id wears its track's hue wherever it is shown. */
export type Hue = 'ref' | 'shot' | 'event';

const PREFIX_HUE: Readonly<Record<string, Hue>> = {
  PERSON: 'ref',
  OBJECT: 'ref',
  SCENE: 'ref',
  ANIMAL: 'ref',
  REF: 'ref',
  SHOT: 'shot',
  DIALOGUE: 'event',
  SFX: 'event',
  MUSIC: 'event',
  EVENT: 'event',
};

const ID = /\b([A-Z]{2,}(?:_[A-Z]+)*)_\d+(?:~\d+)?(?![\w~])/g;
const LONE_ID = /^\s*\W?([A-Za-z]+)[ _-]?\d+\W?\s*$/;

/** A stretch of text that is an id, in UTF-16 code units. */
export interface FoundId {
  readonly start: number;
  readonly end: number;
  /** Absent when the id's letters do not tell the track. */
  readonly hue: Hue | undefined;
}

/** The ids in a sentence, by their look alone, left to right. */
export function findIds(text: string): readonly FoundId[] {
  return [...text.matchAll(ID)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    hue: PREFIX_HUE[match[1] ?? ''],
  }));
}

/** The hue of a string that is one id and nothing else, in any of the spellings the scorer accepts. */
export function hueOfId(text: string): Hue | undefined {
  const letters = LONE_ID.exec(text)?.[1];
  return letters === undefined ? undefined : PREFIX_HUE[letters.toUpperCase()];
}
