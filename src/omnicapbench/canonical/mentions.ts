import { canonicalId } from './ids';

/** Bracketed ids in any spelling first, then bare ones in capitals. `\b` and `\d` are ASCII. @see contract §3.3 */
const MENTION = /\[([A-Za-z]+(?:[ _-][A-Za-z]+)*[ _-]?\d+)\]|\b([A-Z]{2,}(?:_[A-Z]+)*_\d+)\b/g;

/** Letters that make an id a mention even where the document defines nothing of the kind. */
const KNOWN_LETTERS = ['PERSON', 'OBJECT', 'SCENE', 'ANIMAL', 'DIALOGUE', 'SFX', 'MUSIC'] as const;

/** Which finds in a text are mentions and not plain text. */
export interface MentionRule {
  /** Ids that some unit of the document was given, in any track, dropped units included. */
  readonly ids: ReadonlySet<string>;
  /** What stands before the number in the ids of references and events, and the known letters. */
  readonly letters: ReadonlySet<string>;
}

/** Builds the rule from the ids the document gives; generated ids do not count. @see contract §3.3 Mentions */
export function mentionRule(
  references: Iterable<string>,
  events: Iterable<string>,
  shots: Iterable<string>,
): MentionRule {
  const named = [...references, ...events];
  const letters = new Set<string>([...KNOWN_LETTERS, ...named.map(lettersOf)]);
  return { ids: new Set([...named, ...shots]), letters };
}

/** The id less its number: BACK_DOOR_2 is BACK_DOOR. */
function lettersOf(id: string): string {
  return id.replace(/_?[0-9]+$/, '');
}

/** A mention found in a text. */
export interface MentionFind {
  readonly id: string;
  /** The spelling differs from the canonical one. */
  readonly malformed: boolean;
  /** UTF-16 range within the text, brackets included. */
  readonly start: number;
  readonly end: number;
}

/** All mentions of a text, left to right, without overlap. @see contract §3.3 Mentions */
export function findMentions(text: string, rule: MentionRule): MentionFind[] {
  const finds: MentionFind[] = [];
  MENTION.lastIndex = 0;
  for (let match = MENTION.exec(text); match !== null; match = MENTION.exec(text)) {
    const raw = match[1] ?? match[2] ?? '';
    const id = canonicalId(raw);
    if (rule.ids.has(id) || rule.letters.has(lettersOf(id))) {
      finds.push({ id, malformed: id !== raw, start: match.index, end: MENTION.lastIndex });
    } else MENTION.lastIndex = match.index + 1;
  }
  return finds;
}
