import { useState } from 'react';
import { HuedText } from '../../ui/HuedText';
import { grouped } from '../numbers/figures';
import { beginning } from './fieldNames';

/** A text of a document, as text and nothing else; of a long one the beginning first. */
export function PassageText({ text }: { readonly text: string }) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? text : beginning(text);
  if (text.trim() === '') return <p className="hand-text muted">(empty)</p>;
  return (
    <>
      <p className="hand-text" dir="auto">
        <HuedText text={shown} />
        {shown.length < text.length ? '…' : ''}
      </p>
      {shown.length < text.length ? (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          Show all {grouped(text.length)} characters
        </button>
      ) : null}
    </>
  );
}
