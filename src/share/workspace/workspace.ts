import type { IDBPDatabase } from 'idb';
import { fail, type Result, succeed } from '../../base/result';
import { type Entry, EntrySchema, sizeOf, type Work, WorkSchema } from './entry';
import { openStore, type Schema } from './schema';
import { type StoreTrouble, trouble, troubleOf } from './trouble';

type Answer<Value> = Promise<Result<Value, StoreTrouble>>;

/** What is to be kept, under which name. */
export type NewEntry = Pick<Entry, 'id' | 'kind' | 'name' | 'edited'>;

/** A work that was taken away, with all that brings it back. */
export interface Removed {
  readonly entry: Entry;
  readonly work: Work;
}

/** The works this browser keeps. Every failure is a value; nothing here throws. */
export interface Workspace {
  /** Newest first. Entries that cannot be read are left out, and left alone. */
  list(): Answer<readonly Entry[]>;
  read(id: string): Answer<Work>;
  /** Writes or overwrites. The write has left for the browser when this returns, so that a closing page may call it. */
  write(entry: NewEntry, work: Work): Answer<Entry>;
  rename(id: string, name: string): Answer<Entry>;
  /** @returns the entry of the copy. */
  duplicate(id: string, copy: { readonly id: string; readonly name: string }): Answer<Entry>;
  remove(id: string): Answer<Removed>;
  /** Brings a removed or replaced work back as it was. */
  restore(removed: Removed): Answer<void>;
  /** Told when a work was written, renamed or removed, by this tab or another. @returns the end of it. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

const CHANNEL = 'capscope.workspace';

/** An opening that takes longer is taken for a refusal: some private windows never answer. In milliseconds. */
const PATIENCE = 4_000;

/** Opens the workspace, or says why there is none. */
export async function openWorkspace(now: () => number = Date.now): Answer<Workspace> {
  /** Why there is no connection; null while there is one. */
  let gone: StoreTrouble | null = null;
  let held = false;
  const watch = {
    blocked: () => {
      held = true;
    },
    superseded: () => {
      gone = trouble('newer');
    },
    ended: () => {
      gone = trouble('lost');
    },
  };
  const opening = openStore(watch);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  let db: IDBPDatabase<Schema>;
  try {
    const opened = await Promise.race([opening, late]);
    if (opened === null) {
      // It may still come; then nobody wants it.
      opening.then(
        (useless) => useless.close(),
        () => undefined,
      );
      return fail(trouble(held ? 'held' : 'blocked'));
    }
    db = opened;
  } catch (error) {
    return fail(troubleOf(error));
  } finally {
    clearTimeout(timer);
  }

  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', tell);
  const changed = (): void => {
    channel?.postMessage('changed');
    tell();
  };

  const attempt = async <Value>(run: () => Promise<Result<Value, StoreTrouble>>): Answer<Value> => {
    if (gone) return fail(gone);
    try {
      return await run();
    } catch (error) {
      return fail(gone ?? troubleOf(error));
    }
  };

  const readEntry = (value: unknown): Entry | undefined => {
    const parsed = EntrySchema.safeParse(value);
    return parsed.success ? parsed.data : undefined;
  };

  /** Both halves in one transaction, asked for and committed before anything is waited for. */
  const put = async (entry: Entry, work: Work): Promise<void> => {
    const tx = db.transaction(['entries', 'contents'], 'readwrite');
    const requests = [tx.objectStore('entries').put(entry), tx.objectStore('contents').put(work, entry.id), tx.done];
    tx.commit();
    await Promise.all(requests);
    changed();
  };

  const both = async (id: string): Answer<Removed> => {
    const tx = db.transaction(['entries', 'contents']);
    const [found, content] = await Promise.all([tx.objectStore('entries').get(id), tx.objectStore('contents').get(id)]);
    const entry = readEntry(found);
    const work = WorkSchema.safeParse(content);
    return entry && work.success ? succeed({ entry, work: work.data }) : fail(trouble('damaged'));
  };

  return succeed({
    list: () =>
      attempt(async () => {
        const entries = (await db.getAll('entries')).flatMap((value) => readEntry(value) ?? []);
        return succeed(entries.sort((a, b) => b.savedAt - a.savedAt));
      }),
    read: (id) =>
      attempt(async () => {
        const parsed = WorkSchema.safeParse(await db.get('contents', id));
        return parsed.success ? succeed(parsed.data) : fail(trouble('damaged'));
      }),
    write: (wanted, work) =>
      attempt(async () => {
        const entry: Entry = { ...wanted, savedAt: now(), size: sizeOf(work) };
        await put(entry, work);
        return succeed(entry);
      }),
    rename: (id, name) =>
      attempt(async () => {
        const tx = db.transaction('entries', 'readwrite');
        const before = readEntry(await tx.store.get(id));
        if (!before) return fail(trouble('damaged'));
        const entry = { ...before, name };
        await tx.store.put(entry);
        await tx.done;
        changed();
        return succeed(entry);
      }),
    duplicate: (id, copy) =>
      attempt(async () => {
        const found = await both(id);
        if (!found.ok) return found;
        const entry: Entry = { ...found.value.entry, ...copy, kind: 'document', savedAt: now() };
        await put(entry, found.value.work);
        return succeed(entry);
      }),
    remove: (id) =>
      attempt(async () => {
        const found = await both(id);
        if (!found.ok) return found;
        const tx = db.transaction(['entries', 'contents'], 'readwrite');
        await Promise.all([tx.objectStore('entries').delete(id), tx.objectStore('contents').delete(id), tx.done]);
        changed();
        return found;
      }),
    restore: ({ entry, work }) =>
      attempt(async () => {
        await put(entry, work);
        return succeed(undefined);
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close() {
      gone ??= trouble('lost');
      channel?.close();
      db.close();
    },
  });
}
