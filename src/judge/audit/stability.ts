import type { Verdict } from '../verdict';
import { type Share, shareOf } from './run';

/** How far a judge repeats itself. */
export interface Stability {
  readonly repeats: number;
  /** Items answered in every repeat. */
  readonly answered: number;
  /** Items with one and the same verdict throughout / answered. */
  readonly equal: Share;
  /** Highest less lowest score, summed over the scored items / scored items; in steps of the scale, 0 to 4. */
  readonly meanRange: Share;
  /** Items with different verdicts, by id in code-unit order. */
  readonly unstable: readonly string[];
}

/**
 * Lays repeats of the same questions to the same judge beside each other. One run repeats nothing: below two, no item
 * counts as answered in every repeat.
 * @see contract §7
 */
export function stability(repeats: readonly ReadonlyMap<string, Verdict>[]): Stability {
  const [first] = repeats;
  const ids = first && repeats.length > 1 ? [...first.keys()].sort() : [];
  const answered = ids.flatMap((id) => {
    const verdicts = repeats.flatMap((repeat) => repeat.get(id) ?? []);
    return verdicts.length === repeats.length ? [{ id, verdicts }] : [];
  });
  const unstable = answered.filter(({ verdicts }) => new Set(verdicts.map(asText)).size > 1).map(({ id }) => id);
  const ranges = answered.flatMap(({ verdicts }) => rangeOf(verdicts));
  return {
    repeats: repeats.length,
    answered: answered.length,
    equal: shareOf(answered.length - unstable.length, answered.length),
    meanRange: shareOf(
      ranges.reduce((sum, range) => sum + range, 0),
      ranges.length,
    ),
    unstable,
  };
}

/** The decision alone: two maps are the same when they pair the same, whatever was dropped on the way. */
function asText(verdict: Verdict): string {
  if (verdict.kind !== 'map') return `${verdict.kind} ${verdict.value}`;
  return `map ${JSON.stringify(verdict.pairs.map((pair) => JSON.stringify(pair)).sort())}`;
}

function rangeOf(verdicts: readonly Verdict[]): number[] {
  const scores = verdicts.flatMap((verdict) => (verdict.kind === 'score' ? [verdict.value] : []));
  return scores.length === verdicts.length ? [Math.max(...scores) - Math.min(...scores)] : [];
}
