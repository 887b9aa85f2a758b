import { createStore, type Store } from '../base/store';
import type { Answer, Arguments, Question } from '../engine/analyst/analyses';
import type { AnalystClient } from '../engine/analyst/client';
import type { Crash, Subject } from '../engine/worker/protocol';

/** What is known of one question about one subject. */
export type Slot<Q extends Question> =
  | { readonly kind: 'pending' }
  | { readonly kind: 'answered'; readonly answer: Answer<Q> }
  | { readonly kind: 'crashed'; readonly crash: Crash };

/** The answers about the pair on screen, by question and arguments. */
export interface AnalysisState {
  /** Of the report the answers belong to; -1 before the first. */
  readonly revision: number;
  readonly slots: ReadonlyMap<string, Slot<Question>>;
}

/** Asks questions about the pair on screen, each once. */
export interface AnalysisDesk {
  readonly store: Store<AnalysisState>;
  /** A report of this revision is on screen now, with this subject behind it. */
  show(revision: number, subject: Subject): void;
  /** Asks, unless it has been asked. */
  want<Q extends Question>(question: Q, ...args: Arguments<Q>): void;
  /** Asks once, apart from the kept answers. Rejects when the pair on screen changes, or the worker fails. */
  ask<Q extends Question>(question: Q, ...args: Arguments<Q>): Promise<Answer<Q>>;
}

const NOTHING: AnalysisState = { revision: -1, slots: new Map() };

/** Makes the desk over a client. */
export function createAnalysisDesk(client: AnalystClient): AnalysisDesk {
  const store = createStore<AnalysisState>(NOTHING);
  return {
    store,
    show(revision, subject) {
      if (store.get().revision === revision) return;
      client.open(revision, subject);
      store.update(() => ({ revision, slots: new Map() }));
    },
    want(question, ...args) {
      const { revision, slots } = store.get();
      const key = slotKey(question, args);
      if (revision < 0 || slots.has(key)) return;
      store.update((state) => withSlot(state, key, { kind: 'pending' }));
      void client.ask(revision, question, ...args).then((outcome) => {
        if (outcome.kind === 'overtaken') return;
        store.update((state) => (state.revision === revision ? withSlot(state, key, outcome) : state));
      });
    },
    async ask(question, ...args) {
      const outcome = await client.ask(store.get().revision, question, ...args);
      if (outcome.kind === 'answered') return outcome.answer;
      throw new Error(outcome.kind === 'crashed' ? outcome.crash.message : 'The texts changed meanwhile');
    },
  };
}

/** What is known of a question; undefined when it has not been asked. */
export function slotOf<Q extends Question>(
  { slots }: AnalysisState,
  question: Q,
  args: Arguments<Q>,
): Slot<Q> | undefined {
  // A slot is only ever written under its own question's key.
  return slots.get(slotKey(question, args)) as Slot<Q> | undefined;
}

function slotKey(question: Question, args: readonly unknown[]): string {
  return `${question}${JSON.stringify(args)}`;
}

function withSlot(state: AnalysisState, key: string, slot: Slot<Question>): AnalysisState {
  return { ...state, slots: new Map(state.slots).set(key, slot) };
}
