import { fail, type Result, succeed } from '../../base/result';

/** The only plain-http hosts that the page's content policy lets it call (`public/_headers`). */
const PLAIN_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/** An address, or null when the text is none. */
export function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Whether an address leads to the user's own machine. */
export function isLoopback(url: URL): boolean {
  const { hostname } = url;
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
}

/**
 * The address under which an API is served, as typed by the user, in one form: no slash at the end, no query, no
 * fragment, no name and password.
 *
 * @returns the address, or what is wrong with it in a sentence
 * @see contract §7
 */
export function normalizeBaseUrl(text: string): Result<string, string> {
  const trimmed = text.trim();
  if (trimmed === '') return fail('Type the base URL of the server, for example https://api.openai.com/v1.');
  const url = parseUrl(trimmed);
  // "localhost:11434" parses too, as an address of the scheme "localhost:".
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    return fail('The base URL must be a whole address that begins with https:// or http://.');
  if (url.username !== '' || url.password !== '')
    return fail('The base URL must not hold a name or a password: a key goes into the field for the key.');
  if (url.search !== '' || url.hash !== '')
    return fail('The base URL must end before any "?" or "#": what stands behind them is not part of it.');
  if (url.protocol === 'http:' && !PLAIN_HOSTS.has(url.hostname)) return fail(refusalOfPlainHttp(url));
  return succeed(`${url.origin}${url.pathname.replace(/\/+$/, '')}`);
}

function refusalOfPlainHttp(url: URL): string {
  if (isLoopback(url))
    return `The page's content policy names this machine "localhost" or "127.0.0.1": write one of them in place of "${url.hostname}".`;
  return `Plain http:// works for this machine only (localhost, 127.0.0.1): the page's content policy and the browsers' rules against mixed content block it for ${url.hostname}. Use https://.`;
}
