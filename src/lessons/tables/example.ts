import { nearestShare } from '../../dataset/shares';
import { CLAIMS, type Claim, nearestOf, TRIED, type Verdict } from './claims';

export interface TablesState {
  /** The claim that is looked at. */
  readonly claim: string;
  /** What was said of each, by claim. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
  /** Videos that are tried as the n of k/n. */
  readonly videos: number;
}

/** The claim that is looked at. */
export function claimIn({ claim }: TablesState): Claim | undefined {
  return CLAIMS.find(({ id }) => id === claim);
}

/** How many claims were judged, and how many rightly. */
export function tally({ verdicts }: TablesState): { readonly judged: number; readonly right: number } {
  const judged = CLAIMS.filter(({ id }) => verdicts[id] !== undefined);
  return { judged: judged.length, right: judged.filter(({ id, verdict }) => verdicts[id] === verdict).length };
}

/** Whether no other number of videos comes nearer to the published compliance. */
export function isNearest(videos: number): boolean {
  return nearestShare(TRIED, videos).off <= nearestOf(TRIED).off;
}
