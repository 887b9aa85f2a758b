import { describe, expect, it } from 'vitest';
import { createThemeStore, nextTheme, type Shelf } from '../../src/state/theme';

function shelfWith(kept: Record<string, string>): Shelf {
  return {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
    removeItem: (key) => {
      delete kept[key];
    },
  };
}

const broken: Shelf = {
  getItem() {
    throw new Error('forbidden');
  },
  setItem() {
    throw new Error('full');
  },
  removeItem() {
    throw new Error('forbidden');
  },
};

describe('createThemeStore', () => {
  it('takes what was kept, and the system for anything else', () => {
    expect(createThemeStore(shelfWith({ 'capscope.theme': 'dark' })).get()).toBe('dark');
    expect(createThemeStore(shelfWith({ 'capscope.theme': 'pink' })).get()).toBe('system');
    expect(createThemeStore(undefined).get()).toBe('system');
  });

  it('keeps a choice, and forgets it for the system', () => {
    const kept: Record<string, string> = {};
    const store = createThemeStore(shelfWith(kept));
    store.update(() => 'light');
    expect(kept).toEqual({ 'capscope.theme': 'light' });
    store.update(() => 'system');
    expect(kept).toEqual({});
  });

  it('works where storage does not', () => {
    const store = createThemeStore(broken);
    store.update(() => 'dark');
    expect(store.get()).toBe('dark');
  });

  it('goes round', () => {
    expect(nextTheme('system')).toBe('light');
    expect(nextTheme('light')).toBe('dark');
    expect(nextTheme('dark')).toBe('system');
  });
});
