import { NodeEditor } from '../../json/editNodes';
import { extractDocument } from '../../json/extract';
import type { Diagnostic } from '../diagnostics';
import { descend } from '../fixes/context';
import { mendText } from '../fixes/mendText';
import { TRACKS } from '../reading/dialect';
import { type Cause, type Part, placeOf, refOf } from './cause';
import { say } from './sentence';

const CODES = [
  'json.truncated',
  'json.syntax',
  'json.no-document',
  'limit.size',
  'limit.depth',
  'limit.units',
  'schema.no-track',
];

/** What makes a text fail the gate; while it does, nothing else can be told. @see contract §2.6 */
export function gateCauses(text: string, diagnostics: readonly Diagnostic[]): Cause[] {
  const faults = diagnostics.filter(({ code }) => CODES.includes(code));
  const [first] = faults;
  if (first === undefined) return [];
  const fix = first.code === 'schema.no-track' ? withTracks(text, faults) : mended(text, first);
  return [
    {
      id: `gate:${first.code}`,
      kind: 'gate',
      sentence: sentenceOf(first, faults),
      side: 'prediction',
      place: placeOf(first),
      units: [],
      diagnostics: faults.map(refOf),
      fix,
      mend: fix?.edits ?? null,
    },
  ];
}

function sentenceOf({ code, message, line, column }: Diagnostic, faults: readonly Diagnostic[]): Part[] {
  if (code === 'json.truncated') return say`The text stops before the document is closed, and cannot be read`;
  if (code === 'json.syntax')
    return say`The text is no JSON from line ${line}, column ${column} on, and cannot be read`;
  const tracks = faults.flatMap((fault) => /"(\w+)"/.exec(fault.message)?.[1] ?? []);
  if (code === 'schema.no-track' && tracks.length > 0) {
    return say`The document has no array ${tracks.map((track) => `“${track}”`).join(', ')}`;
  }
  return say`${message.replace(/\.$/, '')}`;
}

function mended(text: string, { code }: Diagnostic): Cause['fix'] {
  const repair = mendText(text);
  if (repair === undefined) return null;
  if (code === 'json.syntax') return { id: 'repair-syntax', title: 'Repair the JSON', edits: repair.edits };
  const title = `Close the document after ${repair.last ?? 'its last complete part'}`;
  return { id: 'close-document', title, edits: repair.edits };
}

/** Adds the missing tracks as empty arrays. Not inside a string: what the document lacks there is as good as lost. */
function withTracks(text: string, faults: readonly Diagnostic[]): Cause['fix'] {
  const { outcome } = extractDocument({ text, map: undefined });
  if (typeof outcome === 'string' || !('value' in outcome)) return null;
  const [first] = faults;
  const tracks = faults.map(({ message }) => TRACKS.find((track) => message.includes(`"${track}"`)));
  const path = first && tracks.includes(lastTrack(first)) ? first.path.slice(0, -1) : first?.path;
  const holder = path && descend(outcome.value, path);
  const missing = tracks.filter((track) => track !== undefined);
  if (holder?.kind !== 'object' || missing.length === 0) return null;
  const editor = new NodeEditor(text);
  const edits =
    holder.members.size === 0
      ? [editor.replace(holder, Object.fromEntries(missing.map((track) => [track, []])))]
      : missing.map((track) => editor.setMember(holder, track, []));
  return { id: 'add-tracks', title: `Add ${missing.join(', ')}`, edits };
}

function lastTrack({ path }: Diagnostic): (typeof TRACKS)[number] | undefined {
  return TRACKS.find((track) => track === path.at(-1));
}
