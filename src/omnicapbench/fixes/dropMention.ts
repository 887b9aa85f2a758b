import { canonicalId } from '../canonical/ids';
import type { QuickFix } from './fix';

/** Turns a mention of nothing into a plain word: [PERSON_4] becomes "a person". @see contract §3.3 Mentions */
export const dropMention: QuickFix = {
  id: 'drop-mention',
  codes: ['id.dangling-mention'],
  offer: ({ path, offset, length }, { at, editor, text }) => {
    const node = at(path);
    if (node?.kind !== 'string') return undefined;
    const id = canonicalId(text.slice(offset, offset + length));
    const word = id
      .replace(/_?[0-9]+$/, '')
      .replaceAll('_', ' ')
      .toLowerCase();
    const phrase = `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
    return { title: `Write “${phrase}”`, edits: [editor.replaceWithin(node, offset, length, phrase)] };
  },
};
