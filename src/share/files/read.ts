import type { Side } from '../../omnicapbench/diagnostics';
import { isOversized } from '../../omnicapbench/reading/limits';
import type { SharedState } from '../permalink/state';
import { readCapscopeFile } from './capscopeFile';
import { decodeText, isZip } from './decode';
import { findLines, type Lines, pairIn } from './lines';
import { assignSides } from './side';
import { unzip } from './unzip';

/** The part of a file that is used. */
export interface FileLike {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A text that was found in the files. */
export interface OpenedText {
  /** With the folders of an archive. */
  readonly name: string;
  readonly text: string;
  /** More than one JSON value, a line each: one has to be chosen. */
  readonly lines: Lines | null;
}

/** Something to be told about a file, in words. */
export interface FileNote {
  readonly name: string;
  readonly message: string;
  /** The file could not be opened. */
  readonly refused: boolean;
}

/** What some files hold. */
export type Opened =
  /** A scored example, whole. */
  | { readonly kind: 'state'; readonly name: string; readonly state: SharedState; readonly notes: readonly FileNote[] }
  /** Texts. `sides` says which goes where, by index; null: ask. */
  | {
      readonly kind: 'texts';
      readonly texts: readonly OpenedText[];
      readonly sides: Readonly<Record<Side, number | null>> | null;
      readonly notes: readonly FileNote[];
    }
  | { readonly kind: 'nothing'; readonly notes: readonly FileNote[] };

/** A file that is larger is not read at all. */
export const MAX_FILE = 64 * 1024 * 1024;

const OPENED = /\.(json|jsonl|ndjson|txt|md)$/i;

/**
 * Reads what was picked or dropped. Text that is no JSON is opened all the same, with a word about it: the scorer reads
 * what models print. Never throws.
 * @param over the editor the files were dropped on.
 */
export async function readFiles(files: readonly FileLike[], over: Side | null = null): Promise<Opened> {
  const found: Found[] = [];
  for (const file of files) {
    const bytes = file.size > MAX_FILE ? null : await bytesOf(file);
    if (file.size > MAX_FILE) found.push(refused(file.name, `It is larger than ${MAX_FILE / 1024 / 1024} MiB.`));
    else if (bytes === null)
      found.push(refused(file.name, 'The browser could not read it. It may be a folder, or it was moved.'));
    else if (isZip(bytes)) found.push(...unpack(file.name, bytes));
    else found.push(understand(file.name, bytes));
  }
  return combine(found, over);
}

/** What one file turned out to be. */
type Found =
  | { readonly kind: 'state'; readonly name: string; readonly state: SharedState; readonly notes: readonly FileNote[] }
  | {
      readonly kind: 'texts';
      readonly texts: readonly OpenedText[];
      readonly pair: boolean;
      readonly notes: readonly FileNote[];
    }
  | { readonly kind: 'refused'; readonly notes: readonly FileNote[] };

const refused = (name: string, message: string): Found => ({
  kind: 'refused',
  notes: [{ name, message, refused: true }],
});

function unpack(name: string, bytes: Uint8Array): readonly Found[] {
  const unpacked = unzip(bytes, (path) => OPENED.test(path));
  if (!unpacked.ok) return [refused(name, unpacked.problem)];
  if (unpacked.value.length === 0) return [refused(name, 'It holds no .json, .jsonl or .txt file.')];
  return unpacked.value.map((inner) => understand(inner.path, inner.bytes));
}

function understand(name: string, bytes: Uint8Array): Found {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return refused(name, decoded.problem);
  const { text, note } = decoded.value;
  if (text.trim() === '') return refused(name, 'It is empty.');
  const { value, fault } = parse(text);
  const file = readCapscopeFile(value);
  if (!file.ok) return refused(name, file.problem);
  const notes = note === null ? [] : [{ name, message: note, refused: false }];
  if (file.value !== null) return { kind: 'state', name, state: file.value, notes };
  const pair = typeof value === 'object' && value !== null ? pairIn(value) : null;
  if (pair !== null) {
    const part = (side: Side): OpenedText => ({ name: `${name}, ${side}`, text: pair[side], lines: null });
    return { kind: 'texts', texts: [part('prediction'), part('reference')], pair: true, notes };
  }
  const lines = fault === null ? null : findLines(text);
  if (lines === null && fault !== null) notes.push({ name, message: fault, refused: false });
  if (lines === null && isOversized(text)) {
    notes.push({ name, message: 'It is larger than the 8 MiB that are scored.', refused: false });
  }
  return { kind: 'texts', texts: [{ name, text, lines }], pair: false, notes };
}

/** A whole example wins over a pair, and a pair over single texts; what is left out is told. */
function combine(found: readonly Found[], over: Side | null): Opened {
  const notes = found.flatMap((one) => one.notes);
  const whole = found.find((one) => one.kind === 'state') ?? found.find((one) => one.kind === 'texts' && one.pair);
  const opened = found.filter(({ kind }) => kind !== 'refused').length;
  if (whole && opened > 1) {
    const name = whole.kind === 'state' ? whole.name : whole.kind === 'texts' ? (whole.texts[0]?.name ?? '') : '';
    notes.push({
      name,
      message: `Only this one was opened, of ${opened}: it is an example of its own.`,
      refused: false,
    });
  }
  if (whole?.kind === 'state') return { kind: 'state', name: whole.name, state: whole.state, notes };
  if (whole?.kind === 'texts')
    return { kind: 'texts', texts: whole.texts, sides: { prediction: 0, reference: 1 }, notes };
  const texts = found.flatMap((one) => (one.kind === 'texts' ? one.texts : []));
  if (texts.length === 0) return { kind: 'nothing', notes };
  const paths = texts.map(({ name }) => name);
  const sides = texts.some(({ lines }) => lines !== null) ? null : assignSides(paths, over);
  return { kind: 'texts', texts, sides, notes };
}

async function bytesOf(file: FileLike): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** The JSON value, or what to tell about a text that is none. */
function parse(text: string): { readonly value: unknown; readonly fault: string | null } {
  try {
    return { value: JSON.parse(text), fault: null };
  } catch {
    const fault = /[{[]/.test(text)
      ? 'It is not plain JSON. It was opened as it is; the problems list shows where it breaks.'
      : 'It holds no JSON at all, only other text. It was opened as it is.';
    return { value: undefined, fault };
  }
}
