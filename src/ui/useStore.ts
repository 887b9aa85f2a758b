import { useSyncExternalStore } from 'react';
import type { Store } from '../base/store';

/** The store's value, followed as it changes. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get);
}
