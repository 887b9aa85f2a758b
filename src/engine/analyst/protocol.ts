import type { Crash, Subject } from '../worker/protocol';
import type { Answer, Arguments, Question } from './analyses';

/** An answer, or why there is none. `unknown`: the worker has not been told this subject. */
export type Reply<Q extends Question> =
  | { readonly kind: 'answered'; readonly answer: Answer<Q> }
  | { readonly kind: 'crashed'; readonly crash: Crash }
  | { readonly kind: 'unknown' };

/** What the analyst's worker exposes: one subject at a time, many questions about it. */
export interface AnalystApi {
  open(revision: number, subject: Subject): Promise<void>;
  ask<Q extends Question>(revision: number, question: Q, args: Arguments<Q>): Promise<Reply<Q>>;
}
