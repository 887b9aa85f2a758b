import { readReferenceType } from '../vocabulary';
import type { QuickFix } from './fix';

/** Writes the type that an alias is read as. @see contract §1 Types */
export const useType: QuickFix = {
  id: 'use-type',
  codes: ['type.alias'],
  offer: ({ path }, { at, editor }) => {
    const node = at(path);
    const { group, verdict } = readReferenceType(node);
    if (node === undefined || verdict !== 'alias') return undefined;
    return { title: `Use “${group}”`, edits: [editor.replace(node, group)] };
  },
};
