/** Why a call brought nothing. */
export type FailureKind =
  | 'wrong-key'
  | 'no-credit'
  | 'no-model'
  | 'rate-limit'
  | 'refused'
  | 'server'
  | 'cors'
  | 'unreachable'
  | 'mixed-content'
  | 'local-network'
  | 'offline'
  | 'timeout'
  | 'malformed'
  | 'cancelled';

/** A failure in words. Plain JSON; never holds a key. */
export interface Failure {
  readonly kind: FailureKind;
  /** What happened, in one sentence. */
  readonly message: string;
  /** What to do about it, a line each; a line that is a command to type is marked. */
  readonly advice: readonly Advice[];
  /** The server's own words, cut at 400 characters; '' when it said none. */
  readonly said: string;
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** Milliseconds the server asks to wait; null when it does not say. */
  readonly retryAfter: number | null;
}

export interface Advice {
  readonly text: string;
  readonly command: boolean;
}
