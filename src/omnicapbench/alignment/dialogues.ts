import type { Kernels } from '../../kernel/kernels';
import { internWords, wordErrorRate } from '../../text/alignWords';
import { type Bag, SharedTokens } from '../../text/sharedTokens';
import { tokenize } from '../../text/tokens';
import { spanArrays, tiouOf } from '../canonical/times';
import type { SoundEvent } from '../canonical/units';
import { distinct, pairTable } from './distinct';
import { matchGreedily } from './greedy';
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
  const intern = internWords();
  const ours = distinct(r, ({ line }) => line);
  const theirs = distinct(p, ({ line }) => line);
  const rLines = ours.kinds.map(({ line }) => intern(tokenize(line)));
  const pLines = theirs.kinds.map(({ line }) => intern(tokenize(line)));
  const lines = kernels.packLines(rLines, pLines);
  const index = new SharedTokens(pLines.map(bagOf));
  const columns = pLines.length;
  const longest = [...rLines, ...pLines].reduce((most, { length }) => Math.max(most, length), 0);
  /** One more than the distance of each pair that passes, 0 elsewhere. */
  const table = pairTable(rLines.length, columns, longest + 1);
  rLines.forEach((line, row) => {
    const words = line.length;
    const shared = index.with(bagOf(line));
    pLines.forEach((other, column) => {
      // A word that is not shared costs at least one edit: most pairs need no kernel call.
      const least = Math.max(words, other.length) - (shared[column] ?? 0);
      if (!passes(lineScore(least, words), threshold)) return;
      const distance = words === 0 ? 0 : lines.distance(row, column);
      if (passes(lineScore(distance, words), threshold)) table[row * columns + column] = distance + 1;
    });
  });

  const words = Int32Array.from(ours.kindOf, (kind) => rLines[kind]?.length ?? 0);
  const rSpans = spanArrays(r);
  const pSpans = spanArrays(p);
  const sides = {
    references: r.length,
    predictions: p.length,
    score: (i: number, j: number) => {
      const entry = table[(ours.kindOf[i] ?? 0) * columns + (theirs.kindOf[j] ?? 0)] ?? 0;
      return entry === 0 ? 0 : lineScore(entry - 1, words[i] ?? 0);
    },
    tiou: (i: number, j: number) =>
      tiouOf(rSpans.starts[i] ?? 0, rSpans.ends[i] ?? 0, pSpans.starts[j] ?? 0, pSpans.ends[j] ?? 0),
  };
  return pairsOf(matchGreedily(sides, kernels), r, p);
}

function bagOf(line: Int32Array): Bag<number> {
  const bag = new Map<number, number>();
  for (const token of line) bag.set(token, (bag.get(token) ?? 0) + 1);
  return bag;
}

/** max(0, 1 - WER) of an edit distance. @see contract §4 */
function lineScore(distance: number, referenceWords: number): number {
  return Math.max(0, 1 - wordErrorRate(distance, referenceWords));
}
