import type { Failure } from './run/failure';

/** What a judge decided. */
export type Verdict =
  | { readonly kind: 'match'; readonly value: boolean }
  | { readonly kind: 'score'; readonly value: Band }
  | {
      readonly kind: 'map';
      /** [reference id, predicted id], one to one. */
      readonly pairs: readonly (readonly [string, string])[];
      /** Entries of the answer that were dropped, each with the reason. */
      readonly dropped: readonly string[];
    };

/** Under 20 %, 20-40, 40-70, 70-90, over 90 % of the target's facts covered. @see contract §7 */
export type Band = 1 | 2 | 3 | 4 | 5;

/** An answer that could be read. */
export interface Judged {
  readonly kind: 'judged';
  readonly verdict: Verdict;
  readonly evidence: string;
  /** The answer as it came. */
  readonly raw: string;
  /** Attempts it took; 0 when it was kept from an earlier run. */
  readonly attempts: number;
}

/** No answer that could be read. It is left out of every mean, and counted. */
export interface Unjudged {
  readonly kind: 'unjudged';
  readonly failure: Failure;
  /** The last answer, when there was one. */
  readonly raw: string | null;
  readonly attempts: number;
}

/** What became of an item. */
export type Outcome = Judged | Unjudged;
