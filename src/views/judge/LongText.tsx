import { useState } from 'react';
import { CopyButton } from '../../ui/CopyButton';
import { counted } from './runWords';
import { cutText } from './verdictWords';

/** Letters that are shown before somebody asks for all. */
const FIRST = 8_000;

interface LongTextProps {
  readonly title: string;
  /** Anything at all: a prompt, or what a server sent. It is shown as text and nothing else. */
  readonly text: string;
}

/** A text to the letter, wrapped, with a button that copies all of it. */
export function LongText({ title, text }: LongTextProps) {
  const [whole, setWhole] = useState(false);
  const shown = cutText(text, whole ? text.length : FIRST);
  return (
    <div className="ask-text">
      <p>
        <span className="muted">{title}</span>
        <CopyButton label="Copy" describe={`Copy: ${title}`} text={() => text} className="push" />
      </p>
      <pre dir="auto">{shown.text}</pre>
      {shown.cut ? (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          Show all {counted(text.length, 'character')}
        </button>
      ) : null}
    </div>
  );
}
