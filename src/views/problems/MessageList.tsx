import type { Tally } from '../../engine/worker/protocol';
import type { Diagnostic, Severity } from '../../omnicapbench/diagnostics';
import type { AskFixes } from '../../state/fixes';
import { countProblems, groupProblems, type ProblemFilter } from './filter';
import type { Offered } from './groupFix';
import { ProblemRow } from './ProblemRow';

const TITLES: Readonly<Record<Severity, string>> = { error: 'Errors', warning: 'Warnings', info: 'Notes' };

interface MessageListProps {
  readonly problems: readonly Diagnostic[];
  readonly limit: number;
  readonly tally: Tally;
  readonly filter: ProblemFilter;
  readonly selected: Diagnostic | null;
  readonly askFixes: AskFixes;
  readonly onSelect: (diagnostic: Diagnostic) => void;
  readonly onFix: (problem: Diagnostic, fix: Offered) => void;
}

/** Every message as a row, worst first. */
export function MessageList(props: MessageListProps) {
  const { problems, limit, tally, filter, selected, askFixes, onSelect, onFix } = props;
  return groupProblems(problems, limit).map(({ severity, problems: rows }) => (
    <section key={severity} className="group" aria-labelledby={`problems-${severity}`}>
      <header>
        <h3 id={`problems-${severity}`}>{TITLES[severity]}</h3>
        <span className="badge">{countProblems(tally, { ...filter, severity })}</span>
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
            onFix={onFix}
          />
        ))}
      </ol>
    </section>
  ));
}
