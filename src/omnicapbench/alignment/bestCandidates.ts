import { SharedTokens } from '../../text/sharedTokens';
import { type Comparable, dice } from '../../text/similarity';
import { type SpanArrays, spanArrays, tiouOf } from '../canonical/times';
import type { Subshot } from '../canonical/units';
import type { Settings } from '../settings';
import { distinct } from './distinct';
import { passes } from './pairs';
import type { JudgedTargets, SubshotPair } from './subshots';

/** A subshot with its text made ready for comparison. */
export interface ReadySubshot {
  readonly subshot: Subshot;
  readonly text: Comparable;
}

/** The best counterparts of each side's subshots on the other side, in the order of the targets. */
export interface BestCandidates {
  readonly ours: readonly SubshotPair[];
  readonly theirs: readonly SubshotPair[];
}

/**
 * Every subshot's best counterpart in the other shot, both ways at once. Loops print one text thousands of times:
 * each distinct pair of texts is compared once. Where a judge decided, only the targets it found a counterpart of
 * have one; which of the candidates that is, the similarity says.
 * @see contract §4 Subshots
 */
export function bestCandidates(
  ours: readonly ReadySubshot[],
  theirs: readonly ReadySubshot[],
  { delta, sub_matcher, sub_threshold }: Settings,
  judged?: JudgedTargets,
): BestCandidates {
  const r = distinct(ours, textKey);
  const p = distinct(theirs, textKey);
  const scoresOf = similarities(p.kinds);
  const positions = r.kinds.map((): number[] => []);
  r.kindOf.forEach((kind, i) => {
    positions[kind]?.push(i);
  });
  const oursOpen = ours.map(({ subshot }) => judged?.hasReference(subshot) ?? true);
  const theirsOpen = theirs.map(({ subshot }) => judged?.hasPrediction(subshot) ?? true);
  const forOurs = new Best(ours, theirs, delta);
  const forTheirs = new Best(theirs, ours, delta);
  r.kinds.forEach((kind, k) => {
    const scores = scoresOf(kind.text);
    for (const i of positions[k] ?? []) {
      for (let j = 0; j < theirs.length; j++) {
        const score = scores[p.kindOf[j] ?? 0] ?? 0;
        if (sub_matcher === 'lexical' && !passes(score, sub_threshold)) continue;
        if (oursOpen[i]) forOurs.offer(i, j, score);
        if (theirsOpen[j]) forTheirs.offer(j, i, score);
      }
    }
  });
  return { ours: forOurs.pairs(), theirs: forTheirs.pairs() };
}

/** Texts with equal keys are equally like any other text. */
function textKey({ text: { sequence, verbatim } }: ReadySubshot): string {
  return `${sequence}\n${verbatim}`;
}

/** `similarity` of a text to each of many, as one row; a row is valid until the next one. */
function similarities(others: readonly ReadySubshot[]): (text: Comparable) => Float64Array {
  const number = numbering();
  const sequences = others.map(({ text }) => number(text.sequence));
  const verbatims = others.map(({ text }) => number(text.verbatim));
  const sizes = others.map(({ text }) => text.size);
  const index = new SharedTokens(others.map(({ text }) => text.bag));
  const row = new Float64Array(others.length);
  return (text) => {
    const sequence = number(text.sequence);
    const verbatim = number(text.verbatim);
    const shared = index.with(text.bag);
    for (let k = 0; k < row.length; k++) {
      const equal = (sequence > 0 && sequence === sequences[k]) || (verbatim > 0 && verbatim === verbatims[k]);
      const tokens = shared[k] ?? 0;
      row[k] = equal ? 1 : tokens === 0 ? 0 : dice(tokens, text.size, sizes[k] ?? 0);
    }
    return row;
  };
}

/** Equal texts get equal numbers; the empty text gets 0. */
function numbering(): (text: string) => number {
  const numbers = new Map([['', 0]]);
  return (text) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
}

/** The best candidate so far of each target. */
class Best {
  private readonly spans: SpanArrays;
  private readonly otherSpans: SpanArrays;
  private readonly candidates: Int32Array;
  private readonly scores: Float64Array;
  private readonly tious: Float64Array;

  constructor(
    private readonly targets: readonly ReadySubshot[],
    private readonly others: readonly ReadySubshot[],
    private readonly delta: number,
  ) {
    this.spans = spanArrays(targets.map(({ subshot }) => subshot));
    this.otherSpans = spanArrays(others.map(({ subshot }) => subshot));
    this.candidates = new Int32Array(targets.length).fill(-1);
    this.scores = new Float64Array(targets.length).fill(-1);
    this.tious = new Float64Array(targets.length);
  }

  /** Takes the candidate when it stands in the target's window and is better than the best so far. */
  offer(target: number, candidate: number, score: number): void {
    const most = this.scores[target] ?? -1;
    if (score < most) return;
    const start = this.spans.starts[target] ?? 0;
    const end = this.spans.ends[target] ?? 0;
    const otherStart = this.otherSpans.starts[candidate] ?? 0;
    const otherEnd = this.otherSpans.ends[candidate] ?? 0;
    if (!inWindow(otherStart, otherEnd, start - this.delta, end + this.delta)) return;
    const overlap = tiouOf(start, end, otherStart, otherEnd);
    if (score === most && !this.winsTie(target, candidate, overlap)) return;
    this.candidates[target] = candidate;
    this.scores[target] = score;
    this.tious[target] = overlap;
  }

  /** Highest similarity, then highest tIoU, earliest start, lowest index. @see contract §4 Subshots */
  private winsTie(target: number, candidate: number, overlap: number): boolean {
    const rival = this.candidates[target] ?? 0;
    const gain = overlap - (this.tious[target] ?? 0);
    if (gain !== 0) return gain > 0;
    const lead = (this.otherSpans.starts[rival] ?? 0) - (this.otherSpans.starts[candidate] ?? 0);
    return lead === 0 ? candidate < rival : lead > 0;
  }

  pairs(): SubshotPair[] {
    return this.targets.flatMap(({ subshot: target }, position): SubshotPair[] => {
      const candidate = this.others[this.candidates[position] ?? -1]?.subshot;
      if (candidate === undefined) return [];
      return [{ target, candidate, similarity: this.scores[position] ?? 0, tiou: this.tious[position] ?? 0 }];
    });
  }
}

/** A candidate touches the target's widened window; a point may lie on its border. @see contract §4 Subshots */
export function inWindow(candidateStart: number, candidateEnd: number, start: number, end: number): boolean {
  if (candidateStart === candidateEnd) return start <= candidateStart && candidateStart <= end;
  return Math.max(candidateStart, start) < Math.min(candidateEnd, end);
}
