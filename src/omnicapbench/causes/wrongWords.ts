import { field } from '../../json/tree';
import type { Kernels } from '../../kernel/kernels';
import { tokenize } from '../../text/tokens';
import { unitKey } from '../keys';
import type { CauseKind } from './cause';
import { named, say } from './sentence';

/** A matched line that is not word for word the reference's. */
export const wrongWords: CauseKind = {
  kind: 'wrong-words',
  find: (context) =>
    context.alignment.events.pairs.flatMap(({ reference, prediction, score }) => {
      const node = field(field(prediction.node, 'content'), 'line');
      if (!reference.dialogue || score === 1 || node === undefined) return [];
      return [
        () => ({
          id: `wrong-words:${unitKey('event', prediction.id)}`,
          kind: 'wrong-words' as const,
          sentence: say`${named('event', prediction.id)} ${difference(reference.line, prediction.line, context.kernels)}`,
          side: 'prediction' as const,
          place: context.place('prediction', node),
          units: [
            { side: 'prediction' as const, key: unitKey('event', prediction.id) },
            { side: 'reference' as const, key: unitKey('event', reference.id) },
          ],
          diagnostics: [],
          fix: null,
          mend: [context.fixes.editor.replace(node, reference.line)],
        }),
      ];
    }),
};

/** The first stretch of words that differ, and how many more do. */
function difference(reference: string, prediction: string, kernels: Kernels): string {
  const [ours, theirs] = [tokenize(reference), tokenize(prediction)];
  const ids = new Map<string, number>();
  const intern = (tokens: readonly string[]): Int32Array =>
    Int32Array.from(tokens, (token) => {
      const id = ids.get(token) ?? ids.size;
      ids.set(token, id);
      return id;
    });
  const operations = kernels.align(intern(ours), intern(theirs));
  const wrong = operations.filter((operation) => operation !== 'equal').length;
  const lost: string[] = [];
  const said: string[] = [];
  let [i, j] = [0, 0];
  for (const operation of operations) {
    if (operation === 'equal' && lost.length + said.length > 0) break;
    if (operation === 'delete' || operation === 'substitute') lost.push(ours[i] ?? '');
    if (operation === 'insert' || operation === 'substitute') said.push(theirs[j] ?? '');
    if (operation !== 'insert') i++;
    if (operation !== 'delete') j++;
  }
  const more = wrong - Math.max(lost.length, said.length);
  const rest = more > 0 ? `, and is wrong in ${more} more word${more === 1 ? '' : 's'}` : '';
  const [a, b] = [words(lost), words(said)];
  if (said.length === 0) return `leaves out ${a}${rest}`;
  return lost.length === 0 ? `adds ${b}${rest}` : `says ${b} for ${a}${rest}`;
}

const BETWEEN_UNSPACED =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

function words(tokens: readonly string[]): string {
  const shown = tokens.length > 6 ? [...tokens.slice(0, 6), '…'] : tokens;
  // Characters of scripts without spaces are tokens each, but are written together.
  return `“${shown.join(' ').replace(BETWEEN_UNSPACED, '')}”`;
}
