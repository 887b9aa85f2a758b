import { useMemo } from 'react';
import type { Side } from '../../omnicapbench/diagnostics';
import { HuedText } from '../../ui/HuedText';
import { markTexts } from './shared';

interface SharedTextProps {
  readonly reference: string | null;
  readonly prediction: string | null;
}

/** Two texts one above the other, with the words that both have marked; or one of them alone. */
export function SharedText({ reference, prediction }: SharedTextProps) {
  const marked = useMemo(
    () => (reference === null || prediction === null ? null : markTexts(reference, prediction)),
    [reference, prediction],
  );
  if (reference !== null && reference === prediction) {
    return (
      <dl className="unit-texts">
        <Text side="both" parts={[{ text: reference, shared: false }]} />
      </dl>
    );
  }
  return (
    <dl className="unit-texts">
      {reference === null ? null : (
        <Text side="reference" parts={marked?.[0] ?? [{ text: reference, shared: false }]} />
      )}
      {prediction === null ? null : (
        <Text side="prediction" parts={marked?.[1] ?? [{ text: prediction, shared: false }]} />
      )}
    </dl>
  );
}

interface TextProps {
  readonly side: Side | 'both';
  readonly parts: readonly { readonly text: string; readonly shared: boolean }[];
}

function Text({ side, parts }: TextProps) {
  const told = parts.some(({ text }) => /\S/.test(text));
  return (
    <div>
      <dt>{side}</dt>
      <dd>
        {told ? (
          parts.map(({ text, shared }, index) =>
            shared ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in order, without state
              <mark key={index}>{text}</mark>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <HuedText key={index} text={text} />
            ),
          )
        ) : (
          <span className="muted">no text</span>
        )}
      </dd>
    </div>
  );
}
