import { jsonOf } from '../../json/editPrint';
import { field } from '../../json/tree';
import type { QuickFix } from './fix';

/** Exchanges the two times as they are written. @see contract §3.2 */
export const swapRange: QuickFix = {
  id: 'swap-range',
  codes: ['time.reversed'],
  offer: ({ path }, { at, editor }) => {
    const node = at(path);
    const [start, end] = node?.kind === 'array' ? node.items : [field(node, 'start'), field(node, 'end')];
    if (start === undefined || end === undefined) return undefined;
    return {
      title: 'Swap start and end',
      edits: [editor.replace(start, jsonOf(end)), editor.replace(end, jsonOf(start))],
    };
  },
};
