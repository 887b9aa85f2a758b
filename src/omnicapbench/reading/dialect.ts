import { field, type JsonArray, type JsonNode, type JsonObject, keyRange } from '../../json/tree';
import { readId } from '../canonical/ids';
import type { Findings } from '../findings';

/** The three arrays of a caption document. @see contract §1 */
export const TRACKS = ['references', 'events', 'shots'] as const;

export type Track = (typeof TRACKS)[number];

/** The elements of each track, lifted references included; undefined where the array is missing. */
export type Shape = Readonly<Record<Track, readonly JsonNode[] | undefined>>;

/** Resolves the MTSS dialect: inline references are lifted to the top-level list. @see contract §2.4 */
export function adoptDialect(root: JsonObject, findings: Findings): Shape {
  const shots = elements(root, 'shots');
  const references = liftReferences(root, shots ?? [], findings);
  for (const shot of shots ?? []) {
    const list = shotReferences(shot);
    if (!list?.dialect) continue;
    const range = (shot.kind === 'object' && keyRange(shot, 'references')) || list.node;
    findings.on(
      list.node,
      'dialect.shot-references',
      '"references" of a shot is read as its references_in_shot.',
      range,
    );
  }
  for (const reference of references ?? []) {
    const detail = detailDescription(reference);
    if (!detail?.dialect) continue;
    findings.on(detail.node, 'dialect.string-id-features', 'This string is read as the detail_description.');
  }
  return { references, events: elements(root, 'events'), shots };
}

/** A field that may have been found where a dialect keeps it. */
export interface DialectField<Node extends JsonNode = JsonNode> {
  readonly node: Node;
  readonly dialect: boolean;
}

/** A shot's list of references: references_in_shot, else the dialect's `references`. @see contract §2.4 */
export function shotReferences(shot: JsonNode): DialectField | undefined {
  const standard = field(shot, 'references_in_shot');
  if (standard !== undefined) return { node: standard, dialect: false };
  const dialect = field(shot, 'references');
  return dialect?.kind === 'array' ? { node: dialect, dialect: true } : undefined;
}

/** A reference's detail_description, or the string id_features that stands for it. @see contract §2.4 */
export function detailDescription(reference: JsonNode): DialectField | undefined {
  const features = field(field(reference, 'appearance_anchor'), 'id_features');
  const standard = field(features, 'detail_description');
  if (standard !== undefined) return { node: standard, dialect: false };
  if (features?.kind === 'string') return { node: features, dialect: true };
  const own = field(reference, 'id_features');
  return own?.kind === 'string' ? { node: own, dialect: true } : undefined;
}

/** Whether any shot defines a reference inline. */
export function holdsInlineReferences(shots: readonly JsonNode[]): boolean {
  return shots.some((shot) => inlineReferences(shot).some((node) => inlineId(node) !== undefined));
}

/** The id of an inline reference object; undefined for anything else, and for one without an id. */
export function inlineId(node: JsonNode): string | undefined {
  return node.kind === 'object' ? readId(field(node, 'ref_id'))?.id : undefined;
}

function liftReferences(
  root: JsonObject,
  shots: readonly JsonNode[],
  findings: Findings,
): readonly JsonNode[] | undefined {
  const own = field(root, 'references');
  if (own !== undefined && own.kind !== 'array') return undefined;
  const defined = new Set((own?.items ?? []).map((node) => readId(field(node, 'ref_id'))?.id));
  const lifted: JsonNode[] = [];
  for (const node of shots.flatMap(inlineReferences)) {
    const id = inlineId(node);
    if (id === undefined || defined.has(id)) continue;
    defined.add(id);
    lifted.push(node);
    findings.on(node, 'dialect.inline-reference', `${id} is defined inside a shot; it was lifted to the references.`);
  }
  return own === undefined && lifted.length === 0 ? undefined : [...(own?.items ?? []), ...lifted];
}

function inlineReferences(shot: JsonNode): readonly JsonNode[] {
  const list = shotReferences(shot);
  return list?.dialect && list.node.kind === 'array' ? list.node.items.filter((node) => node.kind === 'object') : [];
}

function elements(root: JsonObject, track: Track): readonly JsonNode[] | undefined {
  const value: JsonArray | JsonNode | undefined = field(root, track);
  return value?.kind === 'array' ? value.items : undefined;
}
