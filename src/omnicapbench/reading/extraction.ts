import { type Extraction, extractDocument } from '../../json/extract';
import type { Source } from '../../json/source';
import type { JsonNode } from '../../json/tree';
import type { Findings } from '../findings';

const FAULT_CODES = { truncated: 'json.truncated', syntax: 'json.syntax', depth: 'limit.depth' } as const;

/**
 * Reads the value a source holds and reports what was met on the way: a fence, prose, repeated keys, or the fault
 * that made the source unreadable (undefined).
 * @see contract §2.1 to §2.3, §2.5
 */
export function readSource(source: Source, findings: Findings): JsonNode | undefined {
  const extraction = extractDocument(source);
  reportSurroundings(extraction, findings);
  const { outcome } = extraction;
  if (outcome === 'none') {
    const message = source.text.trim() === '' ? 'The text is empty.' : 'No JSON object was found in the text.';
    findings.at({ start: 0, end: 0 }, 'json.no-document', message);
    return undefined;
  }
  if ('value' in outcome) return outcome.value;
  findings.at(outcome.fault.range, FAULT_CODES[outcome.fault.kind], outcome.fault.message);
  return undefined;
}

function reportSurroundings({ fence, prose, duplicateKeys }: Extraction, findings: Findings): void {
  if (fence) findings.at(fence, 'json.fence', 'The document is wrapped in a Markdown fence; the fence was removed.');
  for (const range of prose) findings.at(range, 'json.prose', 'Text outside the document; it was ignored.');
  for (const range of duplicateKeys) {
    findings.at(range, 'json.duplicate-key', 'This key stands twice in its object; the last one counts.');
  }
}
