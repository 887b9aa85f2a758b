import { field } from '../../json/tree';
import { readId } from '../canonical/ids';
import { itemsOf, linkPlace, nameOf, unitAround } from './context';
import type { QuickFix } from './fix';

/** Removes a second definition. @see contract §3.1 */
export const removeDuplicateUnit: QuickFix = {
  id: 'remove-duplicate-unit',
  codes: ['id.duplicate'],
  offer: ({ path }, context) => {
    const node = context.at(path);
    const unit = node && unitAround(context, node);
    const id = readId(node)?.id;
    const track = unit?.parent;
    if (unit === undefined || track?.kind !== 'array' || id === undefined) return undefined;
    const same = track.items.filter((item) => readId(field(item, String(node?.key ?? '')))?.id === id);
    const count = same.indexOf(unit) + 1;
    if (count < 2) return undefined;
    const which = count === 2 ? 'second' : count === 3 ? 'third' : `${count}th`;
    return { title: `Remove the ${which} ${id}`, edits: context.editor.removeItems(track, [unit]) };
  },
};

/** Removes a repeat from a link list. @see contract §3.3 link.duplicate */
export const removeDuplicateLink: QuickFix = {
  id: 'remove-duplicate-link',
  codes: ['link.duplicate'],
  offer: ({ path }, context) => {
    const node = context.at(path);
    const place = node && linkPlace(node);
    if (node === undefined || place === undefined || place.kind === 'speaker') return undefined;
    const id = readId(node.kind === 'object' ? field(node, 'ref_id') : node)?.id;
    if (id === undefined || itemsOf(place.list, id)[0] === node) return undefined;
    return {
      title: `Remove the repeated ${id} from ${nameOf(context, place.shot)}`,
      edits: context.editor.removeItems(place.list, [node]),
    };
  },
};
