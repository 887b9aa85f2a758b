import type { Failure } from './failure';
import { line } from './localServers';
import { isFatal, spanInWords } from './words';

/** Calls for one item at most, whatever went wrong with each of them. @see contract §7 */
export const MOST_ATTEMPTS = 5;

/** A run does not wait longer than this for a server. In milliseconds. */
export const LONGEST_WAIT = 10 * 60_000;

/** The wait after the first attempt; it doubles with each further one. In milliseconds. */
const FIRST_WAIT = 1_000;

/** What follows from a failed attempt. */
export type Decision =
  /** Milliseconds; with `all`, no other item may be asked in that time either. */
  | { readonly kind: 'again'; readonly wait: number; readonly all: boolean }
  /** The item goes unjudged. The others still wait when the server asked for it. */
  | { readonly kind: 'unjudged'; readonly wait: number; readonly all: boolean }
  | { readonly kind: 'stop'; readonly failure: Failure };

/**
 * What to do after a failed attempt: 1, 2, 4, 8 s of waiting, or what the server asks for. No chance is in it, so that
 * runs can be repeated.
 *
 * @param attempts calls made for the item, this one among them
 * @see contract §7
 */
export function decide(failure: Failure, attempts: number): Decision {
  if (isFatal(failure.kind)) return { kind: 'stop', failure };
  const asked = failure.retryAfter;
  if (asked !== null && asked > LONGEST_WAIT) return { kind: 'stop', failure: tooLong(failure, asked) };
  const wait = asked ?? FIRST_WAIT * 2 ** (attempts - 1);
  return { kind: attempts < MOST_ATTEMPTS ? 'again' : 'unjudged', wait, all: failure.kind === 'rate-limit' };
}

function tooLong(failure: Failure, asked: number): Failure {
  return {
    ...failure,
    message: `${failure.message} It asks to wait ${spanInWords(asked)}, and a run waits ${spanInWords(LONGEST_WAIT)} at most.`,
    advice: [line('Resume the run after that time: what was judged so far is kept.'), ...failure.advice],
  };
}
