import { useMemo, useRef } from 'react';
import type { Diagnostic } from '../../omnicapbench/diagnostics';
import type { AskFixes } from '../../state/fixes';
import { HuedText } from '../../ui/HuedText';
import { Icon } from '../../ui/Icon';
import { FixButton } from './FixButton';
import type { Offered } from './groupFix';
import { PlaceText } from './Sentence';
import { SAID } from './said';
import { useOffers, useSeen } from './useOffers';

interface ProblemRowProps {
  readonly problem: Diagnostic;
  readonly selected: boolean;
  readonly askFixes: AskFixes;
  readonly onSelect: (problem: Diagnostic) => void;
  readonly onFix: (problem: Diagnostic, fix: Offered) => void;
}

/** One message of the scorer; a press selects its place in the editor. */
export function ProblemRow({ problem, selected, askFixes, onSelect, onFix }: ProblemRowProps) {
  const { severity, message, side, code, line, column } = problem;
  const row = useRef<HTMLLIElement>(null);
  const seen = useSeen(row);
  const [offer = []] = useOffers(
    askFixes,
    useMemo(() => [problem], [problem]),
    seen,
  );
  return (
    <li
      ref={row}
      className={selected ? 'row selected' : 'row'}
      data-code={code}
      data-side={side}
      data-severity={severity}
    >
      <Icon name={severity} className={severity} label={SAID[severity]} />
      <button
        type="button"
        className="row-main"
        aria-current={selected ? 'true' : undefined}
        onClick={() => onSelect(problem)}
      >
        <span className="message">
          <HuedText text={message} />
        </span>
      </button>
      <span className="code-name muted">{code}</span>
      <PlaceText side={side} line={line} column={column} />
      <span className="fixes">
        {offer.map((fix) => (
          <FixButton key={fix.id} fix={fix} onFix={(chosen) => onFix(problem, chosen)} />
        ))}
      </span>
    </li>
  );
}
