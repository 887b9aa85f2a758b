import { fail, type Result, succeed } from '../../base/result';
import { parseUrl } from '../providers/baseUrl';
import type { CallRequest, Provider } from '../providers/provider';
import { CUSTODIES, type Custody, memoryShelf, type Shelf, storageShelf } from './custody';
import { maskKeys, readKey } from './keyText';

export type { Custody } from './custody';

/** The one form in which the judge calls. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Whether a key is there, and for how long; never the key. */
export type KeyStatus =
  | { readonly held: true; readonly custody: Custody }
  | { readonly held: false; readonly custody: null };

/**
 * Holds the user's keys and sends with them. Keys live in its closure and, when the user asks for it, in the
 * browser's storages. Nothing here returns one.
 *
 * @see contract §7
 */
export interface Keyring {
  /**
   * Takes a key for one origin, in place of any other. Where the browser refuses to keep it, it is held in memory
   * all the same.
   *
   * @returns what is held now, or in a sentence what went wrong
   */
  hold(origin: string, key: string, custody?: Custody): Result<KeyStatus, string>;
  status(origin: string): KeyStatus;
  /** Removes the key of an origin wherever it is. @returns in a sentence what could not be removed */
  forget(origin: string): Result<null, string>;
  /** Removes the keys of all origins, of earlier visits too. */
  forgetAll(): Result<null, string>;
  /**
   * Sends a request with the key of its own origin, or without one. Rejects as fetch does, but with a fresh error
   * whose message holds no key.
   */
  send(request: CallRequest, how: Provider['key'], signal: AbortSignal): Promise<Response>;
  /** A text with `••••` in place of every key held now. */
  mask(text: string): string;
  /** As `mask`, but of the keys held when it was made: a key forgotten during a call is masked in its answer. */
  masker(): (text: string) => string;
}

/** The storages and the network, or stand-ins for them. */
export interface KeyringParts {
  /** Ends with the tab; null where the browser has none. */
  readonly session: Storage | null;
  /** Stays on the device; null where the browser has none. */
  readonly device: Storage | null;
  readonly fetch?: Fetch;
}

/** Makes a ring. Keys of earlier visits are found in the storages when they are needed. */
export function createKeyring({
  session,
  device,
  fetch: call = (url, init) => fetch(url, init),
}: KeyringParts): Keyring {
  const shelves: Readonly<Record<Custody, Shelf | null>> = {
    memory: memoryShelf(),
    session: session && storageShelf(session),
    device: device && storageShelf(device),
  };

  /** The key of an origin, unless somebody else wrote what cannot be one. */
  function find(origin: string): { readonly key: string; readonly custody: Custody } | null {
    for (const custody of CUSTODIES) {
      const kept = attempt(() => shelves[custody]?.get(origin) ?? null);
      const read = kept.ok && kept.value !== null ? readKey(kept.value) : null;
      if (read?.ok) return { key: read.value, custody };
    }
    return null;
  }

  function statusOf(origin: string): KeyStatus {
    const found = find(originOf(origin) ?? '');
    return found ? { held: true, custody: found.custody } : { held: false, custody: null };
  }

  /** Removes from the named shelves. @returns whether each of them let it happen */
  function clear(origins: (shelf: Shelf) => readonly string[], from: readonly Custody[]): boolean {
    const done = from.map((custody) => {
      const shelf = shelves[custody];
      return attempt(() => {
        for (const origin of shelf ? origins(shelf) : []) shelf?.remove(origin);
      }).ok;
    });
    return done.every((ok) => ok);
  }

  function hold(address: string, text: string, custody: Custody = 'memory'): Result<KeyStatus, string> {
    const origin = originOf(address);
    if (origin === null) return fail('A key belongs to a web address, and this is none.');
    const read = readKey(text);
    if (!read.ok) return read;
    const shelf = shelves[custody];
    const kept = shelf !== null && attempt(() => shelf.put(origin, read.value)).ok;
    const place = kept ? custody : 'memory';
    if (!kept) shelves.memory?.put(origin, read.value);
    const cleared = clear(
      () => [origin],
      CUSTODIES.filter((other) => other !== place),
    );
    if (!kept) return fail('The browser refused to keep the key: it is held until this page is left.');
    return cleared ? succeed({ held: true, custody }) : fail(NOT_REMOVED);
  }

  function masker(): (text: string) => string {
    const keys = CUSTODIES.flatMap((custody) => {
      const shelf = shelves[custody];
      const all = attempt(() => (shelf ? shelf.origins().map((origin) => shelf.get(origin) ?? '') : []));
      return all.ok ? all.value : [];
    });
    return (text) =>
      maskKeys(
        text,
        keys.map((key) => key.trim()),
      );
  }

  async function send(request: CallRequest, how: Provider['key'], signal: AbortSignal): Promise<Response> {
    const found = find(originOf(request.url) ?? '');
    const headers = found ? { ...request.headers, [how.header]: how.prefix + found.key } : request.headers;
    const mask = masker();
    try {
      return await call(request.url, {
        method: 'POST',
        headers,
        body: request.body,
        signal,
        credentials: 'omit',
        // A redirect could lead the key to another origin.
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
      });
    } catch (error) {
      // A fresh one: messages, stacks and causes of the platform may quote a header's value.
      const fresh = new Error(mask(error instanceof Error ? error.message : 'The call failed.'));
      fresh.name = error instanceof Error || error instanceof DOMException ? error.name : 'Error';
      throw fresh;
    }
  }

  return Object.freeze({
    hold,
    status: statusOf,
    forget: (address: string) =>
      clear(() => [originOf(address) ?? address], CUSTODIES) ? succeed(null) : fail(NOT_REMOVED),
    forgetAll: () => (clear((shelf) => shelf.origins(), CUSTODIES) ? succeed(null) : fail(NOT_REMOVED)),
    send,
    mask: (text: string) => masker()(text),
    masker,
  });
}

const NOT_REMOVED =
  'The browser did not let this page remove a key that it keeps: delete the site data of this page in its settings.';

/** The origin of an address of the web; null for anything else, since such origins are all "null". */
function originOf(address: string): string | null {
  const url = parseUrl(address);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : null;
}

/** Storages throw when site data is blocked or full. What they throw may quote the value, so it ends here. */
function attempt<Value>(run: () => Value): Result<Value, null> {
  try {
    return succeed(run());
  } catch {
    return fail(null);
  }
}
