import * as Comlink from 'comlink';
import { createLatest } from '../../base/latest';
import { lifeOf, type WorkerLife } from './handle';
import {
  CHUNK_ROWS,
  type Crash,
  joinLists,
  joinReport,
  type Scored,
  type ScoreRequest,
  type ScorerApi,
  type Subject,
} from './protocol';
import { describeCrash } from './serve';

/** How one request ended. A request that a newer one overtook ends in silence. */
export type Outcome =
  | { readonly kind: 'scored'; readonly revision: number; readonly scored: Scored }
  | { readonly kind: 'crashed'; readonly revision: number; readonly crash: Crash }
  | { readonly kind: 'cancelled'; readonly revision: number };

/** One worker, as the client needs it; tests give a fake. */
export interface WorkerHandle extends WorkerLife {
  readonly api: ScorerApi;
}

/** The page's side of the scorer. */
export interface ScorerClient {
  /** Scores the texts unless newer ones come first. @returns the request's revision, larger than any before. */
  submit(subject: Subject): number;
  /** Ends the running request, and the worker with it; the next request starts a new one. */
  cancel(): void;
  /** Starts a worker before it is needed. */
  warm(): void;
  dispose(): void;
}

interface Parts {
  readonly spawn: () => WorkerHandle;
  readonly onOutcome: (outcome: Outcome) => void;
  readonly now?: () => number;
}

/**
 * A request that has run this long is abandoned for a newer one: starting a worker again costs less than waiting.
 * In milliseconds.
 */
const OVERTAKE_AFTER = 1000;

type Ending =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'died'; error: unknown };

/**
 * Makes a client: one request at a time, only the newest waits, stale replies are dropped. A worker that crashed or
 * was cancelled is never used again; the pair that crashed it is not sent again unless it is submitted anew.
 */
export function createScorerClient({ spawn, onOutcome, now = () => performance.now() }: Parts): ScorerClient {
  let handle: WorkerHandle | undefined;
  let running: { readonly since: number; end(ending: Ending): void } | undefined;
  let newest = 0;

  function worker(): WorkerHandle {
    if (handle) return handle;
    const fresh = spawn();
    handle = fresh;
    fresh.onDeath((error) => {
      if (handle !== fresh) return;
      discard();
      running?.end({ kind: 'died', error });
    });
    return fresh;
  }

  function discard(): void {
    handle?.terminate();
    handle = undefined;
  }

  async function run(request: ScoreRequest): Promise<void> {
    const { revision } = request;
    let end: (ending: Ending) => void = () => {};
    const ending = new Promise<Ending>((resolve) => {
      end = resolve;
    });
    running = { since: now(), end };
    try {
      const outcome = await Promise.race([scoreWhole(worker().api, request), ending]);
      if (outcome.kind === 'crashed') discard();
      if (outcome.kind === 'overtaken') return;
      if (outcome.kind === 'cancelled') onOutcome({ kind: 'cancelled', revision });
      else if (revision !== newest) return;
      else if (outcome.kind === 'died') onOutcome({ kind: 'crashed', revision, crash: describeCrash(outcome.error) });
      else onOutcome(outcome);
    } catch (error) {
      // The channel itself failed, e.g. a worker could not be made or a reply could not be read.
      discard();
      if (revision === newest) onOutcome({ kind: 'crashed', revision, crash: describeCrash(error) });
    } finally {
      running = undefined;
    }
  }

  const queue = createLatest(run);

  return {
    submit(subject) {
      newest += 1;
      queue.push({ ...subject, revision: newest });
      if (running && now() - running.since > OVERTAKE_AFTER) {
        discard();
        running.end({ kind: 'overtaken' });
      }
      return newest;
    },
    cancel() {
      if (!running) return;
      queue.clear();
      discard();
      running.end({ kind: 'cancelled' });
    },
    warm() {
      worker();
    },
    dispose() {
      queue.clear();
      discard();
      running?.end({ kind: 'overtaken' });
    },
  };
}

/** One request with all rows of its report, a chunk at a time so that the page can breathe between them. */
async function scoreWhole(api: ScorerApi, request: ScoreRequest): Promise<Exclude<Outcome, { kind: 'cancelled' }>> {
  const reply = await api.score(request);
  if (reply.kind === 'crashed') return { kind: 'crashed', revision: request.revision, crash: reply.crash };
  const parts = [reply.first];
  for (let taken = CHUNK_ROWS; taken < reply.rows; taken += CHUNK_ROWS) parts.push(await api.rest(taken));
  const report = joinReport(reply.head, parts.length === 1 ? reply.first : joinLists(parts));
  const { revision: _, ...subject } = request;
  const { revision, tally, milliseconds } = reply;
  return { kind: 'scored', revision, scored: { revision, subject, report, tally, milliseconds } };
}

/** A real worker behind Comlink. */
export function spawnWorker(): WorkerHandle {
  const worker = new Worker(new URL('./entry.ts', import.meta.url), { type: 'module', name: 'scorer' });
  return {
    api: Comlink.wrap<ScorerApi>(worker),
    ...lifeOf(worker, 'scorer'),
  };
}
