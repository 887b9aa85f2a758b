import { createStore, type Store } from '../base/store';

/** `system` follows the system's preference as it changes. */
export type ThemePreference = 'system' | 'light' | 'dark';

export const THEME_PREFERENCES: readonly ThemePreference[] = ['system', 'light', 'dark'];

/** The key `public/theme.js` reads before the first paint. */
const KEY = 'capscope.theme';

/** Where the preference is kept: `localStorage`, or nothing where the browser forbids it. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Reads the kept preference and keeps every change of it. */
export function createThemeStore(shelf: Shelf | undefined): Store<ThemePreference> {
  const kept = attempt(() => shelf?.getItem(KEY));
  const store = createStore<ThemePreference>(kept === 'light' || kept === 'dark' ? kept : 'system');
  store.subscribe(() => {
    const preference = store.get();
    attempt(() => (preference === 'system' ? shelf?.removeItem(KEY) : shelf?.setItem(KEY, preference)));
  });
  return store;
}

/** Storage throws when it is full or forbidden; the theme is not worth a failure. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The preference after this one, for a button that goes round. */
export function nextTheme(preference: ThemePreference): ThemePreference {
  const next = (THEME_PREFERENCES.indexOf(preference) + 1) % THEME_PREFERENCES.length;
  return THEME_PREFERENCES[next] ?? 'system';
}
