/** Characters past which chats and mail programs are known to cut a link. */
export const LONG_LINK = 2000;

/** Characters past which no link is made: a file is the better carrier. */
export const MAX_LINK = 32 * 1024;

/** Version and payload. */
export const FRAGMENT = /^#?(v\d+)\.(.*)$/s;

/** Whether a fragment is a link's, and not a route's. Apart from the codec, which brings the schema along. */
export function isLink(fragment: string): boolean {
  return FRAGMENT.test(fragment);
}
