import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of a text's UTF-8, in lower-case hex. Synchronous, unlike the platform's, since signatures are. */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}
