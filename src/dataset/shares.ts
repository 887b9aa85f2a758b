/** The share k/n of n things that comes nearest to a published percentage. */
export interface NearestShare {
  readonly count: number;
  readonly of: number;
  /** In percent, as it would be printed. */
  readonly printed: string;
  /** How far it is from the figure, in points. */
  readonly off: number;
}

/**
 * Whether a printed percentage can be a share of n things: the nearest k/n. They agree when both print alike.
 * @param figure in percent
 * @param decimals as many as are printed
 */
export function nearestShare(figure: number, of: number, decimals = 2): NearestShare {
  const count = Math.min(of, Math.max(0, Math.round((figure / 100) * of)));
  const share = (100 * count) / of;
  return { count, of, printed: share.toFixed(decimals), off: Math.abs(share - figure) };
}

/** Numbers of things up to `most` of which the figure can be a share. */
export function possibleTotals(figure: number, most: number, decimals = 2): readonly NearestShare[] {
  const all = Array.from({ length: most }, (_, index) => nearestShare(figure, index + 1, decimals));
  return all.filter(({ printed }) => printed === figure.toFixed(decimals));
}
