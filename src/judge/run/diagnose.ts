import type { Fetch } from '../keys/keyring';
import { isLoopback, parseUrl } from '../providers';
import { startDeadline } from './deadline';
import type { FailureKind } from './failure';

/** What a call must know of the page it starts from. */
export interface Page {
  /** `https://example.org` */
  readonly origin: string;
  /** Whether the browser thinks that it has a network. */
  online(): boolean;
  /** The site's permission to call the local network; null where the browser has no such thing. */
  permission?(): Promise<PermissionState | null>;
}

/** A server that is there answers well within this. In milliseconds. */
const PROBE_TIME = 5_000;

type Diagnosis = Extract<
  FailureKind,
  'offline' | 'mixed-content' | 'cors' | 'unreachable' | 'local-network' | 'cancelled'
>;

/**
 * Why a call ended without an answer. Browsers hide it from pages on purpose: all they say is "failed to fetch".
 *
 * `cors` says that something answers there, and this call was not allowed, was redirected, or was dropped.
 */
export async function diagnose(target: URL, page: Page, probe: Fetch, signal: AbortSignal): Promise<Diagnosis> {
  const local = isLoopback(target);
  const from = parseUrl(page.origin);
  // A server on this machine needs no network.
  if (!local && !page.online()) return 'offline';
  if (!local && from?.protocol === 'https:' && target.protocol === 'http:') return 'mixed-content';
  const answers = await answersAtAll(target, probe, signal);
  if (signal.aborted) return 'cancelled';
  if (answers) return 'cors';
  const crossing = local && from !== null && !isLoopback(from);
  return crossing && (await isHeldBack(page)) ? 'local-network' : 'unreachable';
}

/** Asks the bare origin, with neither key nor text, whether anything answers there. */
async function answersAtAll(target: URL, probe: Fetch, signal: AbortSignal): Promise<boolean> {
  const deadline = startDeadline(signal, PROBE_TIME);
  try {
    const response = await probe(target.origin, {
      // Without CORS nothing can be read, and the browser demands that redirects are followed. It is enough: all
      // that is asked is whether there is an answer.
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: deadline.signal,
    });
    // Nobody reads it; it must not hold the connection. An opaque answer has no body to let go of.
    await response.body?.cancel();
    return true;
  } catch {
    // The failure of the probe is the finding.
    return false;
  } finally {
    deadline.end();
  }
}

/** Whether the browser keeps the page from the local network until the user allows it. */
async function isHeldBack(page: Page): Promise<boolean> {
  try {
    const state = (await page.permission?.()) ?? null;
    return state === 'denied' || state === 'prompt';
  } catch {
    // Browsers without this permission throw at its name.
    return false;
  }
}
