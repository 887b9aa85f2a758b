import { describe, expect, it, vi } from 'vitest';
import { type BuiltFile, createPrecache } from '../../src/offline/precache';

/** The browser's caches, as far as they are used: entries in the order in which they came. */
function cacheStorage(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const find = (store: Map<string, Response>, key: string, ignoreSearch: boolean): Response | undefined => {
    const bare = (url: string): string => (ignoreSearch ? url.replace(/\?.*$/, '') : url);
    for (const [url, response] of store) if (bare(url) === bare(key)) return response.clone();
    return undefined;
  };
  const caches = {
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return { put: async (key: string, response: Response) => void store.set(key, response) };
    },
    async match(key: string, { cacheName, ignoreSearch = false }: MultiCacheQueryOptions = {}) {
      for (const [name, store] of stores) {
        const found = cacheName === undefined || cacheName === name ? find(store, key, ignoreSearch) : undefined;
        if (found) return found;
      }
      return undefined;
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  return caches as unknown as CacheStorage;
}

const SCOPE = 'https://host.example/some/path/';

function site(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const fetch = vi.fn(async (request: Request | string) => {
    const url = typeof request === 'string' ? request : request.url;
    asked.push(url);
    const body = files[url.slice(SCOPE.length)];
    return body === undefined ? new Response('', { status: 404 }) : new Response(body);
  });
  return { asked, fetch };
}

const FIRST: readonly BuiltFile[] = [
  ['', 'h1'],
  ['assets/app-a.js', 'h2'],
  ['icon.svg', 'h3'],
];
const SECOND: readonly BuiltFile[] = [
  ['', 'h4'],
  ['assets/app-b.js', 'h5'],
  ['icon.svg', 'h3'],
];
const BODIES = { '': 'page', 'assets/app-a.js': 'a', 'icon.svg': 'icon' };

const get = (path: string): Request => new Request(SCOPE + path);
const body = async (answer: Promise<Response> | undefined): Promise<string | undefined> => (await answer)?.text();

describe('service worker', () => {
  it('answers from the files of its build, the page by any of its addresses', async () => {
    const { asked, fetch } = site(BODIES);
    const precache = createPrecache({ caches: cacheStorage(), fetch, files: FIRST, build: '1', scope: SCOPE });
    await precache.install();
    expect(asked).toHaveLength(3);
    for (const path of ['', 'index.html', '?embed=1', '?x=y#z'])
      expect(await body(precache.answer(get(path)))).toBe('page');
    expect(await body(precache.answer(get('assets/app-a.js')))).toBe('a');
    expect(asked).toHaveLength(3);
  });

  it('keeps nothing else, and stays out of what is not the page', async () => {
    const { asked, fetch } = site({ ...BODIES, 'other.json': 'other' });
    const caches = cacheStorage();
    const precache = createPrecache({ caches, fetch, files: FIRST, build: '1', scope: SCOPE });
    await precache.install();
    expect(await body(precache.answer(get('other.json')))).toBe('other');
    expect(await body(precache.answer(get('other.json')))).toBe('other');
    expect(asked.filter((url) => url.endsWith('other.json'))).toHaveLength(2);
    expect(precache.answer(new Request('https://api.example/v1'))).toBeUndefined();
    expect(precache.answer(new Request('https://host.example/elsewhere'))).toBeUndefined();
    expect(precache.answer(new Request(SCOPE, { method: 'POST' }))).toBeUndefined();
  });

  it('is not installed when a file is missing', async () => {
    const { fetch } = site({ '': 'page' });
    const precache = createPrecache({ caches: cacheStorage(), fetch, files: FIRST, build: '1', scope: SCOPE });
    await expect(precache.install()).rejects.toThrow('404');
  });

  it('fetches only what has changed, and still serves the build before to tabs that were not reloaded', async () => {
    const caches = cacheStorage();
    const first = createPrecache({ caches, fetch: site(BODIES).fetch, files: FIRST, build: '1', scope: SCOPE });
    await first.install();
    const { asked, fetch } = site({ '': 'new page', 'assets/app-b.js': 'b', 'icon.svg': 'changed behind our back' });
    const second = createPrecache({ caches, fetch, files: SECOND, build: '2', scope: SCOPE });
    await second.install();
    expect(asked).toEqual([SCOPE, `${SCOPE}assets/app-b.js`]);
    // Until it is activated, the old one answers with the old page.
    expect(await body(first.answer(get('')))).toBe('page');
    await second.activate();
    expect(await body(second.answer(get('')))).toBe('new page');
    expect(await body(second.answer(get('icon.svg')))).toBe('icon');
    expect(await body(second.answer(get('assets/app-a.js')))).toBe('a');

    const third = createPrecache({ caches, fetch, files: [['', 'h6']], build: '3', scope: SCOPE });
    await third.install();
    await third.activate();
    expect(await caches.keys()).toEqual(['capscope-2', 'capscope-3']);
  });

  it('unwraps an answer that was redirected, which no browser shows as a page', async () => {
    const redirected = new Response('page');
    Object.defineProperty(redirected, 'redirected', { value: true });
    const fetch = async () => redirected;
    const precache = createPrecache({ caches: cacheStorage(), fetch, files: [['', 'h']], build: '1', scope: SCOPE });
    await precache.install();
    expect((await precache.answer(get('')))?.redirected).toBe(false);
  });
});
