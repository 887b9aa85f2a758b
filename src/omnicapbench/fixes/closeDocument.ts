import type { QuickFix } from './fix';
import { mendText } from './mendText';

/** Closes a cut document after its last complete unit. @see contract §2.7 */
export const closeDocument: QuickFix = {
  id: 'close-document',
  codes: ['json.truncated'],
  offer: (_, { text }) => {
    const mended = mendText(text);
    if (mended?.kind !== 'truncated') return undefined;
    const after = mended.last === undefined ? 'its last complete part' : mended.last;
    return { title: `Close the document after ${after}`, edits: mended.edits };
  },
};
