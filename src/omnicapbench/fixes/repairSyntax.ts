import type { QuickFix } from './fix';
import { mendText } from './mendText';

/** Mends commas, quotes, comments and the like. @see contract §2.7 */
export const repairSyntax: QuickFix = {
  id: 'repair-syntax',
  codes: ['json.syntax'],
  offer: (_, { text }) => {
    const mended = mendText(text);
    return mended?.kind === 'syntax' ? { title: 'Repair the JSON', edits: mended.edits } : undefined;
  },
};
