import { canonicalId, readId } from '../canonical/ids';
import type { QuickFix } from './fix';

/** @see contract §3.1 */
export const canonicalizeId: QuickFix = {
  id: 'canonicalize-id',
  codes: ['id.malformed'],
  offer: ({ path, offset, length }, { at, editor, text }) => {
    const node = at(path);
    if (node === undefined || (node.kind !== 'string' && node.kind !== 'number')) return undefined;
    if (node.start === offset && node.end === offset + length) {
      const id = readId(node)?.id;
      // Brackets in brackets leave an id that is itself not canonical; writing it would mend nothing.
      if (id === undefined || canonicalId(id) !== id) return undefined;
      return { title: `Rename to ${id}`, edits: [editor.replace(node, id)] };
    }
    if (node.kind !== 'string') return undefined;
    const written = text.slice(offset, offset + length);
    const id = canonicalId(written);
    const mention = written.startsWith('[') ? `[${id}]` : id;
    return { title: `Rename to ${id}`, edits: [editor.replaceWithin(node, offset, length, mention)] };
  },
};
