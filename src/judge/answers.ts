import { fail, type Result, succeed } from '../base/result';
import type { Item, Labels } from './prompts/task';
import type { Band, Verdict } from './verdict';

/** An answer that could be read. */
export interface Answer {
  readonly verdict: Verdict;
  /** What the judge says for it; may be empty. */
  readonly evidence: string;
}

/** The form of each kind of answer, for the sentence about one that has another. */
const FORMS: Readonly<Record<Item['answer'], string>> = {
  match: '<match>0</match> or <match>1</match>',
  score: '<score>1</score> to <score>5</score>',
  map: '<map>R1=P2 R2=none</map>',
};

/** The answer's tag with its value, and the rest; the values are checked by kind. */
const TAGGED = /^<(match|score|map)>([^<>]*)<\/\1>/;

const ANSWER_TAG = /<\s*\/?\s*(?:match|score|map)\b/i;

const BANDS: readonly Band[] = [1, 2, 3, 4, 5];

/**
 * Reads a judge's answer strictly: the text begins with exactly the tag asked for and an allowed value, and holds no
 * second answer tag. Anything else is a reason to ask again, in one sentence. Never throws, whatever the text.
 * @see contract §7
 */
export function readAnswer(item: Item, text: string): Result<Answer, string> {
  const said = withoutThinking(text.trim());
  if (said === '') return fail('The answer is empty.');
  const found = TAGGED.exec(said);
  if (found?.[1] !== item.answer) return fail(`The answer does not begin with ${FORMS[item.answer]}.`);
  const evidence = said.slice(found[0].length).trim();
  if (ANSWER_TAG.test(evidence)) return fail('The answer holds more than one answer tag.');
  const verdict = readValue(item, found[2] ?? '');
  return verdict.ok ? succeed({ verdict: verdict.value, evidence }) : verdict;
}

/**
 * Local servers hand on what a reasoning model thinks aloud, as a leading <think> block. It is not part of the answer,
 * and it may hold any tag. One that is not closed is an answer that was cut before it began.
 */
function withoutThinking(text: string): string {
  const open = '<think>';
  const close = '</think>';
  const end = text.startsWith(open) ? text.indexOf(close) : -1;
  return end < 0 ? text : text.slice(end + close.length).trim();
}

function readValue({ answer, labels }: Item, value: string): Result<Verdict, string> {
  switch (answer) {
    case 'match':
      return value === '0' || value === '1'
        ? succeed({ kind: 'match', value: value === '1' })
        : fail('The match is neither 0 nor 1.');
    case 'score': {
      const band = BANDS.find((one) => String(one) === value);
      return band === undefined
        ? fail('The score is not a whole number from 1 to 5.')
        : succeed({ kind: 'score', value: band });
    }
    case 'map':
      return labels === null ? fail('The question has no labels that a map could name.') : readMap(value, labels);
  }
}

/** `R1=P2`, `R1=none`. */
const ENTRY = /^(R[1-9]\d*)=(P[1-9]\d*|none)$/;

/** Reads entries set apart by blanks, new lines or commas. A form of its own is a problem; a bad label is dropped. */
function readMap(value: string, labels: Labels): Result<Verdict, string> {
  const written = value.split(/[\s,]+/).filter((entry) => entry !== '');
  if (written.length === 0) return fail('The map is empty.');
  const entries: Entry[] = [];
  for (const entry of written) {
    const [, label, counterpart] = ENTRY.exec(entry) ?? [];
    if (label === undefined || counterpart === undefined) {
      return fail('The map holds an entry that is neither like R1=P2 nor like R1=none.');
    }
    entries.push({ label, counterpart });
  }
  return succeed(checkedMap(entries, labels));
}

interface Entry {
  readonly label: string;
  /** A label of the prediction, or none. */
  readonly counterpart: string;
}

/**
 * Takes only entries that keep the map one to one, the first of each label, and says what became of the others. A
 * label without an entry has no match, and that is said, too.
 */
function checkedMap(entries: readonly Entry[], labels: Labels): Verdict {
  const reference = new Map(Object.entries(labels.reference));
  const prediction = new Map(Object.entries(labels.prediction));
  const answered = new Set<string>();
  const used = new Set<string>();
  const pairs: (readonly [string, string])[] = [];
  const dropped: string[] = [];
  for (const { label, counterpart } of entries) {
    const drop = (reason: string): void => void dropped.push(`${label}=${counterpart}: ${reason}`);
    const id = reference.get(label);
    if (id === undefined) {
      drop(`there is no ${label}.`);
    } else if (answered.has(label)) {
      drop(`${label} has an entry already.`);
    } else {
      answered.add(label);
      if (counterpart === 'none') continue;
      const other = prediction.get(counterpart);
      if (other === undefined) {
        drop(`there is no ${counterpart}.`);
      } else if (used.has(counterpart)) {
        drop(`${counterpart} is taken already.`);
      } else {
        used.add(counterpart);
        pairs.push([id, other]);
      }
    }
  }
  for (const label of reference.keys()) if (!answered.has(label)) dropped.push(`${label}: no entry, so no match.`);
  return { kind: 'map', pairs, dropped };
}
