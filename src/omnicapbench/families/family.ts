import type { Place, Side } from '../diagnostics';
import type { UnitKey } from '../keys';
import type { MetricId } from '../metrics/ids';
import type { ScoredPair } from '../score';

/** Where an error of a family stands. */
export interface FamilyPlace {
  readonly side: Side;
  /** Null where the document as a whole is at fault. */
  readonly unit: UnitKey | null;
  readonly place: Place;
  /** A plain short sentence. */
  readonly note: string;
}

/** How often an error could have been made, how often it was, and where. */
export interface FamilyResult {
  readonly failed: number;
  /** 0 where the family does not apply: after a gate failure only `schema` does. */
  readonly applicable: number;
  readonly places: readonly FamilyPlace[];
}

/** What the paper counts for Gemini 3.1-Pro over the whole benchmark; it prints no denominators. */
export interface PublishedFamily {
  readonly failed: number;
  readonly percent: number;
}

/** One family of the paper's error table. @see contract §5 Error families */
export interface ErrorFamily {
  readonly id: string;
  readonly title: string;
  /** What fails over what applies, in one sentence. */
  readonly definition: string;
  /** The numbers it bears on, as the paper assigns them. */
  readonly metrics: readonly MetricId[];
  readonly paper: PublishedFamily;
  run(scored: ScoredPair): FamilyResult;
}

/** The result where nothing can be compared. */
export const NOT_APPLICABLE_FAMILY: FamilyResult = { failed: 0, applicable: 0, places: [] };
