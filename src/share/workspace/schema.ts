import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Entry, Work } from './entry';

export const DATABASE = 'capscope';

/** What the store looks like today. The list is apart from the texts, which may be megabytes. */
export interface Schema extends DBSchema {
  entries: { key: string; value: Entry };
  contents: { key: string; value: Work };
}

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** The step from each version to the next; none is ever changed once it was released. */
const MIGRATIONS: readonly ((db: IDBPDatabase, tx: Upgrade) => Promise<void>)[] = [
  // To 1: everything in one store.
  async (db) => {
    db.createObjectStore('works', { keyPath: 'id' });
  },
  // To 2: list and texts apart.
  async (db, tx) => {
    const entries = db.createObjectStore('entries', { keyPath: 'id' });
    const contents = db.createObjectStore('contents');
    for (let at = await tx.objectStore('works').openCursor(); at; at = await at.continue()) {
      const { state, choice = null, ...rest } = at.value;
      const size = (state?.prediction?.text?.length ?? 0) + (state?.reference?.text?.length ?? 0);
      await entries.put({ edited: true, ...rest, size });
      await contents.put({ state, choice }, rest.id);
    }
    db.deleteObjectStore('works');
  },
];

export const VERSION = MIGRATIONS.length;

interface Watch {
  /** An older tab is in the way of our migration. */
  blocked(): void;
  /** We are in the way of a newer tab; the connection is closed already. */
  superseded(): void;
  /** The browser closed the connection. */
  ended(): void;
}

/** Opens the store, and brings an older one to today's form. Rejects with the browser's own error. */
export async function openStore({ blocked, superseded, ended }: Watch): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(DATABASE, VERSION, {
    async upgrade(db, from, _to, tx) {
      // The steps know stores that today's types no longer have.
      const untyped = { db: db as unknown as IDBPDatabase, tx: tx as unknown as Upgrade };
      try {
        for (const migrate of MIGRATIONS.slice(from)) await migrate(untyped.db, untyped.tx);
      } catch (error) {
        tx.abort();
        throw error;
      }
    },
    blocked: () => blocked(),
    blocking(_current, _wanted, event) {
      const db = event.target;
      if (db !== null && 'close' in db && typeof db.close === 'function') db.close();
      superseded();
    },
    terminated: () => ended(),
  });
}
