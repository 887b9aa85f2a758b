/** A text with the name of its field; the name is '' where the passage has only one. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** One side of a question, or one of several candidates. What a task does not tell is ''. */
export interface Passage {
  readonly id: string;
  /** Where it stands on the clip's clock: `0 to 4.2`. */
  readonly seconds: string;
  /** What its caption calls it: `person`, `music`. */
  readonly type: string;
  readonly texts: readonly NamedText[];
}

/** One line of the map of references. */
export interface SameEntity {
  readonly target: { readonly id: string; readonly description: string };
  readonly candidate: { readonly id: string; readonly description: string };
}

/** What a person reads to answer a question. */
export interface Passages {
  readonly target: Passage;
  readonly candidates: readonly Passage[];
  /** Null where the task comes without a map; empty where no matched reference is mentioned. */
  readonly same: readonly SameEntity[] | null;
}

/**
 * Reads back what the message of an item holds. Quoted texts hold no angle bracket, so tags are ours wherever they
 * stand. Null when the message has another form: then it is shown as it is.
 * @see contract §7
 */
export function readPassages(user: string): Passages | null {
  const root = readTags(user);
  const target = root && child(root, 'target');
  if (!root || !target) return null;
  const several = child(root, 'candidates');
  const candidates = (several ?? root).inside.filter(({ name }) => name === 'candidate');
  if (!several && candidates.length !== 1) return null;
  const type = textOf(root, 'type');
  const same = child(root, 'same_entities');
  return {
    target: passageOf(target, type || textOf(root, 'target_type')),
    candidates: candidates.map((one) => passageOf(one, type || textOf(root, 'candidate_type'))),
    same: same ? same.inside.map(entityOf) : null,
  };
}

/** A tag of the message with what stands in it. */
interface Tag {
  readonly name: string;
  /** Quoted or plain; '' when it holds tags. */
  text: string;
  readonly inside: Tag[];
}

/** A tag that opens or closes, a JSON string literal, or plain words on one line. */
const TOKEN = /\s*(?:<([a-z_]+)>|<\/([a-z_]+)>|("(?:[^"\\<>]|\\.)*")|([^\s<>"][^<>"\n]*))/y;

/** Reads a whole text; null when a part of it is not of this form. */
function readTags(text: string): Tag | null {
  const root: Tag = { name: '', text: '', inside: [] };
  const open: Tag[] = [root];
  const whole = text.trimEnd();
  const token = new RegExp(TOKEN);
  while (token.lastIndex < whole.length) {
    const [, opened, closed, literal, plain] = token.exec(whole) ?? [];
    const current = open.at(-1);
    if (current === undefined) return null;
    if (opened !== undefined) {
      const tag: Tag = { name: opened, text: '', inside: [] };
      current.inside.push(tag);
      open.push(tag);
    } else if (closed !== undefined) {
      if (current.name !== closed || open.length === 1) return null;
      open.pop();
    } else {
      const read = literal === undefined ? plain?.trim() : unquote(literal);
      if (read === undefined || open.length === 1) return null;
      current.text += read;
    }
  }
  return open.length === 1 ? root : null;
}

function unquote(literal: string): string | undefined {
  try {
    const value: unknown = JSON.parse(literal);
    return typeof value === 'string' ? value : undefined;
  } catch {
    // Not as we quote: the message is shown as it is.
    return undefined;
  }
}

const child = ({ inside }: Tag, name: string): Tag | undefined => inside.find((tag) => tag.name === name);

const textOf = (tag: Tag, name: string): string => child(tag, name)?.text ?? '';

/** Fields that tell about a passage; the others are what it says. */
const ABOUT: ReadonlySet<string> = new Set(['id', 'seconds']);

/** The field of a text that needs no name of its own. */
const ONLY_TEXT = 'text';

function passageOf(tag: Tag, type: string): Passage {
  const says = tag.inside.filter(({ name }) => !ABOUT.has(name));
  return {
    id: textOf(tag, 'id'),
    seconds: textOf(tag, 'seconds'),
    type,
    texts:
      says.length === 0
        ? [{ name: '', text: tag.text }]
        : says.map(({ name, text }) => ({ name: name === ONLY_TEXT ? '' : name, text })),
  };
}

function entityOf(tag: Tag): SameEntity {
  return {
    target: { id: textOf(tag, 'target_id'), description: textOf(tag, 'target_description') },
    candidate: { id: textOf(tag, 'candidate_id'), description: textOf(tag, 'candidate_description') },
  };
}
