import { fail, type Result, succeed } from '../../base/result';

/** A text with what had to be told about its bytes. */
export interface Decoded {
  readonly text: string;
  readonly note: string | null;
}

/** First bytes of what is often dropped by mistake. */
const SIGNATURES: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['a PNG image', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG image', [0xff, 0xd8, 0xff]],
  ['a GIF image', [0x47, 0x49, 0x46, 0x38]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46]],
  ['a gzip archive', [0x1f, 0x8b]],
  ['a 7z archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['a SQLite database', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65]],
];

const ZIP = [0x50, 0x4b, 0x03, 0x04];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** Whether these are the bytes of a zip archive, whatever the file is called. */
export function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP);
}

/** The text in some bytes: UTF-8, or UTF-16 with a mark or by its look. What is no text is refused in words. */
export function decodeText(bytes: Uint8Array): Result<Decoded, string> {
  const known = SIGNATURES.find(([, start]) => startsWith(bytes, start));
  if (known) return fail(`It is ${known[0]}, not a text.`);
  if (startsWith(bytes, [0xff, 0xfe])) return utf16(bytes.subarray(2), 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff])) return utf16(bytes.subarray(2), 'utf-16be');
  if (bytes.subarray(0, 4096).includes(0)) {
    const guess = guessUtf16(bytes);
    return guess ? utf16(bytes, guess) : fail('It holds binary data, not a text.');
  }
  // The decoder takes a byte order mark away.
  const text = new TextDecoder('utf-8').decode(bytes);
  return succeed({ text, note: text.includes('\ufffd') ? invalidUtf8(bytes) : null });
}

function utf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Result<Decoded, string> {
  const text = new TextDecoder(encoding).decode(bytes);
  const cut = bytes.length % 2 === 1 ? ' Its last byte is half a character: the file was probably cut.' : '';
  return succeed({ text, note: `It is written in UTF-16, not UTF-8; it was converted.${cut}` });
}

/** UTF-16 without a mark: in a text of mostly Latin letters every other byte is 0. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 2;
  if (odd > 0.6 * most && even < 0.05 * most) return 'utf-16le';
  if (even > 0.6 * most && odd < 0.05 * most) return 'utf-16be';
  return null;
}

/** Says where the text is no UTF-8; null when U+FFFD is really in it. */
function invalidUtf8(bytes: Uint8Array): string | null {
  if (isUtf8(bytes)) return null;
  let line = 1;
  // A line end is never a part of another character, so each line can be tried alone.
  for (let start = 0; start < bytes.length; line += 1) {
    const next = bytes.indexOf(10, start);
    const end = next === -1 ? bytes.length : next;
    if (!isUtf8(bytes.subarray(start, end))) break;
    start = end + 1;
  }
  return `It is not valid UTF-8 (first in line ${line}); what could not be read shows as \ufffd. Save it as UTF-8 to have it right.`;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
