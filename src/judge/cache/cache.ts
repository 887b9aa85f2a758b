import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { z } from 'zod';
import type { Item } from '../prompts/task';
import { type Judge, promptKey, verdictKey } from './keys';

export const JUDGE_DATABASE = 'capscope-judge';

/**
 * An answer as it is kept: the raw text, which is read anew each time by the strict reader. Nothing of a key is in it,
 * and of the documents only what the answer quotes.
 */
const KeptSchema = z.object({
  key: z.string(),
  prompt: z.string(),
  judge: z.object({ provider: z.string(), model: z.string(), promptVersion: z.string() }),
  /** 0 for the first answer; more where one judge was asked again to see how stable it is. */
  repeat: z.number().int().min(0),
  raw: z.string(),
});

export type Kept = z.infer<typeof KeptSchema>;

interface Schema extends DBSchema {
  verdicts: { key: string; value: Kept; indexes: { prompt: string } };
}

/** The answers that were paid for. Works in memory alone when the browser keeps nothing. */
export interface VerdictCache {
  /** The raw answers of one judge, by item id. */
  find(judge: Judge, items: readonly Item[], repeat: number): Promise<ReadonlyMap<string, string>>;
  keep(judge: Judge, item: Item, repeat: number, raw: string): Promise<void>;
  remove(judge: Judge, item: Item, repeat: number): Promise<void>;
  /** Everything that anybody answered to these questions. */
  all(items: readonly Item[]): Promise<readonly Kept[]>;
  count(): Promise<number>;
  clear(): Promise<void>;
  /** Why answers last no longer than the page; null when they are kept. */
  trouble(): string | null;
}

/** An opening that takes longer is taken for a refusal: some private windows never answer. In milliseconds. */
const PATIENCE = 4_000;

/** Opens the cache at the first use; `database` is another name in tests. */
export function createVerdictCache(database = JUDGE_DATABASE): VerdictCache {
  /** All of this page's answers, for when the store is blocked or full. */
  const memory = new Map<string, Kept>();
  let trouble: string | null = null;
  let opened: Promise<IDBPDatabase<Schema> | null> | undefined;

  /** Null, and a reason, when the browser refuses. */
  async function connect(): Promise<IDBPDatabase<Schema> | null> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        trouble = notKept('it does not answer');
        resolve(null);
      }, PATIENCE);
    });
    try {
      const opening = openDB<Schema>(database, 1, {
        upgrade(db) {
          db.createObjectStore('verdicts', { keyPath: 'key' }).createIndex('prompt', 'prompt');
        },
      });
      return await Promise.race([opening, late]);
    } catch (error) {
      trouble = notKept(reasonOf(error));
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Runs a step on the store, or answers with what memory has. A fault is told once, and the page goes on. */
  async function withStore<Answer>(
    step: (db: IDBPDatabase<Schema>) => Promise<Answer>,
    otherwise: Answer,
  ): Promise<Answer> {
    opened ??= connect();
    const db = await opened;
    if (db === null) return otherwise;
    try {
      return await step(db);
    } catch (error) {
      trouble = notKept(reasonOf(error));
      return otherwise;
    }
  }

  return {
    async find(judge, items, repeat) {
      const keys = new Map(items.map((item) => [item.id, verdictKey(judge, item, repeat)]));
      const stored = await withStore(async (db) => {
        const store = db.transaction('verdicts').store;
        return readKept(await Promise.all([...new Set(keys.values())].map((key) => store.get(key))));
      }, []);
      const known = new Map([...stored.map((kept) => [kept.key, kept] as const), ...memory]);
      const found = new Map<string, string>();
      for (const [id, key] of keys) {
        const kept = known.get(key);
        if (kept) found.set(id, kept.raw);
      }
      return found;
    },
    async keep(judge, item, repeat, raw) {
      const kept: Kept = { key: verdictKey(judge, item, repeat), prompt: promptKey(item), judge, repeat, raw };
      memory.set(kept.key, kept);
      await withStore(async (db) => {
        await db.put('verdicts', kept);
      }, undefined);
    },
    async remove(judge, item, repeat) {
      const key = verdictKey(judge, item, repeat);
      memory.delete(key);
      await withStore((db) => db.delete('verdicts', key), undefined);
    },
    async all(items) {
      const prompts = new Set(items.map(promptKey));
      const stored = await withStore(async (db) => {
        const { store } = db.transaction('verdicts');
        const lists = await Promise.all([...prompts].map((prompt) => store.index('prompt').getAll(prompt)));
        return readKept(lists.flat());
      }, []);
      const here = [...memory.values()].filter(({ prompt }) => prompts.has(prompt));
      return [...new Map([...stored, ...here].map((kept) => [kept.key, kept])).values()].sort((a, b) =>
        a.key < b.key ? -1 : 1,
      );
    },
    async count() {
      return withStore((db) => db.count('verdicts'), memory.size);
    },
    async clear() {
      memory.clear();
      await withStore((db) => db.clear('verdicts'), undefined);
    },
    trouble: () => trouble,
  };
}

/** What another version of this page, or somebody's hand, put there may have any shape. */
function readKept(values: readonly unknown[]): Kept[] {
  return values.flatMap((value) => {
    const parsed = KeptSchema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}

function notKept(reason: string): string {
  const why = reason === '' ? '' : ` (${reason})`;
  return `The browser keeps no verdicts here${why}: they last until the page is closed, and a re-run after that is paid again.`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.message : '';
}
