import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../../src/base/store';

describe('createStore', () => {
  it('tells its listeners of a change, and not of none', () => {
    const store = createStore({ count: 0 });
    const listener = vi.fn();
    const end = store.subscribe(listener);
    store.update((state) => state);
    expect(listener).not.toHaveBeenCalled();
    store.update(({ count }) => ({ count: count + 1 }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get()).toEqual({ count: 1 });
    end();
    store.update(({ count }) => ({ count: count + 1 }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('lets a listener leave while it is told', () => {
    const store = createStore(0);
    const end = store.subscribe(() => end());
    const after = vi.fn();
    store.subscribe(after);
    store.update((count) => count + 1);
    expect(after).toHaveBeenCalledTimes(1);
  });
});
