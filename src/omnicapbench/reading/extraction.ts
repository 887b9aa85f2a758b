import { rangeEdit, type TextEdit } from '../../json/edit';
import { type BrokenDocument, type Extraction, extractDocument } from '../../json/extract';
import { type Cut, type DocumentKeys, repairSource } from '../../json/repair';
import type { Source } from '../../json/source';
import type { JsonNode } from '../../json/tree';
import type { Findings } from '../findings';
import { TRACKS } from './dialect';

const FAULT_CODES = { truncated: 'json.truncated', syntax: 'json.syntax', depth: 'limit.depth' } as const;

const KEYS: DocumentKeys = { tracks: TRACKS, wrapper: 'structured_caption', embedded: 'caption' };

/** What was repaired while a text was read. Begins empty. @see contract §2.7 */
export interface RepairLog {
  /** The first fault that was repaired. */
  kind: 'truncated' | 'syntax' | undefined;
  /** What makes the text as pasted readable. */
  readonly edits: TextEdit[];
  /** Where a cut document was closed, the innermost when it stands in a string. */
  cut: Cut | undefined;
  /** Why a repair was not made, in plain words. */
  refused: string | undefined;
}

/** An empty log. */
export function repairLog(): RepairLog {
  return { kind: undefined, edits: [], cut: undefined, refused: undefined };
}

/** A document's value with the source its nodes lie in: the repaired one after a repair. */
export interface ReadSource {
  readonly value: JsonNode;
  readonly source: Source;
}

/**
 * Reads the value a source holds and reports what was met on the way: a fence, prose, repeated keys, or the fault
 * that made the source unreadable (undefined, unless `repairs` are made and one succeeds).
 * @see contract §2.1 to §2.3, §2.5, §2.7
 */
export function readSource(source: Source, findings: Findings, repairs?: RepairLog): ReadSource | undefined {
  const extraction = extractDocument(source);
  reportSurroundings(extraction, findings);
  const { outcome } = extraction;
  if (outcome === 'none') {
    const message = source.text.trim() === '' ? 'The text is empty.' : 'No JSON object was found in the text.';
    findings.at({ start: 0, end: 0 }, 'json.no-document', message);
    return undefined;
  }
  if ('value' in outcome) return { value: outcome.value, source };
  // What a repair outside cut short is broken by that cut: the fault was reported where it arose.
  const known = repairs?.kind !== undefined;
  if (!known) findings.at(outcome.fault.range, FAULT_CODES[outcome.fault.kind], outcome.fault.message);
  return repairs && repairDocument(source, outcome, repairs, findings);
}

function repairDocument(
  source: Source,
  { fault, region }: BrokenDocument,
  repairs: RepairLog,
  findings: Findings,
): ReadSource | undefined {
  if (fault.kind === 'depth') return undefined;
  const repair = repairSource(source, region, fault.kind, KEYS);
  if ('refused' in repair) {
    repairs.refused = repair.refused;
    return undefined;
  }
  repairs.kind ??= fault.kind;
  repairs.cut = repair.cut ?? repairs.cut;
  // A document in a string is closed before the string is, also where both end at one place.
  repairs.edits.unshift(...repair.patches.map((patch) => rangeEdit(source, patch.start, patch.end, patch.text)));
  reportDuplicateKeys(repair.duplicateKeys, findings);
  findings.enter(repair.source);
  return { value: repair.value, source: repair.source };
}

function reportSurroundings({ fence, prose, duplicateKeys }: Extraction, findings: Findings): void {
  if (fence) findings.at(fence, 'json.fence', 'The document is wrapped in a Markdown fence; the fence was removed.');
  for (const range of prose) findings.at(range, 'json.prose', 'Text outside the document; it was ignored.');
  reportDuplicateKeys(duplicateKeys, findings);
}

function reportDuplicateKeys(duplicateKeys: Extraction['duplicateKeys'], findings: Findings): void {
  for (const range of duplicateKeys) {
    findings.at(range, 'json.duplicate-key', 'This key stands twice in its object; the last one counts.');
  }
}
