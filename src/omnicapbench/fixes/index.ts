import { areCompatible } from '../../json/edit';
import type { Diagnostic, Side } from '../diagnostics';
import type { Settings } from '../settings';
import { addField } from './addField';
import { canonicalizeId } from './canonicalizeId';
import { closeDocument } from './closeDocument';
import { coerceTime } from './coerceTime';
import { type FixContext, prepareFixes } from './context';
import { dropDisjoint } from './dropDisjoint';
import { dropLink } from './dropLink';
import { dropMention } from './dropMention';
import type { Fix, QuickFix } from './fix';
import { listEvent } from './listEvent';
import { removeDuplicateLink, removeDuplicateUnit } from './removeDuplicate';
import { repairSyntax } from './repairSyntax';
import { retargetLink } from './retargetLink';
import { stripSurroundings } from './stripSurroundings';
import { swapRange } from './swapRange';
import { useType } from './useType';

export { type FixContext, prepareFixes } from './context';
export type { Fix, QuickFix } from './fix';

/** Every quick fix; for one diagnostic they are offered in this order. */
export const QUICK_FIXES: readonly QuickFix[] = [
  closeDocument,
  repairSyntax,
  stripSurroundings,
  canonicalizeId,
  removeDuplicateUnit,
  swapRange,
  coerceTime,
  retargetLink,
  dropLink,
  dropMention,
  dropDisjoint,
  removeDuplicateLink,
  listEvent,
  useType,
  addField,
];

/** What can be done about a diagnostic of a text that was prepared before. */
export function fixesIn(context: FixContext, diagnostic: Diagnostic): Fix[] {
  if (diagnostic.side !== context.side) return [];
  return QUICK_FIXES.flatMap((fix) => {
    const offer = fix.codes.includes(diagnostic.code) ? fix.offer(diagnostic, context) : undefined;
    const useful = offer !== undefined && offer.edits.length > 0 && areCompatible(offer.edits);
    return useful ? [{ id: fix.id, ...offer }] : [];
  });
}

/**
 * What can be done about a diagnostic. The text is read for it; for many diagnostics of one text use `prepareFixes`
 * and `fixesIn`. The other text matters only for the clip's length.
 */
export function fixesFor(
  text: string,
  side: Side,
  diagnostic: Diagnostic,
  otherText?: string,
  settings?: Pick<Settings, 'duration'>,
): Fix[] {
  return fixesIn(prepareFixes(text, side, otherText, settings), diagnostic);
}
