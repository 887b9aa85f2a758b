import { fail, type Result } from '../../base/result';
import { FRAGMENT } from './fragment';
import type { SharedState } from './state';
import { decodeV1, encodeV1 } from './v1';

export { isLink, LONG_LINK, MAX_LINK } from './fragment';

/** Every version that was ever sent stays readable. */
const DECODERS: Readonly<Record<string, (payload: string) => Promise<Result<SharedState, string>>>> = { v1: decodeV1 };

/** The fragment of a link to this state: `#v1.…`. */
export async function encodeFragment(state: SharedState): Promise<string> {
  return `#v1.${await encodeV1(state)}`;
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
