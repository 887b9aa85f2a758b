/** Tells which drafts belong to a tab that is alive. */
export interface Presence {
  /** Makes this draft the present tab's, and lets go of the one before; false when another living tab has it. */
  claim(id: string): Promise<boolean>;
  /** The drafts of living tabs, this one's among them. */
  living(): Promise<ReadonlySet<string>>;
}

/** The part of the browser's lock manager that is used. */
export interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable: true },
    callback: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

const PREFIX = 'capscope.draft.';

/** A page that reloads may hold its lock a moment longer than its successor can wait; so it asks again. In ms. */
const RETRIES = [0, 40, 120, 240];

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** By locks, which the browser gives back when a tab ends, crashes included. */
export function lockPresence(locks: Locks): Presence {
  let release: (() => void) | undefined;
  let mine: string | undefined;

  const take = (id: string): Promise<boolean> =>
    new Promise((resolve, reject) => {
      locks
        .request(PREFIX + id, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          if (lock === null) return undefined;
          release?.();
          mine = id;
          return new Promise<void>((done) => {
            release = done;
          });
        })
        .catch(reject);
    });

  return {
    async claim(id) {
      if (id === mine) return true;
      for (const wait of RETRIES) {
        if (wait > 0) await pause(wait);
        if (await take(id)) return true;
      }
      return false;
    },
    async living() {
      const { held = [] } = await locks.query();
      const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
      return new Set(names);
    },
  };
}

/** The part of a broadcast channel that is used. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** A living tab answers well within this, in milliseconds. */
const ANSWER = 150;

/** By asking around, where the browser has no locks: pages without a secure origin. */
export function channelPresence(channel: Channel): Presence {
  let mine: string | undefined;
  let heard = new Set<string>();

  channel.addEventListener('message', ({ data }) => {
    if (data === 'who' && mine !== undefined) channel.postMessage({ here: mine });
    const here = typeof data === 'object' && data !== null ? Reflect.get(data, 'here') : undefined;
    if (typeof here === 'string') heard.add(here);
  });

  const ask = async (): Promise<ReadonlySet<string>> => {
    heard = new Set();
    const answers = heard;
    channel.postMessage('who');
    await pause(ANSWER);
    return answers;
  };

  return {
    async claim(id) {
      if (id === mine) return true;
      if ((await ask()).has(id)) return false;
      mine = id;
      return true;
    },
    async living() {
      const others = await ask();
      return new Set(mine === undefined ? others : [...others, mine]);
    },
  };
}

/** Where neither is to be had, every tab believes to be alone. */
const ALONE: Presence = { claim: async () => true, living: async () => new Set() };

/** The best this browser has. */
export function browserPresence(): Presence {
  if (typeof navigator !== 'undefined' && 'locks' in navigator && navigator.locks)
    return lockPresence(navigator.locks as Locks);
  if (typeof BroadcastChannel !== 'undefined') return channelPresence(new BroadcastChannel('capscope.tabs'));
  return ALONE;
}
