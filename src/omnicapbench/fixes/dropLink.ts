import { readId } from '../canonical/ids';
import { itemsOf, linkPlace, nameOf } from './context';
import type { QuickFix } from './fix';

/** Takes a link that nothing answers to out of its list. @see contract §3.3 */
export const dropLink: QuickFix = {
  id: 'drop-link',
  codes: ['id.dangling-reference', 'id.dangling-event', 'id.dangling-speaker'],
  offer: ({ path }, context) => {
    const node = context.at(path);
    const place = node && linkPlace(node);
    const id = readId(node)?.id;
    if (node === undefined || place === undefined || id === undefined) return undefined;
    const { editor } = context;
    if (place.kind === 'speaker') {
      const edits = editor.removeMember(place.content, 'speaker');
      return { title: `Remove the speaker of ${nameOf(context, place.event)}`, edits };
    }
    // Repeats would dangle in its stead.
    const edits = editor.removeItems(place.list, itemsOf(place.list, id));
    return { title: `Remove ${id} from ${nameOf(context, place.shot)}`, edits };
  },
};
