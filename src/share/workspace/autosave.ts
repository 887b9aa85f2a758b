import type { Result } from '../../base/result';
import type { StoreTrouble } from './trouble';

/** Saves what is worked on, soon after it changes. */
export interface Autosave {
  /** Something changed. */
  touch(): void;
  /** Saves now what is not saved yet: the page may be gone the next moment. */
  flush(): void;
  /** Forgets that anything changed: what is on screen is what is kept. */
  settle(): void;
}

interface AutosaveOptions {
  /** Writes the present state; must have started when it returns. Null: there is nothing to keep. */
  readonly save: () => Promise<Result<unknown, StoreTrouble>> | null;
  /** Told after every save. Null: it went well. */
  readonly onSaved: (trouble: StoreTrouble | null) => void;
}

/** Rest after a change before it is saved, and the longest that steady typing may put it off. In milliseconds. */
export const SAVE_AFTER = 400;
export const SAVE_AT_LEAST = 900;

/** Makes the timer of one tab's draft. A second save waits for the first; at most one waits. */
export function createAutosave({ save, onSaved }: AutosaveOptions): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest unsaved change came. */
  let since: number | null = null;
  let running = false;

  function start(): void {
    clearTimeout(timer);
    since = null;
    const saving = save();
    if (saving === null) return;
    running = true;
    saving
      .then((result) => onSaved(result.ok ? null : result.problem))
      .finally(() => {
        running = false;
        if (since !== null) plan();
      });
  }

  function plan(): void {
    clearTimeout(timer);
    const waited = since === null ? 0 : performance.now() - since;
    timer = setTimeout(
      () => {
        if (!running && since !== null) start();
      },
      Math.max(0, Math.min(SAVE_AFTER, SAVE_AT_LEAST - waited)),
    );
  }

  return {
    touch() {
      since ??= performance.now();
      if (!running) plan();
    },
    flush() {
      if (since !== null) start();
    },
    settle() {
      clearTimeout(timer);
      since = null;
    },
  };
}
