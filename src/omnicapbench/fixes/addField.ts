import type { Json } from '../../json/editPrint';
import type { QuickFix } from './fix';

/** Fields that may be empty, and the keys they are written after, nearest first. @see contract §1 */
const EMPTY: Readonly<Record<string, { readonly value: Json; readonly after: readonly string[] }>> = {
  semantic_description: { value: '', after: ['type', 'ref_id'] },
  shot_transfer: { value: '', after: ['time_range', 'shot_id'] },
  camera: { value: {}, after: ['shot_transfer', 'time_range', 'shot_id'] },
  active_events: { value: [], after: ['visual_description', 'camera'] },
  references_in_shot: { value: [], after: ['active_events', 'visual_description'] },
};

/** Adds a required field that is well-typed when empty. */
export const addField: QuickFix = {
  id: 'add-field',
  codes: ['schema.missing-field'],
  offer: ({ path }, { at, editor }) => {
    const key = String(path.at(-1));
    const holder = at(path.slice(0, -1));
    const empty = EMPTY[key];
    if (holder?.kind !== 'object' || empty === undefined) return undefined;
    return { title: `Add ${key}`, edits: [editor.setMember(holder, key, empty.value, empty.after)] };
  },
};
