import { markShared, type TextSegment } from '../../text/sharedWords';
import { findIds } from '../../ui/hue';

/**
 * Marks the words that two texts share, ids aside: they count by the entity they stand for, not by their letters.
 * @see contract §4 Subshots
 */
export function markTexts(a: string, b: string): readonly [readonly TextSegment[], readonly TextSegment[]] {
  const [first, second] = markShared(withoutIds(a), withoutIds(b));
  return [restore(a, first), restore(b, second)];
}

/** Blanks of the same length, so that places stay. */
function withoutIds(text: string): string {
  return findIds(text).reduce(
    (masked, { start, end }) => masked.slice(0, start) + ' '.repeat(end - start) + masked.slice(end),
    text,
  );
}

function restore(text: string, segments: readonly TextSegment[]): TextSegment[] {
  let at = 0;
  return segments.map(({ text: masked, shared }) => {
    const start = at;
    at += masked.length;
    return { text: text.slice(start, at), shared };
  });
}
