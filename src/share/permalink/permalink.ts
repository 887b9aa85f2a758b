import { fail, type Result } from '../../base/result';
import type { SharedState } from './state';
import { decodeV1, encodeV1 } from './v1';

/** Characters past which chats and mail programs are known to cut a link. */
export const LONG_LINK = 2000;

/** Characters past which no link is made: a file is the better carrier. */
export const MAX_LINK = 32 * 1024;

/** Every version that was ever sent stays readable. */
const DECODERS: Readonly<Record<string, (payload: string) => Promise<Result<SharedState, string>>>> = { v1: decodeV1 };

const FRAGMENT = /^#?(v\d+)\.(.*)$/s;

/** The fragment of a link to this state: `#v1.…`. */
export async function encodeFragment(state: SharedState): Promise<string> {
  return `#v1.${await encodeV1(state)}`;
}

/** Whether a fragment is a link's, and not a route's. */
export function isLink(fragment: string): boolean {
  return FRAGMENT.test(fragment);
}

/** The state of a link, or what is wrong with it, in sentences a reader understands. Never throws. */
export async function decodeFragment(fragment: string): Promise<Result<SharedState, string>> {
  const [, version = '', payload = ''] = FRAGMENT.exec(fragment) ?? [];
  const decode = Object.hasOwn(DECODERS, version) ? DECODERS[version] : undefined;
  if (decode) return decode(payload);
  if (version !== '')
    return fail(`It was made by a newer Capscope (${version}). Reload the page to get the newest one.`);
  return fail('It is no link of Capscope.');
}
