import type { Fetch, Keyring } from '../keys/keyring';
import type { Prompt } from '../prompts/task';
import { PROVIDERS, parseUrl } from '../providers';
import type { Endpoint, Reply } from '../providers/provider';
import { serverWords } from '../providers/serverWords';
import { type BodyText, readBody } from './body';
import { startDeadline } from './deadline';
import { diagnose, type Page } from './diagnose';
import type { Failure, FailureKind } from './failure';
import { readRetryAfter } from './retryAfter';
import { type Facts, failureOf } from './words';

export type { Page } from './diagnose';

/** One question to one model. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly prompt: Prompt;
  /** Limit of the answer's length. */
  readonly maxTokens: number;
  /** Milliseconds until the whole answer must be there. */
  readonly timeout: number;
}

/** What one call brought. */
export type Attempt =
  | { readonly kind: 'replied'; readonly reply: Reply }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface Sender {
  /** Makes one call, once. Never rejects; no key is in what it returns. @see contract §7 */
  send(call: Call, signal: AbortSignal): Promise<Attempt>;
}

export interface SenderParts {
  readonly keyring: Keyring;
  readonly page: Page;
  /** For the probe, which goes without a key; calls go through the ring. */
  readonly fetch?: Fetch;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Makes a sender. It remembers which origins have answered this page, and nothing else. */
export function createSender({ keyring, page, fetch: probe = defaultFetch, now = Date.now }: SenderParts): Sender {
  const answered = new Set<string>();

  async function send({ endpoint, prompt, maxTokens, timeout }: Call, signal: AbortSignal): Promise<Attempt> {
    const facts = { endpoint, page: page.origin, timeout };
    const failed = (kind: FailureKind, more: Partial<Facts> = {}): Attempt => ({
      kind: 'failed',
      failure: failureOf(kind, { ...facts, ...more }),
    });
    const target = parseUrl(endpoint.baseUrl);
    if (!target) return failed('unreachable', { message: 'The base URL is not an address.' });
    if (signal.aborted) return failed('cancelled');
    const provider = PROVIDERS[endpoint.provider];
    const keyed = keyring.status(target.origin).held;
    const mask = keyring.masker();
    const deadline = startDeadline(signal, timeout);
    let response: Response;
    let body: BodyText | null;
    try {
      response = await keyring.send(provider.request(endpoint, prompt, maxTokens), provider.key, deadline.signal);
      answered.add(target.origin);
      body = await readBody(response).catch(() => null);
    } catch {
      // The platform's words ("Failed to fetch") say less than the diagnosis.
      if (signal.aborted) return failed('cancelled');
      if (deadline.passed()) return failed('timeout');
      const kind = await diagnose(target, page, probe, signal);
      // An origin that has answered this page before allows it.
      return kind === 'cors' && answered.has(target.origin) ? failed('server', DROPPED) : failed(kind);
    } finally {
      deadline.end();
    }
    if (signal.aborted) return failed('cancelled');
    if (body === null && deadline.passed()) return failed('timeout');
    if (body === null && response.ok) return failed('server', { ...DROPPED, status: response.status });
    return interpret(response, body ?? { text: '', tooLong: false });

    function interpret({ ok, status, headers }: Response, { text, tooLong }: BodyText): Attempt {
      const json = tooLong ? undefined : readJson(text, mask);
      const came = serverWords(mask(text).slice(0, 10_000));
      if (!ok) {
        const { said, means, retryAfter } = provider.readError(status, json);
        return failed(means ?? kindOf(status), {
          status,
          keyed,
          said: said || came,
          retryAfter: readRetryAfter(headers, now()) ?? retryAfter,
        });
      }
      const malformed = (message: string): Attempt => failed('malformed', { status, message, said: came });
      if (tooLong) return malformed('The answer is longer than 4 MB, and was not read.');
      if (json === undefined) return malformed('The server answered with something that is not JSON.');
      const reply = provider.read(json);
      return reply.ok ? { kind: 'replied', reply: reply.value } : malformed(reply.problem);
    }
  }

  return { send };
}

const defaultFetch: Fetch = (url, init) => fetch(url, init);

const DROPPED = { message: 'The connection was dropped before the answer was whole.' };

/** What a status means when the body does not tell more. */
function kindOf(status: number): FailureKind {
  if (status === 401 || status === 403) return 'wrong-key';
  if (status === 402) return 'no-credit';
  if (status === 404) return 'no-model';
  if (status === 429) return 'rate-limit';
  // 408 is the server's own timeout, as 504 is.
  return status === 408 || status >= 500 ? 'server' : 'refused';
}

/** JSON with no key in any of its strings; undefined for anything else. */
function readJson(text: string, mask: (text: string) => string): unknown {
  try {
    return JSON.parse(text.trim(), (_, value: unknown) => (typeof value === 'string' ? mask(value) : value));
  } catch {
    // Not JSON, or nested so deep that it is none of any use: the caller reports both.
    return undefined;
  }
}
