import { rangeEdit } from '../../json/edit';
import { type Extraction, extractDocument } from '../../json/extract';
import { ownPosition, type Source } from '../../json/source';
import type { FixContext } from './context';
import type { QuickFix } from './fix';

/** Leaves the document alone of a text: fence, thoughts and prose go. @see contract §2.1, §2.2 */
export const stripSurroundings: QuickFix = {
  id: 'strip-surroundings',
  codes: ['json.fence', 'json.prose'],
  offer: ({ code, offset }, context) => {
    for (const source of sourcesOf(context)) {
      const extraction = extractDocument(source);
      const { outcome, fence, prose } = extraction;
      if (typeof outcome === 'string' || !('value' in outcome)) continue;
      const found = code === 'json.fence' ? fence?.start === offset : prose.some(({ start }) => start === offset);
      if (!found) continue;
      const [start, end] = [outcome.value.start, outcome.value.end].map((at) => ownPosition(source, at));
      const edits = [rangeEdit(source, 0, start ?? 0, ''), rangeEdit(source, end ?? 0, source.text.length, '')].filter(
        (edit) => edit.length > 0,
      );
      return { title: titleOf(extraction, source.text.slice(0, start)), edits };
    }
    return undefined;
  },
};

function titleOf({ fence, prose }: Extraction, before: string): string {
  const parts = [
    ...(/^\s*<think>[\s\S]*<\/think>/.test(before) ? ['the thoughts'] : []),
    ...(fence ? ['the fence'] : []),
    ...(prose.length > 0 ? ['the text around the document'] : []),
  ];
  const last = parts.pop() ?? '';
  return `Remove ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}`;
}

/** The text, and the strings of it that the document stands in. */
function sourcesOf({ text, units, editor }: FixContext): Source[] {
  const [unit] = units;
  const own = unit && editor.source(unit);
  return [{ text, map: undefined }, ...(own?.map ? [own] : [])];
}
