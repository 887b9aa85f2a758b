import { NodeEditor } from '../../json/editNodes';
import { field, type JsonArray, type JsonNode, type JsonObject, pathOf } from '../../json/tree';
import { readId } from '../canonical/ids';
import type { CanonicalDocument } from '../canonical/units';
import type { Diagnostic, Side } from '../diagnostics';
import { readPair, readReference } from '../read';
import { shotReferences } from '../reading/dialect';
import { DEFAULT_SETTINGS, type Settings } from '../settings';

/** A text read for mending: its nodes by path, its graph, and a builder of edits. Made once a text. */
export interface FixContext {
  readonly text: string;
  readonly side: Side;
  readonly editor: NodeEditor;
  /** Undefined when the text cannot be read or a track is missing: only the text as a whole can be mended then. */
  readonly graph: CanonicalDocument | undefined;
  /** Every element of the three tracks. */
  readonly units: ReadonlySet<JsonNode>;
  /** What each unit goes by. */
  readonly names: ReadonlyMap<JsonNode, string>;
  /** The value a diagnostic's path leads to, or undefined. */
  at(path: Diagnostic['path']): JsonNode | undefined;
}

/**
 * Reads a text for its quick fixes. The other text gives the clip's length, to which a prediction is clamped; where
 * it does not matter it may be left out. Reading is strict: a broken text has no nodes.
 */
export function prepareFixes(
  text: string,
  side: Side,
  otherText = '',
  { duration }: Pick<Settings, 'duration'> = DEFAULT_SETTINGS,
): FixContext {
  const strict = { duration, repair: false };
  const read = side === 'reference' ? readReference(text, strict).side : readPair(text, otherText, strict).prediction;
  return contextOf(text, side, read.graph);
}

/** A context over a graph that was read before, strictly. */
export function contextOf(text: string, side: Side, graph: CanonicalDocument | undefined): FixContext {
  const all = graph ? [...graph.references, ...graph.events, ...graph.shots, ...graph.dropped] : [];
  const units = new Set<JsonNode>(all.map((unit) => unit.node));
  const names = new Map<JsonNode, string>(all.map((unit) => [unit.node, unit.id]));
  const [first] = units;
  const root = first && documentOf(first);
  return { text, side, graph, units, names, editor: new NodeEditor(text), at: (path) => root && descend(root, path) };
}

/** The outermost value around a node that was written in the same source. */
function documentOf(node: JsonNode): JsonNode {
  let at = node;
  for (let parent = at.parent; parent !== undefined; parent = at.parent) {
    if (parent.kind === 'object' && parent.members.get(String(at.key))?.value !== at) return at;
    at = parent;
  }
  return at;
}

/** The value that a path from the text's outermost value leads to, seen from a value on the way. */
export function descend(root: JsonNode, path: Diagnostic['path']): JsonNode | undefined {
  const above = pathOf(root);
  if (above.some((key, index) => path[index] !== key)) return undefined;
  let at: JsonNode | undefined = root;
  for (const key of path.slice(above.length)) {
    if (at?.kind === 'array') at = at.items[Number(key)];
    else at = at?.kind === 'object' ? at.members.get(String(key))?.value : undefined;
  }
  return at;
}

/** A link list or a speaker and the unit it belongs to. */
export type LinkPlace =
  | { readonly kind: 'events' | 'references'; readonly list: JsonArray; readonly shot: JsonObject }
  | { readonly kind: 'speaker'; readonly content: JsonObject; readonly event: JsonObject };

/** Where a link stands: the list of a shot or the content of an event. */
export function linkPlace(node: JsonNode): LinkPlace | undefined {
  const { parent } = node;
  const holder = parent?.parent;
  if (parent?.kind === 'array' && holder?.kind === 'object') {
    if (field(holder, 'active_events') === parent) return { kind: 'events', list: parent, shot: holder };
    return shotReferences(holder)?.node === parent ? { kind: 'references', list: parent, shot: holder } : undefined;
  }
  if (parent?.kind !== 'object' || node.key !== 'speaker' || holder?.kind !== 'object') return undefined;
  return { kind: 'speaker', content: parent, event: holder };
}

/** What a unit goes by: its canonical id. */
export function nameOf({ names }: FixContext, node: JsonNode): string {
  return names.get(node) ?? 'this unit';
}

/** Elements of a list that stand for an id. */
export function itemsOf(list: JsonArray, id: string): JsonNode[] {
  return list.items.filter((item) => readId(item.kind === 'object' ? field(item, 'ref_id') : item)?.id === id);
}

/** The unit (an element of a track) around a node. */
export function unitAround({ units }: FixContext, node: JsonNode): JsonNode | undefined {
  for (let at: JsonNode | undefined = node; at !== undefined; at = at.parent) if (units.has(at)) return at;
  return undefined;
}
