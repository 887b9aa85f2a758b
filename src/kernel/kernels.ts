/** Half-open is not implied: a zero-length interval has start = end. Seconds, as parallel arrays. */
export interface Intervals {
  readonly starts: Float64Array;
  readonly ends: Float64Array;
}

/** A pair that may be matched. Indices point into the two sides in their tie order. */
export interface Candidate {
  readonly reference: number;
  readonly prediction: number;
  readonly score: number;
  /** Breaks ties of score and predicted unit; 0 where it has no meaning. */
  readonly tiou: number;
}

/** One matched pair. */
export interface Match {
  readonly reference: number;
  readonly prediction: number;
  readonly score: number;
}

/** What happens to one token on the way from the reference's line to the prediction's. */
export type Operation = 'equal' | 'substitute' | 'insert' | 'delete';

/**
 * Distances between any line of one side and any of the other, packed once. Valid until the next call that packs
 * something, as every one does; after it `distance` throws.
 */
export interface PackedLines {
  /** Unit-cost edit distance of reference line `reference` and predicted line `prediction`. */
  distance(reference: number, prediction: number): number;
}

/**
 * The numeric core, in WebAssembly. Numbers only: units are indices, words are interned to dense non-negative
 * integers by the caller. Both sides of a matching are given in *tie order* (start, id, index), so that an index
 * is its own tie-break; the total order of candidates is then: score descending, predicted index ascending,
 * tIoU descending, reference index ascending. Matches come in reference order. Requests that
 * cannot fit memory throw a RangeError before memory grows; a trap is a bug, after which the instance is dropped.
 * @see contract §4 Greedy one-to-one
 */
export interface Kernels {
  /**
   * tIoU of every pair, greedy one-to-one over those > 0 and >= threshold - 1e-9, in one call. Memory is linear in
   * the number of units. Fastest when starts ascend, as in tie order; the result is right in any order.
   */
  matchIntervals(reference: Intervals, prediction: Intervals, threshold: number): readonly Match[];
  /** Greedy one-to-one over given candidates; the caller has applied the threshold. A pair is listed once. */
  matchCandidates(candidates: readonly Candidate[], referenceCount: number, predictionCount: number): readonly Match[];
  /**
   * tIoU of every pair, in the contract's order of arithmetic: row-major, one row per reference, so that the pair
   * (r, p) is at `r * predictions + p`. A copy of its own: later calls leave it alone.
   */
  tiouMatrix(reference: Intervals, prediction: Intervals): Float64Array;
  /** Copies lines in once; each distance then costs one call. */
  packLines(references: readonly Int32Array[], predictions: readonly Int32Array[]): PackedLines;
  /**
   * The operations of one optimal alignment, in reading order. Of several: seen from the ends of the lines, a diagonal
   * step (equal, substitute) where one is optimal, else a deletion, else an insertion.
   */
  align(reference: Int32Array, prediction: Int32Array): readonly Operation[];
  /** Length of the longest common subsequence. */
  lcsLength(a: Int32Array, b: Int32Array): number;
}
