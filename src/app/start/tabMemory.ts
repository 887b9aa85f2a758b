import type { TabMemory } from './decide';

/** `sessionStorage`, or what stands in for it. */
export interface TabShelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const DRAFT = 'capscope.tab.draft';
const ORIGIN = 'capscope.tab.origin';

/** Reads what the tab remembers; nothing where the browser forbids it. */
export function readMemory(shelf: TabShelf | undefined): TabMemory | null {
  try {
    const draft = shelf?.getItem(DRAFT);
    return draft ? { draft, origin: shelf?.getItem(ORIGIN) || null } : null;
  } catch {
    return null;
  }
}

/** Remembers; forgets silently where the browser forbids it. */
export function writeMemory(shelf: TabShelf | undefined, { draft, origin }: TabMemory): void {
  try {
    shelf?.setItem(DRAFT, draft);
    shelf?.setItem(ORIGIN, origin ?? '');
  } catch {
    // The draft is saved all the same, and is offered after a reload instead of opened.
  }
}

/** An id that no other tab has. `randomUUID` is there on secure origins only. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
