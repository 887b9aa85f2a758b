import type { Diagnostic, Severity } from '../../omnicapbench/diagnostics';
import { HuedText } from '../../ui/HuedText';
import { Icon } from '../../ui/Icon';

const SAID: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

interface ProblemRowProps {
  readonly problem: Diagnostic;
  readonly selected: boolean;
  readonly onSelect: (problem: Diagnostic) => void;
}

/** One fault; a press selects its place in the editor. */
export function ProblemRow({ problem, selected, onSelect }: ProblemRowProps) {
  const { severity, message, side, code, line, column } = problem;
  return (
    <li>
      <button
        type="button"
        className={selected ? 'row selected' : 'row'}
        aria-current={selected ? 'true' : undefined}
        data-code={code}
        data-side={side}
        data-severity={severity}
        onClick={() => onSelect(problem)}
      >
        <Icon name={severity} className={severity} label={SAID[severity]} />
        <span className="message">
          <HuedText text={message} />
        </span>
        <span className="code-name muted">{code}</span>
        <span className="place">
          {side === 'reference' ? 'reference ' : ''}
          {line}:{column}
        </span>
      </button>
    </li>
  );
}
