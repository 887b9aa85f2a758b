/** How often each token stands in a text. */
export type Bag<Token> = ReadonlyMap<Token, number>;

/**
 * Counts what one bag shares with each of many, |A ∩ B| over multisets: by walking, for each of its tokens, the list
 * of bags that have it, so that bags without a common token cost nothing.
 */
export class SharedTokens<Token> {
  /** For each token the bags that hold it, and how often: position, count, position, count, ... */
  private readonly holders = new Map<Token, number[]>();
  private readonly row: Int32Array;

  constructor(bags: readonly Bag<Token>[]) {
    this.row = new Int32Array(bags.length);
    bags.forEach((bag, position) => {
      for (const [token, count] of bag) {
        const holders = this.holders.get(token);
        if (holders) holders.push(position, count);
        else this.holders.set(token, [position, count]);
      }
    });
  }

  /** The size of the intersection with every bag, by position. Valid until the next call. */
  with(bag: Bag<Token>): Int32Array {
    const { row } = this;
    row.fill(0);
    for (const [token, count] of bag) {
      const holders = this.holders.get(token) ?? [];
      for (let k = 0; k < holders.length; k += 2) {
        const position = holders[k] ?? 0;
        row[position] = (row[position] ?? 0) + Math.min(count, holders[k + 1] ?? 0);
      }
    }
    return row;
  }
}
