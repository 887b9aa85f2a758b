import { Unzip, UnzipInflate } from 'fflate';
import { fail, type Result, succeed } from '../../base/result';

/** A file of an archive. */
export interface Unzipped {
  /** As written in the archive; only ever shown. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Uncompressed bytes of all files together, and how many there may be. */
export const MAX_UNZIPPED = 64 * 1024 * 1024;
export const MAX_FILES = 1000;

/** Compressed bytes at a time: deflate makes at most a thousandfold of them before we look again. */
const STEP = 16 * 1024;

/** What archivers add of their own. */
const isNoise = (path: string): boolean => /(^|\/)(__MACOSX\/|\.)/.test(path) || path.endsWith('/');

/**
 * Unpacks the files whose path is wanted, and stops as soon as more has come out than allowed, whatever sizes the
 * archive claims. Read from its start to its end, so that entries that overlap count as often as they are read.
 */
export function unzip(bytes: Uint8Array, wanted: (path: string) => boolean): Result<readonly Unzipped[], string> {
  const files: Unzipped[] = [];
  let problem: string | undefined;
  let total = 0;
  let seen = 0;
  let open = 0;
  const archive = new Unzip((file) => {
    seen += 1;
    if (seen > 10 * MAX_FILES) problem ??= `It holds more than ${10 * MAX_FILES} files.`;
    if (problem !== undefined || isNoise(file.name) || !wanted(file.name)) return;
    if (files.length + open >= MAX_FILES) {
      problem = `It holds more than ${MAX_FILES} files of text. Open a part of it.`;
      return;
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    open += 1;
    file.ondata = (error, part, last) => {
      if (problem !== undefined) return;
      if (error) {
        problem = `“${file.name}” in it is damaged or locked with a password.`;
        return;
      }
      total += part.length;
      size += part.length;
      if (total > MAX_UNZIPPED) {
        problem = `It would unfold to more than ${MAX_UNZIPPED / 1024 / 1024} MiB.`;
        file.terminate();
        return;
      }
      parts.push(part);
      if (!last) return;
      open -= 1;
      files.push({ path: file.name, bytes: join(parts, size) });
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && problem === undefined; at += STEP) {
      archive.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    }
  } catch {
    problem ??= 'It is damaged, or packed in a way that cannot be read here.';
  }
  if (problem !== undefined) return fail(problem);
  if (open > 0) return fail('It is not complete; it was probably cut while it was copied.');
  return succeed(files);
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
