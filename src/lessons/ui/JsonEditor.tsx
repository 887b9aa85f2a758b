import { useId } from 'react';
import { Icon } from '../../ui/Icon';

/** A fault to show at a line; 1-based. */
export interface LineFault {
  readonly line: number;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
}

interface JsonEditorProps {
  readonly label: string;
  readonly text: string;
  /** Lines that are seen at once; the rest scrolls. */
  readonly lines: number;
  /** The worst first: it is the one that is written out. */
  readonly faults: readonly LineFault[];
  /** Said where there is no fault. */
  readonly fine: string;
  readonly onChange: (text: string) => void;
}

/** The line height of the style sheet, in pixels. */
const LINE = 19;

/** A plain box for a small document: numbered lines, faulty ones marked, the worst fault in words beneath. */
export function JsonEditor({ label, text, lines, faults, fine, onChange }: JsonEditorProps) {
  const said = useId();
  const count = text.split('\n').length;
  const [worst] = faults;
  const bad = new Map([...faults].reverse().map((fault) => [fault.line, fault.severity]));
  return (
    <div className="json-editor">
      <div className="json-scroll" style={{ height: lines * LINE + 12 }}>
        <ol className="json-numbers" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => index + 1).map((line) => (
            <li key={line} className={bad.get(line) ?? ''}>
              {line}
            </li>
          ))}
        </ol>
        <textarea
          aria-label={label}
          aria-describedby={said}
          aria-invalid={worst?.severity === 'error'}
          rows={count}
          style={{ height: Math.max(count, lines) * LINE }}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p className="json-said" id={said}>
        <Icon name={worst?.severity ?? 'ok'} className={worst?.severity ?? 'ok'} />
        <span title={worst?.message}>{worst ? `Line ${worst.line}: ${worst.message}` : fine}</span>
        {faults.length > 1 ? <span className="badge">+{faults.length - 1}</span> : null}
      </p>
    </div>
  );
}
