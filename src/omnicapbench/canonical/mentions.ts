import { canonicalId, numberStart } from './ids';

/**
 * Bracketed ids in any spelling first, then bare ones in capitals. `\b` and `\d` are ASCII. That separators stand
 * alone is tested apart: repeated groups would overflow the stack on a text of megabytes.
 * @see contract §3.3
 */
const MENTION = /\[([A-Za-z][A-Za-z _-]*\d+)\]|\b([A-Z]{2}[A-Z_]*_\d+)\b/g;
const ADJACENT_SEPARATORS = /[ _-]{2}/;

/** Letters that make an id a mention even where the document defines nothing of the kind. */
const KNOWN_LETTERS = ['PERSON', 'OBJECT', 'SCENE', 'ANIMAL', 'DIALOGUE', 'SFX', 'MUSIC'] as const;

/** Which finds in a text are mentions and not plain text. */
export interface MentionRule {
  /** Ids that the document defines in any track, generated ones and those of dropped units included. */
  readonly ids: ReadonlySet<string>;
  /** What stands before the number in the ids of references and events, and the known letters. */
  readonly letters: ReadonlySet<string>;
}

/** Builds the rule from a document's ids; the letters of generated ids do not count. @see contract §3.3 Mentions */
export function mentionRule(
  references: Iterable<string>,
  events: Iterable<string>,
  shots: Iterable<string>,
  generated: Iterable<string>,
): MentionRule {
  const named = [...references, ...events];
  const letters = new Set<string>([...KNOWN_LETTERS, ...named.map(lettersOf)]);
  return { ids: new Set([...named, ...shots, ...generated]), letters };
}

/** The id less its number: BACK_DOOR_2 is BACK_DOOR. */
function lettersOf(id: string): string {
  const at = numberStart(id);
  return at < id.length && id[at - 1] === '_' ? id.slice(0, at - 1) : id.slice(0, at);
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
    const known = rule.ids.has(id) || rule.letters.has(lettersOf(id));
    if (known && !ADJACENT_SEPARATORS.test(raw)) {
      finds.push({ id, malformed: id !== raw, start: match.index, end: MENTION.lastIndex });
    } else MENTION.lastIndex = match.index + 1;
  }
  return finds;
}
