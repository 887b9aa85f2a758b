/** What decides between equal scores, and the order of every list in the report. */
export interface Ordered {
  readonly id: string;
  readonly index: number;
  /** Seconds; reference entities have none and count as 0. */
  readonly start?: number;
}

/** Code-unit order: the same on every machine, whatever its locale. */
export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Tie order: start, then id in code units, then position in the track. @see contract §4 Greedy one-to-one */
export function compareUnits(a: Ordered, b: Ordered): number {
  return (a.start ?? 0) - (b.start ?? 0) || compareIds(a.id, b.id) || a.index - b.index;
}

/** The units in tie order. A kernel given both sides so can use positions as tie-breaks. */
export function inTieOrder<Unit extends Ordered>(units: readonly Unit[]): Unit[] {
  return [...units].sort(compareUnits);
}
