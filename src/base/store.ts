/** A value that can be watched. The one kind of shared mutable state in the page. */
export interface Store<State> {
  get(): State;
  /** Runs a pure transition; nobody is told when it returns the same object. */
  update(transition: (state: State) => State): void;
  /** @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store. Listeners run at once, in the order in which they came. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    update(transition) {
      const next = transition(state);
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
