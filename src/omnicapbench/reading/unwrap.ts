import { startsDocument } from '../../json/extract';
import { embeddedSource, type Source } from '../../json/source';
import { field, type JsonNode, type JsonObject } from '../../json/tree';
import type { Findings } from '../findings';
import { holdsInlineReferences } from './dialect';
import { type RepairLog, readSource } from './extraction';

/**
 * Digs the caption document out of the shapes models wrap it in, repeatedly, until the three tracks are at the top
 * or nothing more can be unwrapped. Undefined when a caption string inside could not be read.
 * @see contract §2.4
 */
export function unwrap(value: JsonNode, source: Source, findings: Findings, repairs?: RepairLog): JsonNode | undefined {
  let node = value;
  let text = source;
  while (!holdsTracks(node)) {
    const structured = field(node, 'structured_caption');
    const caption = field(node, 'caption');
    if (structured?.kind === 'object' || structured?.kind === 'array') {
      findings.on(structured, 'dialect.wrapper', 'The document stands inside "structured_caption".');
      node = structured.kind === 'object' ? chooseLanguage(structured) : structured;
    } else if (caption?.kind === 'string' && startsDocument(caption.value)) {
      findings.on(caption, 'dialect.caption-string', 'The document is written as a string under "caption".');
      const inner = readSource(embeddedSource(text, caption), findings, repairs);
      if (inner === undefined) return undefined;
      text = inner.source;
      findings.enter(text);
      node = inner.value;
      // The inner document takes the string's place, so that paths lead through it.
      node.parent = caption.parent;
      node.key = caption.key;
    } else if (node.kind === 'array' && node.items.length === 1 && node.items[0] !== undefined) {
      findings.on(node, 'dialect.array', 'The document stands in an array of one element.');
      node = node.items[0];
    } else return node;
  }
  return node;
}

/** A caption may hold one document a language: English, else the first that has the tracks. */
function chooseLanguage(wrapper: JsonObject): JsonNode {
  if (holdsTracks(wrapper)) return wrapper;
  const english = field(wrapper, 'english');
  if (english?.kind === 'object' || english?.kind === 'array') return english;
  for (const { value } of wrapper.members.values()) if (holdsTracks(value)) return value;
  return wrapper;
}

/** All three tracks are there, or will be once the inline references of the shots are lifted. */
function holdsTracks(node: JsonNode): boolean {
  const references = field(node, 'references');
  const shots = field(node, 'shots');
  if (field(node, 'events')?.kind !== 'array' || shots?.kind !== 'array') return false;
  return references?.kind === 'array' || (references === undefined && holdsInlineReferences(shots.items));
}
