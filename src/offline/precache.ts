/** A file of the build: its path below the page, empty for the page itself, and the hash of its content. */
export type BuiltFile = readonly [path: string, hash: string];

const PREFIX = 'capscope-';

/** Caches that stay after an update: a tab that was not reloaded may still ask for the files of the build before. */
const KEPT = 2;

interface PrecacheOptions {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  readonly files: readonly BuiltFile[];
  /** Names this build. */
  readonly build: string;
  /** The address under which the page lives, with a slash at its end. */
  readonly scope: string;
}

/** The three moments of a service worker: it holds the files of one build, and nothing else. */
export interface Precache {
  install(): Promise<void>;
  activate(): Promise<void>;
  /** What to answer with, or undefined when the request is none of ours. */
  answer(request: Request): Promise<Response> | undefined;
}

export function createPrecache({ caches, fetch, files, build, scope }: PrecacheOptions): Precache {
  const name = PREFIX + build;
  const hashes = new Map(files);
  const keyOf = ([path, hash]: BuiltFile): string => `${scope}${path}?${hash}`;

  /** From the cache of the build before, when the content is the same; from the network, past its cache, otherwise. */
  const get = async (file: BuiltFile): Promise<Response> => {
    const known = await caches.match(keyOf(file), { ignoreVary: true });
    if (known) return known;
    const response = await fetch(`${scope}${file[0]}`, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${file[0] || 'the page'}: ${response.status}`);
    // A browser refuses to show a page whose answer was redirected.
    return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
  };

  return {
    async install() {
      const cache = await caches.open(name);
      await Promise.all(files.map(async (file) => cache.put(keyOf(file), await get(file))));
    },
    async activate() {
      const ours = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name);
      await Promise.all(ours.slice(0, Math.max(0, ours.length - (KEPT - 1))).map((key) => caches.delete(key)));
    },
    answer(request) {
      const address = new URL(request.url);
      const here = address.origin + address.pathname;
      if (request.method !== 'GET' || !here.startsWith(scope)) return undefined;
      const path = here.slice(scope.length).replace(/^index\.html$/, '');
      const hash = hashes.get(path);
      const kept =
        hash === undefined
          ? caches.match(scope + path, { ignoreSearch: true, ignoreVary: true })
          : caches.match(keyOf([path, hash]), { ignoreVary: true, cacheName: name });
      return kept.then((response) => response ?? fetch(request));
    },
  };
}
