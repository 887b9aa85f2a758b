import type { AnswerKind } from '../../judge/prompts/task';
import type { Band, Verdict } from '../../judge/verdict';

/** A verdict that a person can give. */
export interface Choice {
  readonly verdict: Verdict;
  /** What stands on the button. */
  readonly label: string;
  /** What it means; '' when the label says it. */
  readonly meaning: string;
  /** Keys that give it, the first shown on the button. */
  readonly keys: readonly string[];
}

/**
 * The bands as the instructions of a model have them, and a word for each.
 * @see contract §7
 */
export const BAND_WORDS: Readonly<Record<Band, { readonly share: string; readonly word: string }>> = {
  1: { share: 'under 20 %', word: 'hardly anything' },
  2: { share: 'from 20 % to under 40 %', word: 'a part' },
  3: { share: 'from 40 % to under 70 %', word: 'about half' },
  4: { share: 'from 70 % to 90 %', word: 'most of it' },
  5: { share: 'over 90 %', word: 'practically all' },
};

const BANDS: readonly Band[] = [1, 2, 3, 4, 5];

const SCORES: readonly Choice[] = BANDS.map((value) => ({
  verdict: { kind: 'score', value },
  label: String(value),
  meaning: `${BAND_WORDS[value].share}: ${BAND_WORDS[value].word}`,
  keys: [String(value)],
}));

const MATCHES: readonly Choice[] = [
  { verdict: { kind: 'match', value: false }, label: 'No match', meaning: '', keys: ['0', 'x'] },
  { verdict: { kind: 'match', value: true }, label: 'Match', meaning: '', keys: ['1', 'm'] },
];

/** The verdicts of a kind of answer; none for a map, which is made elsewhere. */
export function choicesOf(answer: AnswerKind): readonly Choice[] {
  if (answer === 'score') return SCORES;
  return answer === 'match' ? MATCHES : [];
}

/** Whether a choice is the verdict that is kept. */
export function isChosen(choice: Choice, verdict: Verdict | undefined): boolean {
  const { verdict: ours } = choice;
  return ours.kind !== 'map' && verdict?.kind === ours.kind && verdict.value === ours.value;
}

/** What a key does on this page. */
export type HandCommand =
  | { readonly kind: 'verdict'; readonly choice: Choice }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'unlabelled' };

const STEPS: Readonly<Record<string, HandCommand>> = {
  arrowleft: { kind: 'step', by: -1 },
  p: { kind: 'step', by: -1 },
  arrowright: { kind: 'step', by: 1 },
  n: { kind: 'step', by: 1 },
  u: { kind: 'unlabelled' },
};

/** What a key does while a question of a kind is shown; null when it does nothing. `n` is next, whatever is asked. */
export function commandOf(key: string, answer: AnswerKind): HandCommand | null {
  const pressed = key.toLowerCase();
  const choice = choicesOf(answer).find(({ keys }) => keys.includes(pressed));
  if (choice) return { kind: 'verdict', choice };
  return new Map(Object.entries(STEPS)).get(pressed) ?? null;
}
