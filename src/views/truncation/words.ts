import { type Salvage, TOKEN_CAPS, type TrackFate } from '../../omnicapbench/salvage';
import { percent } from '../numbers/figures';

/** The paper's caps, and where it names each. */
export const PRESETS: readonly { readonly cap: number; readonly source: string }[] = TOKEN_CAPS.map((cap, index) => ({
  cap,
  source: index === 0 ? 'A.1.2' : 'Table A.7',
}));

/** What became of a track, in a word. */
export const FATES: Readonly<Record<TrackFate, string>> = {
  complete: 'complete',
  cut: 'cut off here',
  unreached: 'never begun',
};

/** "3.7 of 12 s, 30.83 %": the clip after the cut. */
export function clipAfterCut({ timeAfterCut: { value, numerator, denominator } }: Salvage): string {
  if (value === null || numerator === null || denominator === null) return 'nothing tells how long the clip is';
  return `${seconds(numerator)} of ${seconds(denominator)} s, ${percent(value)} %`;
}

function seconds(time: number): string {
  return String(Number(time.toFixed(2)));
}

/**
 * What an estimate says about a cap. Tokenizers differ by a third and more, so only far from the cap is anything
 * certain.
 */
export function aboutCap({ tokens: { share } }: Pick<Salvage, 'tokens'>): string {
  if (share < 0.6) return 'far below it: this cap did not cut the text';
  if (share <= 1.6) return 'near it: this cap may well have cut the text';
  return 'far above it: the cap that cut the text was higher';
}

/** A cap that somebody typed; undefined while it is none. */
export function readCap(typed: string): number | undefined {
  const cap = Number(typed);
  return Number.isInteger(cap) && cap >= 1 && cap <= 10_000_000 ? cap : undefined;
}
