import { tokenize } from './tokens';

/** What happens to one word on the way from the reference's line to the prediction's. */
export type WordStepKind = 'equal' | 'substitute' | 'insert' | 'delete';

/** One step of a word alignment; null on the side that has no word. The words are tokens, as they are compared. */
export interface WordStep {
  readonly kind: WordStepKind;
  readonly reference: string | null;
  readonly prediction: string | null;
}

/** Two lines word by word, and the word error rate written out. */
export interface WordAlignment {
  readonly steps: readonly WordStep[];
  readonly substitutions: number;
  readonly deletions: number;
  readonly insertions: number;
  readonly referenceWords: number;
  /** (substitutions + deletions + insertions) / referenceWords; may exceed 1. */
  readonly wer: number;
}

/** Aligns sequences of word numbers with unit costs: the kernels do. */
export interface SequenceAligner {
  align(reference: Int32Array, prediction: Int32Array): readonly WordStepKind[];
}

/** Turns lines into dense word numbers, the same word the same number in every line of one interner. */
export function internWords(): (tokens: readonly string[]) => Int32Array {
  const ids = new Map<string, number>();
  return (tokens) =>
    Int32Array.from(tokens, (token) => {
      const id = ids.get(token) ?? ids.size;
      ids.set(token, id);
      return id;
    });
}

/** Word error rate of an edit distance; against no word it is 0 or 1. @see contract §4 WER */
export function wordErrorRate(distance: number, referenceWords: number): number {
  if (referenceWords === 0) return distance === 0 ? 0 : 1;
  return distance / referenceWords;
}

/**
 * Aligns two lines over the tokens that the score compares; case and punctuation are gone.
 * @throws {RangeError} when the lines do not fit the kernel's memory
 * @see contract §4 WER
 */
export function alignWords(referenceLine: string, predictedLine: string, kernels: SequenceAligner): WordAlignment {
  const ours = tokenize(referenceLine);
  const theirs = tokenize(predictedLine);
  const intern = internWords();
  let i = 0;
  let j = 0;
  const steps = kernels.align(intern(ours), intern(theirs)).map((kind): WordStep => {
    const reference = kind === 'insert' ? null : (ours[i++] ?? null);
    const prediction = kind === 'delete' ? null : (theirs[j++] ?? null);
    return { kind, reference, prediction };
  });
  const count = (kind: WordStepKind): number => steps.filter((step) => step.kind === kind).length;
  const substitutions = count('substitute');
  const deletions = count('delete');
  const insertions = count('insert');
  const wer = wordErrorRate(substitutions + deletions + insertions, ours.length);
  return { steps, substitutions, deletions, insertions, referenceWords: ours.length, wer };
}
