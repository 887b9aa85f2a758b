import * as Comlink from 'comlink';
import { lifeOf, type WorkerLife } from '../worker/handle';
import type { Crash, Subject } from '../worker/protocol';
import { describeCrash } from '../worker/serve';
import type { Answer, Arguments, Question } from './analyses';
import type { AnalystApi } from './protocol';

/** How a question ended; `overtaken` when its subject was replaced meanwhile. */
export type Outcome<Q extends Question> =
  | { readonly kind: 'answered'; readonly answer: Answer<Q> }
  | { readonly kind: 'crashed'; readonly crash: Crash }
  | { readonly kind: 'overtaken' };

/** One worker, as the client needs it; tests give a fake. */
export interface AnalystHandle extends WorkerLife {
  readonly api: AnalystApi;
}

/** The page's side of the analyst: questions about one subject, in a worker apart from the scorer's. */
export interface AnalystClient {
  /** Replaces the subject. Questions about the old one end; a worker still busy with one is ended with it. */
  open(revision: number, subject: Subject): void;
  ask<Q extends Question>(revision: number, question: Q, ...args: Arguments<Q>): Promise<Outcome<Q>>;
  dispose(): void;
}

interface Session {
  readonly revision: number;
  readonly subject: Subject;
  /** Resolves when the subject is replaced or the worker dies. */
  readonly ended: Promise<Ending>;
  end(ending: Ending): void;
  asking: number;
  told: boolean;
}

type Ending = { readonly kind: 'overtaken' } | { readonly kind: 'crashed'; readonly crash: Crash };

/** Makes a client. The worker is started by the first question; one that crashed is never used again. */
export function createAnalystClient(spawn: () => AnalystHandle): AnalystClient {
  let handle: AnalystHandle | undefined;
  let session: Session | undefined;

  function worker(): AnalystHandle {
    if (handle) return handle;
    const fresh = spawn();
    handle = fresh;
    fresh.onDeath((error) => {
      if (handle !== fresh) return;
      discard();
      session?.end({ kind: 'crashed', crash: describeCrash(error) });
    });
    return fresh;
  }

  function discard(): void {
    handle?.terminate();
    handle = undefined;
    if (session) session.told = false;
  }

  async function put<Q extends Question>(about: Session, question: Q, args: Arguments<Q>): Promise<Outcome<Q>> {
    const { api } = worker();
    if (!about.told) {
      about.told = true;
      await api.open(about.revision, about.subject);
    }
    const reply = await api.ask(about.revision, question, args);
    if (reply.kind === 'unknown') return { kind: 'overtaken' };
    if (reply.kind === 'crashed') discard();
    return reply;
  }

  return {
    open(revision, subject) {
      if (session?.revision === revision) return;
      if (session && session.asking > 0) discard();
      session?.end({ kind: 'overtaken' });
      session = newSession(revision, subject);
    },
    async ask(revision, question, ...args) {
      const about = session;
      if (about?.revision !== revision) return { kind: 'overtaken' };
      about.asking += 1;
      try {
        return await Promise.race([put(about, question, args), about.ended]);
      } catch (error) {
        discard();
        return { kind: 'crashed', crash: describeCrash(error) };
      } finally {
        about.asking -= 1;
      }
    },
    dispose() {
      discard();
      session?.end({ kind: 'overtaken' });
      session = undefined;
    },
  };
}

function newSession(revision: number, subject: Subject): Session {
  let end: (ending: Ending) => void = () => {};
  const ended = new Promise<Ending>((resolve) => {
    end = resolve;
  });
  return { revision, subject, ended, end, asking: 0, told: false };
}

/** A real worker behind Comlink. */
export function spawnAnalyst(): AnalystHandle {
  const worker = new Worker(new URL('./entry.ts', import.meta.url), { type: 'module', name: 'analyst' });
  return {
    // Comlink's mapped type forgets that `ask` ties each answer to its question; the worker's side holds the tie.
    api: Comlink.wrap<AnalystApi>(worker) as unknown as AnalystApi,
    ...lifeOf(worker, 'analyst'),
  };
}
