/** Bytes at a time that `String.fromCharCode` is given: more arguments could overflow the stack. */
const CHUNK = 0x8000;

/** Bytes as base64url (RFC 4648 §5), without padding: safe in an address. */
export function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of a base64url text, padded or not; undefined when it is none. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]*={0,2}$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', ''));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    // Of the right letters, but of a length that no bytes give.
    return undefined;
  }
}
