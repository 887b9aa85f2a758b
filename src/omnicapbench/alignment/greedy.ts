import type { Candidate, Kernels, Match } from '../../kernel/kernels';

/** Pairs that may be matched, told one by one. Positions are in tie order. */
export interface ScoredSides {
  readonly references: number;
  readonly predictions: number;
  /** 0 when the pair is no candidate. */
  score(reference: number, prediction: number): number;
  /** Breaks ties of score and predicted unit. */
  tiou(reference: number, prediction: number): number;
}

/** Candidates that are listed for the kernel; more would cost hundreds of megabytes. */
const MOST_CANDIDATES = 1_000_000;

/** Greedy one-to-one over all pairs with a score, in memory that does not grow with their number. @see contract §4 */
export function matchGreedily(sides: ScoredSides, kernels: Kernels): readonly Match[] {
  const candidates = listCandidates(sides, MOST_CANDIDATES);
  if (candidates === undefined) return matchByChain(sides);
  return kernels.matchCandidates(candidates, sides.references, sides.predictions);
}

function listCandidates(sides: ScoredSides, most: number): Candidate[] | undefined {
  const candidates: Candidate[] = [];
  for (let reference = 0; reference < sides.references; reference++) {
    for (let prediction = 0; prediction < sides.predictions; prediction++) {
      const score = sides.score(reference, prediction);
      if (score === 0) continue;
      if (candidates.length === most) return undefined;
      candidates.push({ reference, prediction, score, tiou: sides.tiou(reference, prediction) });
    }
  }
  return candidates;
}

/**
 * The same matching without a list of candidates. Their order is total and strict, so greedy takes just the pairs
 * that are each other's best among the units still free: follow the best of the best until two name each other, take
 * them, go on from the unit before. Every unit is asked a bounded number of times on average, so the cost is
 * quadratic.
 */
export function matchByChain(sides: ScoredSides): Match[] {
  const freeReferences = new FreeUnits(sides.references);
  const freePredictions = new FreeUnits(sides.predictions);
  const matches: Match[] = [];
  /** References and predictions by turns, a reference first; each one's best is the next. */
  const chain: number[] = [];
  for (;;) {
    if (chain.length === 0) {
      const first = freeReferences.first();
      if (first === undefined) break;
      chain.push(first);
    }
    const atReference = chain.length % 2 === 1;
    const end = chain.at(-1) ?? 0;
    const best = atReference ? bestPrediction(end, sides, freePredictions) : bestReference(end, sides, freeReferences);
    if (best === undefined) {
      // Only a chain's first unit can have none: each later one has at least the unit that named it.
      freeReferences.remove(end);
      chain.pop();
    } else if (best === chain.at(-2)) {
      const [reference, prediction] = atReference ? [end, best] : [best, end];
      matches.push({ reference, prediction, score: sides.score(reference, prediction) });
      freeReferences.remove(reference);
      freePredictions.remove(prediction);
      chain.length -= 2;
    } else chain.push(best);
  }
  return matches.sort((a, b) => a.reference - b.reference);
}

/** Of equal scores the first predicted unit. */
function bestPrediction(reference: number, sides: ScoredSides, free: FreeUnits): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const prediction of free.units()) {
    const score = sides.score(reference, prediction);
    if (score <= most) continue;
    most = score;
    best = prediction;
  }
  return best;
}

/** Of equal scores the highest tIoU, then the first reference unit. */
function bestReference(prediction: number, sides: ScoredSides, free: FreeUnits): number | undefined {
  let best: number | undefined;
  let most = 0;
  let overlap = 0;
  for (const reference of free.units()) {
    const score = sides.score(reference, prediction);
    if (score < most || score === 0) continue;
    const tiou = sides.tiou(reference, prediction);
    if (score === most && tiou <= overlap) continue;
    most = score;
    overlap = tiou;
    best = reference;
  }
  return best;
}

/** The units of a side that are not taken, in order. */
class FreeUnits {
  private readonly list: Int32Array;
  private length: number;

  constructor(count: number) {
    this.list = Int32Array.from({ length: count }, (_, position) => position);
    this.length = count;
  }

  units(): Int32Array {
    return this.list.subarray(0, this.length);
  }

  first(): number | undefined {
    return this.length === 0 ? undefined : this.list[0];
  }

  remove(position: number): void {
    const at = this.units().indexOf(position);
    if (at < 0) return;
    this.list.copyWithin(at, at + 1, this.length);
    this.length--;
  }
}
