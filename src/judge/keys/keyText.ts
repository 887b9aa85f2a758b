import { fail, type Result, succeed } from '../../base/result';

/** What no header may carry: anything but Latin-1 without its controls. */
const CARRIED = /^[\t\x20-\x7e\x80-\xff]+$/;

/**
 * A key as typed or pasted, without the blanks around it.
 *
 * @returns the key, or why it can be none, in a sentence that does not hold it
 */
export function readKey(text: string): Result<string, string> {
  const key = text.trim();
  if (key === '') return fail('The key is empty.');
  if (!CARRIED.test(key))
    return fail(
      'The key holds a line break or a character that no key has: copy it again, without anything around it.',
    );
  return succeed(key);
}

/** What stands where a key stood. */
export const MASK = '••••';

/**
 * Shorter keys are placeholders for servers that want any ("x", "none"), and are no secret. Masking them would tear
 * words out of answers: a key "1" would change a verdict.
 */
export const SHORTEST_SECRET = 8;

/**
 * Replaces keys in a text by {@link MASK}, also where they stand escaped as in JSON or in an address.
 *
 * @param keys keys in any order
 */
export function maskKeys(text: string, keys: readonly string[]): string {
  const forms = keys
    .filter((key) => key.length >= SHORTEST_SECRET)
    .flatMap((key) => [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)]);
  // The longest first: one key may begin another.
  return [...new Set(forms)]
    .sort((a, b) => b.length - a.length)
    .reduce((masked, form) => masked.replaceAll(form, MASK), text);
}
