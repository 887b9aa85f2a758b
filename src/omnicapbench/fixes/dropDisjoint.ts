import { readId } from '../canonical/ids';
import { itemsOf, linkPlace, nameOf } from './context';
import type { QuickFix } from './fix';

/** Takes a link out that time contradicts. @see contract §3.3 link.disjoint */
export const dropDisjoint: QuickFix = {
  id: 'drop-disjoint',
  codes: ['link.disjoint'],
  offer: ({ path }, context) => {
    const node = context.at(path);
    const place = node && linkPlace(node);
    const id = readId(node)?.id;
    if (place?.kind !== 'events' || id === undefined) return undefined;
    return {
      title: `Remove ${id} from ${nameOf(context, place.shot)}`,
      edits: context.editor.removeItems(place.list, itemsOf(place.list, id)),
    };
  },
};
