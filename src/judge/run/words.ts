import { isLoopback, parseUrl, presetOf } from '../providers';
import type { Endpoint, Reply } from '../providers/provider';
import { serverWords } from '../providers/serverWords';
import type { Advice, Failure, FailureKind } from './failure';
import { howToGetModel, howToStart, line } from './localServers';

/** What is known of a failed call. */
export interface Facts {
  readonly endpoint: Endpoint;
  /** The page's own origin. */
  readonly page: string;
  readonly status?: number;
  /** The server's own words, without any key. */
  readonly said?: string;
  /** Milliseconds. */
  readonly retryAfter?: number | null;
  /** A key was sent. */
  readonly keyed?: boolean;
  /** Milliseconds that were waited. */
  readonly timeout?: number;
  /** What happened, where it is known more exactly than by its kind. */
  readonly message?: string;
}

/** Failures that the same call may not meet again; every other one ends the run, for no later call would do better. */
const PASSING: ReadonlySet<FailureKind> = new Set(['rate-limit', 'server', 'timeout', 'malformed']);

/** Whether a failure stops the whole run. */
export function isFatal(kind: FailureKind): boolean {
  return !PASSING.has(kind);
}

/** A failure in words: what happened in one sentence, and what to do. @see contract §7 */
export function failureOf(kind: FailureKind, facts: Facts): Failure {
  const usual = WORDS[kind](facts);
  return {
    kind,
    message: facts.message ?? usual.message,
    advice: usual.advice,
    said: facts.said ?? '',
    status: facts.status ?? null,
    retryAfter: facts.retryAfter ?? null,
  };
}

/**
 * An answer that came whole and does not hold what was asked for.
 *
 * @param problem what is wrong with it, in a sentence
 */
export function unreadable(problem: string, reply: Reply): Failure {
  const advice = reply.cut ? [line('The answer ran into the limit of tokens: raise the limit.')] : [];
  return {
    kind: 'malformed',
    message: problem,
    advice: [...advice, line(OTHER_MODEL)],
    said: serverWords(reply.text),
    status: null,
    retryAfter: null,
  };
}

/** A span of time for reading: `45 s`, `3 min`, `2 h`. @param time in milliseconds */
export function spanInWords(time: number): string {
  const seconds = Math.ceil(time / 1000);
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} h`;
}

const OTHER_MODEL = 'If it happens often, another model may keep to the form of the answer better.';
const KEPT = 'What was judged so far is kept; resume the run when this is mended.';

interface Words {
  readonly message: string;
  readonly advice: readonly Advice[];
}

const WORDS: Readonly<Record<FailureKind, (facts: Facts) => Words>> = {
  'wrong-key': ({ endpoint, keyed, status }) => ({
    message: keyed
      ? `${serverOf(endpoint)} does not accept the key for the model "${endpoint.model}"${inStatus(status)}.`
      : `${serverOf(endpoint)} asks for a key for the model "${endpoint.model}", and none is set${inStatus(status)}.`,
    advice: [line('Check that the key belongs to this provider and may use this model.'), line(KEPT)],
  }),
  'no-credit': ({ endpoint }) => ({
    message: `${serverOf(endpoint)} says that the account has no credit left for the model "${endpoint.model}".`,
    advice: [line('Add credit there, or choose another provider.'), line(KEPT)],
  }),
  'no-model': ({ endpoint, said }) => ({
    message: `${serverOf(endpoint)} has no model "${endpoint.model}" at this base URL.`,
    advice: [
      line('Check the spelling of the model as the provider lists it.'),
      ...howToGetModel(endpoint),
      // A wrong path answers with 404 as well, and mostly says nothing of models.
      ...(/model/i.test(said ?? '') ? [] : [line(pathAdvice(endpoint))]),
    ],
  }),
  'rate-limit': ({ endpoint }) => ({
    message: `${serverOf(endpoint)} asks for fewer calls.`,
    advice: [line('Ask for fewer calls at a time; some limits are per day.')],
  }),
  refused: ({ endpoint, status }) => ({
    message: `${serverOf(endpoint)} refused the call to the model "${endpoint.model}"${inStatus(status)}.`,
    advice: [
      line('Its own words say why. A model that takes no temperature of 0 cannot judge here: choose another.'),
      line(KEPT),
    ],
  }),
  server: ({ endpoint, status }) => ({
    message: `${serverOf(endpoint)} is in trouble${inStatus(status)}.`,
    advice: [line('Try again later, or ask for fewer calls at a time.')],
  }),
  cors: ({ endpoint, page }) => ({
    message: `${serverOf(endpoint)} answers, but it does not let this page (${page}) read the answer.`,
    advice: [
      ...howToStart(endpoint, page),
      ...(isLocal(endpoint) ? [] : [line('A service must allow calls from pages (CORS); this one may not.')]),
      line('Check the base URL too: an address that leads on to another one looks the same from here.'),
    ],
  }),
  unreachable: ({ endpoint, page }) => ({
    message: `Nothing answers at ${originOf(endpoint)}.`,
    advice: isLocal(endpoint)
      ? [...howToStart(endpoint, page), ...(page.startsWith('https:') ? [line(SAFARI)] : [])]
      : [line('Check the base URL, the network, and extensions that block calls.')],
  }),
  'mixed-content': ({ endpoint, page }) => ({
    message: `This page came over https, and the browser blocks its calls to plain ${originOf(endpoint)}.`,
    advice: [line(`Use an https:// address, or a server on this machine (localhost). This page is at ${page}.`)],
  }),
  'local-network': ({ endpoint, page }) => ({
    message: `The browser does not let this page call ${originOf(endpoint)} on this machine.`,
    advice: [
      line(
        `Allow the permission "Local network access" for ${page}: click the icon left of the address, then the site settings.`,
      ),
      line('Or serve this page from http://localhost (npm start), which needs no permission.'),
    ],
  }),
  offline: () => ({ message: 'This browser is offline.', advice: [line(KEPT)] }),
  timeout: ({ endpoint, timeout }) => ({
    message: `${serverOf(endpoint)} did not answer${timeout === undefined ? ' in time' : ` within ${spanInWords(timeout)}`}.`,
    advice: [line('Allow more time, or ask for fewer calls at a time.')],
  }),
  malformed: ({ endpoint }) => ({
    message: `${serverOf(endpoint)} answered with something that cannot be read.`,
    advice: [line(OTHER_MODEL)],
  }),
  cancelled: () => ({ message: 'The call was cancelled.', advice: [] }),
};

const SAFARI =
  'Safari blocks calls from a page that came over https to http://localhost: serve this page from http://localhost (npm start), or use another browser.';

const inStatus = (status: number | undefined): string => (status === undefined ? '' : ` (status ${status})`);

const originOf = ({ baseUrl }: Endpoint): string => parseUrl(baseUrl)?.origin ?? baseUrl;

function isLocal({ baseUrl }: Endpoint): boolean {
  const url = parseUrl(baseUrl);
  return url !== null && isLoopback(url);
}

/** `OpenAI (api.openai.com)`, or the host alone. On this machine another server may listen on a well-known port. */
function serverOf(endpoint: Endpoint): string {
  const host = parseUrl(endpoint.baseUrl)?.host ?? endpoint.baseUrl;
  const preset = presetOf(endpoint.baseUrl);
  return preset && preset.local === null ? `${preset.title} (${host})` : `The server at ${host}`;
}

function pathAdvice({ provider }: Endpoint): string {
  if (provider === 'openai') return 'Check the base URL too: of this kind of API it mostly ends in /v1.';
  return 'Check the base URL too: of this kind of API it mostly has no path.';
}
