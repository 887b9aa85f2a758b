import { field, type JsonNode, type JsonString } from '../../json/tree';
import { canonicalId, readId } from '../canonical/ids';
import { findMentions, mentionRule } from '../canonical/mentions';
import type { CanonicalDocument } from '../canonical/units';
import type { Diagnostic } from '../diagnostics';
import { shotReferences } from '../reading/dialect';
import { type FixContext, itemsOf, linkPlace, unitAround } from './context';
import type { Offer, QuickFix } from './fix';
import { nearestId } from './nearest';

/** Points a link that nothing answers to at the nearest id that is defined. @see contract §3.3 */
export const retargetLink: QuickFix = {
  id: 'retarget-link',
  codes: ['id.dangling-reference', 'id.dangling-event', 'id.dangling-speaker', 'id.dangling-mention'],
  offer: (diagnostic, context) => {
    const target = retarget(diagnostic, context);
    return target === undefined ? undefined : offerTarget(diagnostic, context, target);
  },
};

/** The id that a dangling use was probably meant to be, seen from its place. */
export function retarget(diagnostic: Diagnostic, context: FixContext): string | undefined {
  const node = context.at(diagnostic.path);
  if (node === undefined || context.graph === undefined) return undefined;
  const { graph } = context;
  const defined = (units: CanonicalDocument['references'] | CanonicalDocument['events']): string[] =>
    units.filter((unit) => unit.linkable).map((unit) => unit.id);
  if (diagnostic.code === 'id.dangling-mention') {
    const written = canonicalId(context.text.slice(diagnostic.offset, diagnostic.offset + diagnostic.length));
    const used = node.kind === 'string' ? mentioned(node, graph) : new Set<string>();
    const listed = listedAround(node, context);
    const free = [...listed].filter((id) => !used.has(id));
    return nearestId(written, [...defined(graph.references), ...defined(graph.events)], new Set(free));
  }
  const id = readId(node)?.id;
  const place = linkPlace(node);
  if (id === undefined || place === undefined) return undefined;
  const units = place.kind === 'events' ? graph.events : graph.references;
  // What the list holds already cannot be what is missing from it.
  const taken = new Set(place.kind === 'speaker' ? [] : place.list.items.map((item) => readId(item)?.id));
  return nearestId(
    id,
    defined(units).filter((other) => !taken.has(other)),
  );
}

function offerTarget(diagnostic: Diagnostic, { at, editor }: FixContext, target: string): Offer | undefined {
  const node = at(diagnostic.path);
  const title = `Use ${target}`;
  if (diagnostic.code === 'id.dangling-mention') {
    if (node?.kind !== 'string') return undefined;
    const { offset, length } = diagnostic;
    const written = editor.text.slice(offset, offset + length);
    const mention = written.startsWith('[') ? `[${target}]` : target;
    return { title, edits: [editor.replaceWithin(node, offset, length, mention)] };
  }
  const place = node && linkPlace(node);
  const id = readId(node)?.id;
  if (node === undefined || place === undefined || id === undefined) return undefined;
  if (place.kind === 'speaker') return { title, edits: [editor.replace(node, target)] };
  const [first, ...repeats] = itemsOf(place.list, id);
  if (first === undefined) return undefined;
  return { title, edits: [editor.replace(first, target), ...repeats.map((item) => editor.replace(item, target))] };
}

function mentioned(node: JsonString, graph: CanonicalDocument): ReadonlySet<string> {
  const ids = (units: readonly { readonly id: string }[]): string[] => units.map((unit) => unit.id);
  const rule = mentionRule(ids(graph.references), ids(graph.events), ids(graph.shots), []);
  return new Set(findMentions(node.value, rule).map((find) => find.id));
}

/** The references listed by the shot a text belongs to. */
function listedAround(node: JsonNode, context: FixContext): ReadonlySet<string> {
  const unit = unitAround(context, node);
  const list = unit && shotReferences(unit)?.node;
  const items = list?.kind === 'array' ? list.items : [];
  return new Set(items.flatMap((item) => readId(item.kind === 'object' ? field(item, 'ref_id') : item)?.id ?? []));
}
