import { useId, useRef } from 'react';
import type { Diagnostic, Side } from '../../omnicapbench/diagnostics';
import type { AskFixes } from '../../state/fixes';
import { Icon } from '../../ui/Icon';
import type { CodeGroup } from './causes';
import { FixButton } from './FixButton';
import { groupFix, type Offered } from './groupFix';
import { ProblemRow } from './ProblemRow';
import { SAID } from './said';
import { useOffers, useSeen } from './useOffers';

/** Faults of one code that a button mends at once; more would be asked about for nothing. */
const MOST_AT_ONCE = 200;

const NOTHING: readonly Diagnostic[] = [];

interface CodeSectionProps {
  readonly group: CodeGroup;
  readonly rows: readonly Diagnostic[];
  readonly texts: Readonly<Record<Side, string>>;
  readonly selected: Diagnostic | null;
  readonly askFixes: AskFixes;
  readonly onSelect: (problem: Diagnostic) => void;
  readonly onFix: (side: Side, fix: Offered) => void;
}

/** The messages of one code, with one button when one action solves all of them. */
export function CodeSection({ group, rows, texts, selected, askFixes, onSelect, onFix }: CodeSectionProps) {
  const { code, severity, problems } = group;
  const titleId = useId();
  const header = useRef<HTMLElement>(null);
  const seen = useSeen(header);
  const side = problems[0]?.side ?? 'prediction';
  const atOnce = problems.length <= MOST_AT_ONCE && problems.every((one) => one.side === side) ? problems : NOTHING;
  const offers = useOffers(askFixes, atOnce, seen && atOnce.length > 1);
  const all =
    atOnce.length > 1 && offers.length === atOnce.length
      ? groupFix(
          texts[side],
          offers.map(([first]) => first),
          code,
        )
      : null;
  return (
    <section className="group" aria-labelledby={titleId} data-group={code}>
      <header ref={header}>
        <Icon name={severity} className={severity} label={SAID[severity]} />
        <h3 id={titleId}>
          <code>{code}</code>
        </h3>
        <span className="badge">{problems.length}</span>
        <span className="fix-slot">
          {all ? <FixButton fix={all} label={all.label} onFix={(fix) => onFix(side, fix)} /> : null}
        </span>
      </header>
      <ol>
        {rows.map((problem, index) => (
          <ProblemRow
            // biome-ignore lint/suspicious/noArrayIndexKey: one place can have twins
            key={`${index} ${problem.code}`}
            problem={problem}
            selected={problem === selected}
            askFixes={askFixes}
            onSelect={onSelect}
            onFix={(one, fix) => onFix(one.side, fix)}
          />
        ))}
      </ol>
    </section>
  );
}
