import type { Result } from '../../base/result';
import type { Reply } from '../providers/provider';
import type { Unjudged } from '../verdict';
import type { Clock } from './clock';
import type { RunEnd, RunProgress } from './progress';
import type { Attempt } from './send';

/** What became of an item: what was read in the answer, or why nothing was. */
export type RunOutcome<Answer> =
  | (Answer & { readonly kind: 'judged'; readonly raw: string; readonly attempts: number })
  | Unjudged;

/** What a run is made of: items to be asked about, and how an answer is read. */
export interface RunOptions<Item, Answer> {
  readonly items: readonly Item[];
  /** Makes one call. It must not reject, and ends with `cancelled` when the signal is aborted. */
  ask(item: Item, signal: AbortSignal): Promise<Attempt>;
  /** Reads the answer, or says in a sentence why it cannot be read. */
  read(item: Item, reply: Reply): Result<Answer, string>;
  /** Calls at a time; at least 1 and at most 16 are made. */
  readonly concurrency: number;
  readonly clock: Clock;
  onChange(progress: RunProgress): void;
  onOutcome(item: Item, outcome: RunOutcome<Answer>): void;
}

/** What may be done with a run. Calls that do not fit its state do nothing. */
export interface RunControl {
  /** Starts no further call; calls under way still come back and count. */
  pause(): void;
  /** Goes on after a pause, or after a stop with what is left. Nothing else can be resumed. */
  resume(): void;
  /** Ends the run for good. Calls under way are aborted, and what they bring is dropped. */
  cancel(): void;
  /** For times that change without an event. */
  progress(): RunProgress;
  /**
   * Settles when every item has its outcome, when the run is cancelled, or when it has stopped and the last call under
   * way is back. After a stop and a resume this is a new promise. It rejects on bugs only.
   */
  readonly done: Promise<RunEnd>;
}

/** The part of a run that `done` is about. */
export interface Leg {
  readonly promise: Promise<RunEnd>;
  resolve(end: RunEnd): void;
  reject(bug: unknown): void;
}

/** Opens a part: from a start or a resume until the run ends or stops. */
export function openLeg(): Leg {
  let settle: Omit<Leg, 'promise'> = { resolve: () => undefined, reject: () => undefined };
  const promise = new Promise<RunEnd>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}
