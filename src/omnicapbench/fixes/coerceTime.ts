import { readRange } from '../canonical/times';
import type { QuickFix } from './fix';

const TIMES: readonly unknown[] = ['time_range', 'sub_shot_time'];

/** Writes the range as it is read anyway. @see contract §3.2 */
export const coerceTime: QuickFix = {
  id: 'coerce-time',
  codes: ['time.coerced', 'schema.wrong-type'],
  offer: ({ path }, { at, editor }) => {
    const node = at(path);
    const range = readRange(node);
    if (node === undefined || !range?.coerced || !TIMES.includes(path.at(-1))) return undefined;
    const { start, end } = range;
    return { title: `Write [${start}, ${end}]`, edits: [editor.replace(node, [start, end])] };
  },
};
