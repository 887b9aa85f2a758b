import type { Part } from '../../omnicapbench/causes';
import type { Hue } from '../../ui/hue';

const HUE: Readonly<Record<NonNullable<Part['track']>, Hue>> = { reference: 'ref', event: 'event', shot: 'shot' };

/** A cause in words, its ids in their tracks' hues. */
export function Sentence({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map(({ text, track }, index) =>
    track ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence, in order, without state
      <code key={index} className={HUE[track]}>
        {text}
      </code>
    ) : (
      text
    ),
  );
}

/** Where something stands: line and column, and the document when it is not the prediction. */
export function PlaceText({
  side,
  line,
  column,
}: {
  readonly side: 'prediction' | 'reference';
  readonly line: number;
  readonly column: number;
}) {
  return (
    <span className="place">
      {side === 'reference' ? 'reference ' : ''}
      {line}:{column}
    </span>
  );
}
