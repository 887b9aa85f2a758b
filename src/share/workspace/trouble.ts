/** Why the browser keeps nothing for us. The page goes on without it. */
export interface StoreTrouble {
  readonly kind: /** Private windows, blocked site data, a broken profile. */
    | 'blocked'
    /** No room left. */
    | 'full'
    /** A newer Capscope has been here and has changed the store. */
    | 'newer'
    /** Another tab holds an older store open. */
    | 'held'
    /** The connection ended under our hands. */
    | 'lost'
    /** An entry is not what was once saved. */
    | 'damaged';
  /** What happened and what to do, in sentences. */
  readonly message: string;
}

const MESSAGES: Readonly<Record<StoreTrouble['kind'], string>> = {
  blocked:
    'This browser keeps nothing for this page (a private window, or site data is blocked). Everything works, but your work ends with the tab: save it as a file to keep it.',
  full: 'The browser has no room left for this page. Your last changes are not kept: save them as a file, or delete works you no longer need.',
  newer:
    'A newer Capscope has changed what is kept in this browser. Reload the page to get it; until then nothing is saved here.',
  held: 'Another tab of this page holds an older version open. Reload or close it; until then nothing is saved here.',
  lost: 'The browser closed its store. Your last changes are not kept: save them as a file, then reload the page.',
  damaged: 'This work cannot be read any more. It was left as it is.',
};

export function trouble(kind: StoreTrouble['kind']): StoreTrouble {
  return { kind, message: MESSAGES[kind] };
}

/** An exception of the browser's store as a value. */
export function troubleOf(error: unknown): StoreTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return trouble('full');
  if (name === 'VersionError') return trouble('newer');
  if (name === 'InvalidStateError' || name === 'AbortError' || name === 'TransactionInactiveError')
    return trouble('lost');
  return trouble('blocked');
}
