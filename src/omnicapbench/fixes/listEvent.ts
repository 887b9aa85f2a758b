import type { TextEdit } from '../../json/edit';
import type { NodeEditor } from '../../json/editNodes';
import { field, type JsonObject } from '../../json/tree';
import type { SoundEvent } from '../canonical/units';
import { nameOf, unitAround } from './context';
import type { QuickFix } from './fix';

/** Adds an event that overlaps a shot to the shot's list. @see contract §5 Warnings */
export const listEvent: QuickFix = {
  id: 'list-event',
  codes: ['link.missing-active-event'],
  offer: ({ path, message }, context) => {
    const { graph, editor } = context;
    const node = context.at(path);
    const shot = node && unitAround(context, node);
    if (graph === undefined || shot?.kind !== 'object') return undefined;
    const event = namedFirst(message, graph.events);
    const edits = event && addToList(editor, shot, 'active_events', [event.id]);
    return edits && { title: `Add ${event.id} to ${nameOf(context, shot)}`, edits };
  },
};

/** The event a message begins with: several are reported at one place, and only the words tell them apart. */
function namedFirst(message: string, events: readonly SoundEvent[]): SoundEvent | undefined {
  const named = events.filter((event) => message.startsWith(`${event.id} `));
  return named.sort((a, b) => b.id.length - a.id.length)[0];
}

/** Adds ids to a link list, which is made when it is absent; undefined where something else stands in its place. */
export function addToList(
  editor: NodeEditor,
  shot: JsonObject,
  key: 'active_events' | 'references_in_shot',
  ids: readonly string[],
): TextEdit[] | undefined {
  const list = field(shot, key);
  if (list === undefined) return [editor.setMember(shot, key, ids, ['visual_description', 'time_range'])];
  return list.kind === 'array' ? editor.insertItems(list, list.items.length, ids) : undefined;
}
