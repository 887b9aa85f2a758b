/** Agreement beyond chance: at most 1, 0 as good as chance. Value null, with the reason, where it has no meaning. */
export type Kappa =
  | { readonly value: number; readonly numerator: number; readonly denominator: number; readonly reason: null }
  | { readonly value: null; readonly numerator: null; readonly denominator: null; readonly reason: string };

/** How far apart two categories are; 0 for the same one. */
export type Distance = (row: number, column: number) => number;

/** Cohen's: one error is as bad as another. */
export const UNWEIGHTED: Distance = (row, column) => (row === column ? 0 : 1);

/** Quadratic: two bands apart is four times as bad as one. */
export const QUADRATIC: Distance = (row, column) => (row - column) ** 2;

/**
 * Cohen's kappa of a table of counts, rows by the first judge and columns by the second. With n items, counts o and
 * margins r, c: kappa = 1 - n Σ d o / Σ d r c, written as one fraction of whole numbers, so that nothing is rounded
 * before the division. Unweighted it is (po - pe) / (1 - pe) with po = equal / n and pe = Σ r c / n².
 * @see contract §7
 */
export function kappaOf(table: readonly (readonly number[])[], distance: Distance): Kappa {
  const rows = table.map(sum);
  const columns = rows.map((_, column) => sum(table.map((row) => row[column] ?? 0)));
  const n = sum(rows);
  if (n === 0) return without('The judges share no item of this kind.');
  let observed = 0;
  let expected = 0;
  rows.forEach((inRow, row) => {
    columns.forEach((inColumn, column) => {
      observed += distance(row, column) * (table[row]?.[column] ?? 0);
      expected += distance(row, column) * inRow * inColumn;
    });
  });
  if (expected === 0)
    return without('Both judges gave one and the same answer throughout, so chance alone would agree.');
  const numerator = expected - n * observed;
  return { value: numerator / expected, numerator, denominator: expected, reason: null };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const without = (reason: string): Kappa => ({ value: null, numerator: null, denominator: null, reason });
