import { useState } from 'react';
import type { Tally } from '../../engine/worker/protocol';
import type { Diagnostic, Severity } from '../../omnicapbench/diagnostics';
import { Segmented } from '../../ui/Segmented';
import {
  countProblems,
  filterProblems,
  groupProblems,
  NO_FILTER,
  type ProblemFilter,
  type SeverityFilter,
  type SideFilter,
} from './filter';
import { ProblemRow } from './ProblemRow';

/** Rows drawn at first and added by each press of the button. */
const PAGE = 200;

const TITLES: Readonly<Record<Severity, string>> = { error: 'Errors', warning: 'Warnings', info: 'Notes' };

interface ProblemsViewProps {
  readonly diagnostics: readonly Diagnostic[];
  readonly tally: Tally;
  readonly selected: Diagnostic | null;
  readonly onSelect: (diagnostic: Diagnostic) => void;
}

/** Every fault and note with its place, worst first. */
export function ProblemsView({ diagnostics, tally, selected, onSelect }: ProblemsViewProps) {
  const [filter, setFilter] = useState<ProblemFilter>(NO_FILTER);
  const [limit, setLimit] = useState(PAGE);
  const change = (part: Partial<ProblemFilter>): void => {
    setFilter({ ...filter, ...part });
    setLimit(PAGE);
  };
  const problems = filterProblems(diagnostics, filter);
  const count = countProblems(tally, filter);

  return (
    <>
      <ProblemsBar filter={filter} tally={tally} onChange={change} />
      {count === 0 ? <NoProblems all={countProblems(tally, NO_FILTER) === 0} /> : null}
      {groupProblems(problems, limit).map(({ severity, problems: rows }) => (
        <section key={severity} className="group" aria-labelledby={`problems-${severity}`}>
          <header>
            <h3 id={`problems-${severity}`}>{TITLES[severity]}</h3>
            <span className="badge">{countProblems(tally, { ...filter, severity })}</span>
          </header>
          <ol>
            {rows.map((problem, index) => (
              <ProblemRow
                // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state, and one place can have twins
                key={`${index} ${problem.code}`}
                problem={problem}
                selected={problem === selected}
                onSelect={onSelect}
              />
            ))}
          </ol>
        </section>
      ))}
      {problems.length > limit ? (
        <div className="bar">
          <button type="button" className="outline" onClick={() => setLimit(limit + PAGE)}>
            Show {Math.min(PAGE, problems.length - limit)} more
          </button>
          <span className="muted">
            {limit} of {count} shown
          </span>
        </div>
      ) : count > problems.length ? (
        <p className="bar muted">
          The first {problems.length} are listed; the other {count - problems.length} are counted only.
        </p>
      ) : null}
    </>
  );
}

interface ProblemsBarProps {
  readonly filter: ProblemFilter;
  readonly tally: Tally;
  readonly onChange: (part: Partial<ProblemFilter>) => void;
}

function ProblemsBar({ filter, tally, onChange }: ProblemsBarProps) {
  const counted = (title: string, severity: SeverityFilter) => ({
    value: severity,
    label: `${title} ${countProblems(tally, { ...filter, severity })}`,
  });
  const side = (label: string, value: SideFilter) => ({ value, label });
  return (
    <div className="bar">
      <Segmented
        label="Severity"
        value={filter.severity}
        onChange={(severity) => onChange({ severity })}
        options={[
          counted('All', 'all'),
          counted('Errors', 'error'),
          counted('Warnings', 'warning'),
          counted('Notes', 'info'),
        ]}
      />
      <Segmented
        label="Document"
        value={filter.side}
        onChange={(value) => onChange({ side: value })}
        options={[side('Both', 'both'), side('Prediction', 'prediction'), side('Reference', 'reference')]}
      />
      <span className="muted wide push">worst first, then by place</span>
    </div>
  );
}

/** Says what an empty list means. */
function NoProblems({ all }: { readonly all: boolean }) {
  return all ? (
    <div className="empty">
      <h2>No faults found</h2>
      <p>
        Both documents can be read, every required field is there, every id and link leads somewhere, and the times fit.
        The score can still be low: what a prediction misses or invents is no fault of its form.
      </p>
      <p className="muted">To see one, change an id in a list of the prediction, or delete a comma.</p>
    </div>
  ) : (
    <div className="empty">
      <h2>Nothing of this kind</h2>
      <p>The filter hides the other problems.</p>
    </div>
  );
}
