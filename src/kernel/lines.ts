import type { PackedLines } from './kernels';
import { checkIndex } from './limits';
import { type Arena, roundUp, vocabularyOf } from './packing';

/** The lines of one side in the arena. */
interface Packed {
  readonly addresses: Int32Array;
  readonly lengths: Int32Array;
}

/** Writes lines one after the other from byte `at` and notes where each one is. */
function write(arena: Arena, lines: readonly Int32Array[], at: number): Packed {
  const addresses = new Int32Array(lines.length);
  const lengths = new Int32Array(lines.length);
  let next = at;
  lines.forEach((line, k) => {
    arena.integers.set(line, next / 4);
    addresses[k] = next;
    lengths[k] = line.length;
    next += line.length * 4;
  });
  return { addresses, lengths };
}

/** Tokens in all, in the longest line, and the vocabulary behind them. */
function measure(sides: readonly (readonly Int32Array[])[]): { total: number; longest: number; vocabulary: number } {
  let total = 0;
  let longest = 0;
  let vocabulary = 0;
  for (const line of sides.flat()) {
    total += line.length;
    longest = Math.max(longest, line.length);
    vocabulary = vocabularyOf(line, vocabulary);
  }
  return { total, longest, vocabulary };
}

/**
 * Copies all lines into the arena once; each distance is then one call without a copy.
 * @throws {RangeError} when the lines do not fit memory, or an id is negative; from `distance`, for an index outside
 * its side
 * @see contract §4 WER
 */
export function packLines(
  arena: Arena,
  references: readonly Int32Array[],
  predictions: readonly Int32Array[],
): PackedLines {
  const { kernels } = arena;
  const { total, longest, vocabulary } = measure([references, predictions]);
  const tokenBytes = roundUp(total * 4);
  const scratchBytes = kernels.lineScratchBytes(vocabulary, longest);
  const base = arena.take(tokenBytes + scratchBytes);
  const scratch = base + tokenBytes;
  const first = write(arena, references, base);
  const second = write(arena, predictions, base + references.reduce((sum, line) => sum + line.length * 4, 0));
  arena.bytes.fill(0, scratch, scratch + scratchBytes);
  const { turn } = arena;

  return {
    distance(reference, prediction) {
      if (arena.turn !== turn) throw new Error('These lines were packed before another kernel call; pack them again.');
      checkIndex(reference, references.length, 'Reference line');
      checkIndex(prediction, predictions.length, 'Predicted line');
      return kernels.editDistance(
        first.addresses[reference] ?? 0,
        first.lengths[reference] ?? 0,
        second.addresses[prediction] ?? 0,
        second.lengths[prediction] ?? 0,
        scratch,
        vocabulary,
      );
    },
  };
}
