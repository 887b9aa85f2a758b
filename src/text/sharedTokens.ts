/** How often each token stands in a text. */
export type Bag<Token> = ReadonlyMap<Token, number>;

/** So few bags are asked one by one; an index of them would cost more than it saves. */
const FEW = 8;
/** A token that more than one bag in so many holds is looked up in bits, thirty-two tokens at once. */
const DENSE = 4;

/** Where a token stands. Its first `layers` occurrences have a bit each; the lists tell of those beyond. */
interface Holders {
  readonly firstBit: number;
  readonly layers: number;
  readonly positions: Int32Array;
  readonly counts: Int32Array;
}

/**
 * Counts what one bag shares with each of many, |A ∩ B| over multisets. Rare tokens lead to lists of the bags that
 * hold them; frequent ones are bits of every bag, so that thousands of texts in the same few words stay cheap.
 */
export class SharedTokens<Token> {
  private readonly holders: ReadonlyMap<Token, Holders>;
  /** For each bag, by position, its bits. */
  private readonly bits: Uint32Array;
  private readonly asked: Uint32Array;
  private readonly row: Int32Array;

  constructor(private readonly bags: readonly Bag<Token>[]) {
    const lists = bags.length <= FEW ? new Map<Token, HolderLists>() : listHolders(bags);
    const { holders, words, bits } = layOut(lists, bags.length);
    this.holders = holders;
    this.bits = bits;
    this.asked = new Uint32Array(words);
    this.row = new Int32Array(bags.length);
  }

  /** The size of the intersection with every bag, by position. Valid until the next call. */
  with(bag: Bag<Token>): Int32Array {
    const { row, asked, bags } = this;
    if (bags.length <= FEW) {
      bags.forEach((other, position) => {
        row[position] = intersect(bag, other);
      });
      return row;
    }
    row.fill(0);
    asked.fill(0);
    for (const [token, count] of bag) {
      const found = this.holders.get(token);
      if (found === undefined) continue;
      for (let k = 0; k < found.layers && k < count; k++) setBit(asked, 0, found.firstBit + k);
      if (count > found.layers) addCounts(row, found.positions, found.counts, count - found.layers);
    }
    if (asked.length > 0) addBits(row, this.bits, asked);
    return row;
  }
}

interface HolderLists {
  readonly positions: number[];
  readonly counts: number[];
}

function listHolders<Token>(bags: readonly Bag<Token>[]): ReadonlyMap<Token, HolderLists> {
  const lists = new Map<Token, HolderLists>();
  bags.forEach((bag, position) => {
    for (const [token, count] of bag) {
      const list = lists.get(token) ?? { positions: [], counts: [] };
      if (list.positions.length === 0) lists.set(token, list);
      list.positions.push(position);
      list.counts.push(count);
    }
  });
  return lists;
}

function layOut<Token>(lists: ReadonlyMap<Token, HolderLists>, bagCount: number) {
  let bitCount = 0;
  const holders = new Map<Token, Holders>();
  for (const [token, { positions, counts }] of lists) {
    const layers = denseLayers(counts, bagCount / DENSE);
    const beyond = positions.flatMap((position, k) => ((counts[k] ?? 0) > layers ? [position] : []));
    const excess = counts.flatMap((count) => (count > layers ? [count - layers] : []));
    const found = { positions: Int32Array.from(beyond), counts: Int32Array.from(excess) };
    holders.set(token, { firstBit: bitCount, layers, ...found });
    bitCount += layers;
  }
  const words = Math.ceil(bitCount / 32);
  const bits = new Uint32Array(words * bagCount);
  for (const [token, { positions, counts }] of lists) {
    const { firstBit, layers } = holders.get(token) ?? { firstBit: 0, layers: 0 };
    if (layers === 0) continue;
    positions.forEach((position, k) => {
      for (let layer = 0; layer < layers && layer < (counts[k] ?? 0); layer++) {
        setBit(bits, position * words, firstBit + layer);
      }
    });
  }
  return { holders, words, bits };
}

/** How often more than `many` bags hold a token at the least. */
function denseLayers(counts: readonly number[], many: number): number {
  if (counts.length <= many) return 0;
  const descending = [...counts].sort((a, b) => b - a);
  return descending[Math.floor(many)] ?? 0;
}

function setBit(words: Uint32Array, from: number, bit: number): void {
  const word = from + (bit >>> 5);
  words[word] = (words[word] ?? 0) | (1 << (bit & 31));
}

function addCounts(row: Int32Array, positions: Int32Array, counts: Int32Array, most: number): void {
  for (let k = 0; k < positions.length; k++) {
    const position = positions[k] ?? 0;
    const count = counts[k] ?? 0;
    row[position] = (row[position] ?? 0) + Math.min(count, most);
  }
}

function addBits(row: Int32Array, bits: Uint32Array, asked: Uint32Array): void {
  const words = asked.length;
  for (let position = 0, from = 0; position < row.length; position++, from += words) {
    let shared = 0;
    for (let word = 0; word < words; word++) shared += onesIn((bits[from + word] ?? 0) & (asked[word] ?? 0));
    row[position] = (row[position] ?? 0) + shared;
  }
}

/** The number of ones in 32 bits, counted in pairs, fours and bytes at once. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** |A ∩ B| over multisets. */
export function intersect<Token>(a: Bag<Token>, b: Bag<Token>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const [token, count] of small) shared += Math.min(count, large.get(token) ?? 0);
  return shared;
}
