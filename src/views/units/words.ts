import type { WordAlignment } from '../../text/alignWords';

/** Asks for an alignment; null while it is being worked out. Called after drawing, so it may start work. */
export type AlignWords = (referenceLine: string, predictedLine: string) => WordAlignment | null;

/** The word error rate written out: `(1 + 2 + 0) / 19 = 15.79 %`. */
export function werFormula({ substitutions, deletions, insertions, referenceWords, wer }: WordAlignment): string {
  // No ratio: by the contract it is 0 or 1.
  if (referenceWords === 0) return `${(100 * wer).toFixed(2)} %`;
  return `(${substitutions} + ${deletions} + ${insertions}) / ${referenceWords} = ${(100 * wer).toFixed(2)} %`;
}

/** What the three numbers of the formula count. */
export function werWords({ substitutions, deletions, insertions, referenceWords }: WordAlignment): string {
  const words = referenceWords === 1 ? 'word' : 'words';
  return `${substitutions} substituted, ${deletions} deleted, ${insertions} inserted, of ${referenceWords} ${words}`;
}
