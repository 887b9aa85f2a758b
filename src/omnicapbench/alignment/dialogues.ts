import type { Candidate, Kernels } from '../../kernel/kernels';
import { tokenize } from '../../text/tokens';
import { tiou } from '../canonical/times';
import type { SoundEvent } from '../canonical/units';
import { inTieOrder } from './order';
import { type Pair, pairsOf, passes } from './pairs';

/** Greedy one-to-one by the words of the line: score = max(0, 1 - WER). @see contract §4 */
export function matchDialogues(
  reference: readonly SoundEvent[],
  prediction: readonly SoundEvent[],
  threshold: number,
  kernels: Kernels,
): Pair<SoundEvent>[] {
  const r = inTieOrder(reference);
  const p = inTieOrder(prediction);
  const intern = internTokens();
  const rLines = r.map((event) => intern(event.line));
  const pLines = p.map((event) => intern(event.line));
  const lines = kernels.packLines(rLines, pLines);
  const candidates: Candidate[] = [];
  r.forEach((event, i) => {
    const words = rLines[i]?.length ?? 0;
    p.forEach((other, j) => {
      const predictedWords = pLines[j]?.length ?? 0;
      // The distance is never below the difference in length: most pairs need no kernel call.
      if (!passes(lineScore(Math.abs(words - predictedWords), words), threshold)) return;
      const score = lineScore(words === 0 ? 0 : lines.distance(i, j), words);
      if (passes(score, threshold)) candidates.push({ reference: i, prediction: j, score, tiou: tiou(event, other) });
    });
  });
  return pairsOf(kernels.matchCandidates(candidates, r.length, p.length), r, p);
}

/** max(0, 1 - WER) of an edit distance; a line without words is right only when the other has none. @see contract §4 WER */
function lineScore(distance: number, referenceWords: number): number {
  if (referenceWords === 0) return distance === 0 ? 1 : 0;
  return Math.max(0, 1 - distance / referenceWords);
}

/** Words as small integers, the same word the same integer. */
function internTokens(): (line: string) => Int32Array {
  const ids = new Map<string, number>();
  return (line) =>
    Int32Array.from(tokenize(line), (token) => {
      const id = ids.get(token) ?? ids.size;
      ids.set(token, id);
      return id;
    });
}
