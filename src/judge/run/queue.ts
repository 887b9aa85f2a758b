/** An item without an outcome. */
export interface Entry<Item> {
  readonly item: Item;
  /** Place among the items of the run. */
  readonly place: number;
  /** Calls made for it, but for those that ended the run. */
  attempts: number;
  /** Not asked before this time. */
  notBefore: number;
  /** The last answer that came; null before one did. */
  raw: string | null;
}

/** The items that wait to be asked, in the order of the run. */
export interface Queue<Item> {
  readonly size: number;
  /** Takes out the first item that may be asked now; undefined when each of them has to wait, or none is left. */
  take(now: number): Entry<Item> | undefined;
  /** Puts an item back into its place. */
  put(entry: Entry<Item>): void;
  /** Nothing is handed out before this time. */
  hold(until: number): void;
  /** Whether everything is held, and not single items only. */
  isHeld(now: number): boolean;
  /** When the next item may be asked; Infinity when none is left. */
  nextAt(): number;
}

/** Makes the queue of a run. Times are in milliseconds, of whatever clock. */
export function createQueue<Item>(items: readonly Item[]): Queue<Item> {
  const entries: Entry<Item>[] = items.map((item, place) => ({ item, place, attempts: 0, notBefore: 0, raw: null }));
  let gate = Number.NEGATIVE_INFINITY;
  return {
    get size() {
      return entries.length;
    },
    take(now) {
      if (now < gate) return undefined;
      const index = entries.findIndex(({ notBefore }) => notBefore <= now);
      return index < 0 ? undefined : entries.splice(index, 1)[0];
    },
    put(entry) {
      const index = entries.findIndex(({ place }) => place > entry.place);
      entries.splice(index < 0 ? entries.length : index, 0, entry);
    },
    hold(until) {
      gate = Math.max(gate, until);
    },
    isHeld: (now) => now < gate,
    nextAt: () => entries.reduce((first, { notBefore }) => Math.min(first, Math.max(gate, notBefore)), Infinity),
  };
}
