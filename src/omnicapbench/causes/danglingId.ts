import { field, type JsonNode } from '../../json/tree';
import { itemsOf, linkPlace, nameOf, unitAround } from '../fixes/context';
import { type Cause, type CauseKind, placeOf, refOf } from './cause';
import { type CauseContext, NOWHERE } from './context';
import { inWords } from './copy';
import type { Dangling } from './dangling';
import { list, named, say } from './sentence';

/** An id that is used but not defined, with all its places. @see contract §3.3 */
export const danglingId: CauseKind = {
  kind: 'dangling-id',
  find: (context) => context.dangling.map((dangling) => () => causeOf(context, dangling)),
};

function causeOf(context: CauseContext, { id, uses, target }: Dangling): Cause {
  const { fixes } = context;
  const [first] = uses;
  const draft = context.draft();
  for (const use of uses) {
    const node = fixes.at(use.path);
    if (node === undefined) continue;
    if (use.code === 'id.dangling-mention' && node.kind === 'string') {
      const bracketed = fixes.text[use.offset] === '[';
      const written = target === undefined ? inWords(id) : bracketed ? `[${target}]` : target;
      draft.add(fixes.editor.replaceWithin(node, use.offset, use.length, written));
    } else changeLink(context, draft, node, id, target);
  }
  const edits = draft.finish();
  const track = first?.code === 'id.dangling-event' ? 'event' : 'reference';
  const holders = [...new Set(uses.map((use) => unitAround(fixes, fixes.at(use.path) ?? NOWHERE)))];
  const where = list(holders.flatMap((unit) => (unit ? [nameIn(context, unit)] : [])));
  const verb = holders.length === 1 ? 'uses' : 'use';
  const near = target === undefined ? [] : say`; the nearest defined is ${named(track, target)}`;
  const title = target === undefined ? `Remove ${id}` : `Use ${target} for ${id}`;
  return {
    id: `dangling-id:${id}`,
    kind: 'dangling-id',
    sentence: [...say`${where} ${verb} ${named(track, id)}, which nothing defines`, ...near],
    side: 'prediction',
    place: placeOf(first),
    units: [],
    diagnostics: uses.map(refOf),
    fix: edits && { id: target === undefined ? 'drop-link' : 'retarget-link', title, edits },
    mend: edits,
  };
}

function changeLink(
  { draft: _, fixes }: CauseContext,
  draft: ReturnType<CauseContext['draft']>,
  node: JsonNode,
  id: string,
  target: string | undefined,
): void {
  const place = linkPlace(node);
  if (place === undefined) return;
  if (place.kind === 'speaker') {
    if (target === undefined) draft.add(...fixes.editor.removeMember(place.content, 'speaker'));
    else draft.replace(node, target);
    return;
  }
  const [one, ...repeats] = itemsOf(place.list, id);
  const listed = target !== undefined && itemsOf(place.list, target).length > 0;
  draft.remove(...repeats);
  if (one === undefined) return;
  if (target === undefined || listed || one.kind === 'object') draft.remove(one);
  else draft.replace(one, target);
}

function nameIn({ fixes }: CauseContext, unit: JsonNode) {
  const track = field(unit, 'event_id') ? 'event' : field(unit, 'ref_id') ? 'reference' : 'shot';
  return named(track, nameOf(fixes, unit));
}
