/** Work of which only the newest item matters: at most one runs, at most one waits. */
export interface Latest<Item> {
  /** Runs the item now, or when the running one ends; an item that already waits is dropped. */
  push(item: Item): void;
  /** Forgets the item that waits. */
  clear(): void;
  readonly busy: boolean;
}

/**
 * Makes a latest-only queue around one asynchronous step.
 * @param run must settle: it is the caller's task to turn failures into values. A rejection does not stop the queue.
 */
export function createLatest<Item>(run: (item: Item) => Promise<void>): Latest<Item> {
  let waiting: { readonly item: Item } | undefined;
  let busy = false;

  async function drain(first: Item): Promise<void> {
    busy = true;
    let next: { readonly item: Item } | undefined = { item: first };
    while (next) {
      try {
        await run(next.item);
      } catch {
        // The step reports its own failures; a queue that stops would hang the page.
      }
      next = waiting;
      waiting = undefined;
    }
    busy = false;
  }

  return {
    push(item) {
      if (busy) waiting = { item };
      else void drain(item);
    },
    clear() {
      waiting = undefined;
    },
    get busy() {
      return busy;
    },
  };
}
