/** Units sorted into kinds: those of one kind are compared with others just once. */
export interface Distinct<Unit> {
  /** The first unit of each kind. */
  readonly kinds: readonly Unit[];
  /** Unit -> kind, by position. */
  readonly kindOf: Int32Array;
}

/** Puts units with equal keys into one kind; kinds come in the order of their first units. */
export function distinct<Unit>(units: readonly Unit[], key: (unit: Unit) => string): Distinct<Unit> {
  const numbers = new Map<string, number>();
  const kinds: Unit[] = [];
  const kindOf = new Int32Array(units.length);
  units.forEach((unit, position) => {
    const text = key(unit);
    const kind = numbers.get(text) ?? kinds.length;
    kindOf[position] = kind;
    if (kind < kinds.length) return;
    numbers.set(text, kind);
    kinds.push(unit);
  });
  return { kinds, kindOf };
}

/** Whole numbers for all pairs of kinds, in half the memory when they are small. All 0 at first. */
export function pairTable(rows: number, columns: number, largest: number): Uint16Array | Uint32Array {
  return largest < 2 ** 16 ? new Uint16Array(rows * columns) : new Uint32Array(rows * columns);
}
