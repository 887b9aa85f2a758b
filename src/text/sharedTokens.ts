/** How often each token stands in a text. */
export type Bag<Token> = ReadonlyMap<Token, number>;

/** So few bags are asked one by one; an index of them would cost more than it saves. */
const FEW = 8;

/**
 * Counts what one bag shares with each of many, |A ∩ B| over multisets: by walking, for each of its tokens, the list
 * of bags that have it, so that bags without a common token cost nothing.
 */
export class SharedTokens<Token> {
  /** For each token the bags that hold it, and how often: position, count, position, count, ... */
  private readonly holders = new Map<Token, number[]>();
  private readonly row: Int32Array;

  constructor(private readonly bags: readonly Bag<Token>[]) {
    this.row = new Int32Array(bags.length);
    if (bags.length <= FEW) return;
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
    const { row, bags } = this;
    if (bags.length <= FEW) {
      bags.forEach((other, position) => {
        row[position] = intersect(bag, other);
      });
      return row;
    }
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

/** |A ∩ B| over multisets. */
export function intersect<Token>(a: Bag<Token>, b: Bag<Token>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const [token, count] of small) shared += Math.min(count, large.get(token) ?? 0);
  return shared;
}
