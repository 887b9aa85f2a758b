/** How long a key is kept: until the page is left, until the tab is closed, or until it is forgotten. */
export type Custody = 'memory' | 'session' | 'device';

/** Every custody, the most fleeting first. */
export const CUSTODIES: readonly Custody[] = ['memory', 'session', 'device'];

/** Names of entries in the browser's storages. */
const PREFIX = 'capscope.judge.key.';

/** A place for keys, one for each origin. Its methods throw what the browser throws. */
export interface Shelf {
  get(origin: string): string | null;
  put(origin: string, key: string): void;
  remove(origin: string): void;
  origins(): readonly string[];
}

/** A shelf that ends with the page. */
export function memoryShelf(): Shelf {
  const keys = new Map<string, string>();
  return {
    get: (origin) => keys.get(origin) ?? null,
    put: (origin, key) => {
      keys.set(origin, key);
    },
    remove: (origin) => {
      keys.delete(origin);
    },
    origins: () => [...keys.keys()],
  };
}

/** A shelf in one of the browser's storages. Entries of other parts of the page are never touched. */
export function storageShelf(storage: Storage): Shelf {
  return {
    get: (origin) => storage.getItem(PREFIX + origin),
    put: (origin, key) => storage.setItem(PREFIX + origin, key),
    remove: (origin) => storage.removeItem(PREFIX + origin),
    origins: () =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
        .filter((name) => name.startsWith(PREFIX))
        .map((name) => name.slice(PREFIX.length)),
  };
}
