import { createStore, type Store } from '../base/store';
import type { Outcome, ScorerClient } from '../engine/worker/client';
import type { Diagnostic, Side } from '../omnicapbench/diagnostics';
import type { SettingsInput } from '../omnicapbench/settings';
import type { ChosenHow, UnitRef } from './selection';
import type { ExampleChoice, Load, WorkbenchState } from './workbench';
import * as workbench from './workbench';

/** What the views and the editors may do to the workbench. */
export interface Session {
  readonly store: Store<WorkbenchState>;
  /** A key was pressed. `read` is called once, after the pause, so that a large text is not copied at every key. */
  touch(side: Side, read: () => string): void;
  /** A text was changed by one deliberate act, such as a quick fix: it is scored at once. */
  commit(side: Side, read: () => string): void;
  /** Hands over at once what the editors have not committed yet: the page is being left. */
  flush(): void;
  /** Without settings the present ones stay. */
  load(texts: Load, choice: ExampleChoice | null, settings?: SettingsInput): void;
  changeSettings(settings: SettingsInput): void;
  select(diagnostic: Diagnostic, focus: boolean): void;
  /** Points the editors at a cause, by its id. */
  selectCause(id: string, focus: boolean): void;
  /** Points every view at a unit. */
  selectUnit(unit: UnitRef | null, how?: ChosenHow): void;
  deselect(): void;
  /** Ends a score that takes too long. */
  cancel(): void;
  /** Scores the same texts again, after a crash or a cancel. */
  retry(): void;
}

/** Pause in typing after which the texts are scored. In milliseconds, like all of these. */
export const DEBOUNCE = 100;
/** Rest after which a broken text's verdict replaces the last good report. */
export const REST = 1000;
/** Work shorter than this is not mentioned. */
export const NOTICE_AFTER = 300;
/** Work longer than this gets a way out. */
export const SLOW_AFTER = 10_000;

/** Makes the one session of the page. Time passes here; every step of the state is a pure transition. */
export function createSession(connect: (onOutcome: (outcome: Outcome) => void) => ScorerClient): Session {
  const store = createStore(workbench.INITIAL_STATE);
  const client = connect(receive);
  const unread = new Map<Side, () => string>();
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let watching: ReturnType<typeof setTimeout> | undefined;

  function receive(outcome: Outcome): void {
    clearTimeout(watching);
    store.update((state) => {
      if (outcome.kind === 'scored') return workbench.scored(state, outcome.scored);
      if (outcome.kind === 'crashed') return workbench.crashed(state, outcome.crash);
      return workbench.cancelled(state);
    });
  }

  function submit(): void {
    clearTimeout(debounce);
    for (const [side, read] of unread) store.update((state) => workbench.commit(state, side, read()));
    unread.clear();
    store.update(workbench.submitted);
    const { documents, settings } = store.get();
    clearTimeout(watching);
    watching = setTimeout(() => {
      store.update((state) => workbench.advance(state, 'noticeable'));
      watching = setTimeout(() => {
        store.update((state) => workbench.advance(state, 'slow'));
      }, SLOW_AFTER - NOTICE_AFTER);
    }, NOTICE_AFTER);
    client.submit({ prediction: documents.prediction.text, reference: documents.reference.text, settings });
  }

  return {
    store,
    touch(side, read) {
      unread.set(side, read);
      store.update(workbench.touch);
      clearTimeout(debounce);
      clearTimeout(resting);
      debounce = setTimeout(submit, DEBOUNCE);
      resting = setTimeout(() => store.update(workbench.rest), REST);
    },
    commit(side, read) {
      clearTimeout(resting);
      unread.set(side, read);
      store.update(workbench.rest);
      submit();
    },
    flush() {
      if (unread.size > 0) submit();
    },
    load(texts, choice, settings) {
      clearTimeout(resting);
      for (const side of ['prediction', 'reference'] as const) if (texts[side]) unread.delete(side);
      store.update((state) => workbench.load(state, texts, choice, settings));
      submit();
    },
    changeSettings(settings) {
      store.update((state) => workbench.changeSettings(state, settings));
      clearTimeout(debounce);
      debounce = setTimeout(submit, DEBOUNCE);
    },
    select(diagnostic, focus) {
      store.update((state) => workbench.select(state, diagnostic, focus));
    },
    selectCause(id, focus) {
      store.update((state) => workbench.selectCause(state, id, focus));
    },
    selectUnit(unit, how) {
      store.update((state) => workbench.selectUnit(state, unit, how));
    },
    deselect() {
      store.update(workbench.deselect);
    },
    cancel: () => client.cancel(),
    retry: submit,
  };
}
