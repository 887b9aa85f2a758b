import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon';

/** How long a number must stay before it is spoken, in milliseconds: nobody wants to hear every pixel of a drag. */
const SETTLED = 600;

interface ReadingProps {
  /** The whole of it as a sentence, spoken when it has come to rest. */
  readonly say: string;
  readonly children: ReactNode;
}

/** The strip under the stage where the number stands with its fraction. */
export function Reading({ say, children }: ReadingProps) {
  const [spoken, setSpoken] = useState('');
  const [first] = useState(say);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(say === first ? '' : say), SETTLED);
    return () => clearTimeout(timer);
  }, [say, first]);
  return (
    <div className="reading">
      {children}
      <span className="hidden-text" role="status">
        {spoken}
      </span>
    </div>
  );
}

interface FractionProps {
  readonly over: string;
  readonly under: string;
  /** Room for the longest text that may stand there, in characters. */
  readonly width: number;
}

/** A fraction written out. Its room does not change with its digits. */
export function Fraction({ over, under, width }: FractionProps) {
  return (
    <span className="fraction" style={{ minWidth: `${width + 1}ch` }}>
      <span>{over}</span>
      <span className="hidden-text">over</span>
      <span>{under}</span>
    </span>
  );
}

interface AnswerProps {
  /** Null where the number does not apply. */
  readonly value: number | null;
  readonly digits?: number;
  readonly small?: boolean;
}

/** The number at the end of a formula. */
export function Answer({ value, digits = 4, small = false }: AnswerProps) {
  return (
    <span
      className={small ? 'answer small' : 'answer'}
      data-value={String(value)}
      style={{ minWidth: `${digits + 2}ch` }}
    >
      {value === null ? <abbr title="not applicable: there is nothing to divide by">n/a</abbr> : value.toFixed(digits)}
    </span>
  );
}

interface OutcomeProps {
  readonly pass: boolean;
  readonly yes: string;
  readonly no: string;
}

/** Yes or no in words and shape. It takes the room of the longer of the two. */
export function Outcome({ pass, yes, no }: OutcomeProps) {
  return (
    <span className="outcome">
      <span hidden={!pass}>
        <Icon name="ok" className="ok" /> {yes}
      </span>
      <span hidden={pass}>
        <Icon name="error" className="error" /> {no}
      </span>
    </span>
  );
}
