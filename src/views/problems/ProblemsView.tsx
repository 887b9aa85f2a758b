import { useMemo, useState } from 'react';
import type { CostedCause } from '../../engine/costs';
import type { Scored } from '../../engine/worker/protocol';
import type { Diagnostic, Side } from '../../omnicapbench/diagnostics';
import type { Costs } from '../../state/costs';
import { type AskFixes, combineMost } from '../../state/fixes';
import { CauseSection } from './CauseSection';
import { CodeSection } from './CodeSection';
import { countRows, filterCauses, firstRows, groupByCode, groupCauses, unexplained } from './causes';
import { countProblems, filterProblems, NO_FILTER, type ProblemFilter } from './filter';
import type { Offered } from './groupFix';
import { MessageList } from './MessageList';
import { type ProblemOrder, ProblemsBar } from './ProblemsBar';
import './problems.css';

/** Rows drawn at first and added by each press of the button. */
const PAGE = 200;

interface ProblemsViewProps {
  readonly scored: Scored;
  readonly costs: Costs;
  /** The chosen fault, and the cause that is chosen or explains it. */
  readonly selected: Diagnostic | null;
  readonly selectedCause: string | null;
  readonly askFixes: AskFixes;
  readonly onSelect: (diagnostic: Diagnostic) => void;
  readonly onSelectCause: (cause: CostedCause) => void;
  /** Carries a fix out that was made for a text of one side. */
  readonly onFix: (side: Side, text: string, fix: Offered) => void;
}

/** Everything that is wrong: by cause with what it costs, or message by message. */
export function ProblemsView(props: ProblemsViewProps) {
  const { scored, costs, selected, selectedCause, askFixes, onSelect, onSelectCause, onFix } = props;
  const [order, setOrder] = useState<ProblemOrder>('causes');
  const [filter, setFilter] = useState<ProblemFilter>(NO_FILTER);
  const [limit, setLimit] = useState(PAGE);
  const { tally, subject } = scored;
  const { diagnostics } = scored.report;
  const { causes } = costs;
  // Without costs there is nothing to group by: then each message stands for itself.
  const byCause = order === 'causes' && costs.phase !== 'failed';
  const others = useMemo(() => unexplained(diagnostics, causes), [diagnostics, causes]);
  const groups = useMemo(() => groupCauses(filterCauses(causes, filter)), [causes, filter]);
  const codes = useMemo(() => groupByCode(filterProblems(others, filter)), [others, filter]);
  const problems = filterProblems(diagnostics, filter);

  const countOf = (one: ProblemFilter): number =>
    byCause ? countRows(causes, diagnostics, others, tally, one) : countProblems(tally, one);
  const change = (part: Partial<ProblemFilter>): void => {
    setFilter({ ...filter, ...part });
    setLimit(PAGE);
  };
  const listed = byCause
    ? groups.reduce((sum, group) => sum + group.causes.length, 0) +
      codes.reduce((sum, group) => sum + group.problems.length, 0)
    : problems.length;
  const count = countOf(filter);
  const waiting = byCause && costs.subject === null;
  const texts = { prediction: subject.prediction, reference: subject.reference };
  const costedText = costs.subject?.prediction ?? '';
  const shownCauses = firstRows(groups, limit, (group) => group.causes);
  const left = limit - shownCauses.reduce((sum, { rows }) => sum + rows.length, 0);
  const shownCodes = firstRows(codes, left, (group) => group.problems);

  return (
    <>
      <ProblemsBar
        order={order}
        filter={filter}
        count={(severity) => countOf({ ...filter, severity })}
        onOrder={(next) => {
          setOrder(next);
          setLimit(PAGE);
        }}
        onChange={change}
      >
        {byCause ? (
          <ReviewAll causes={causes} text={costedText} onFix={(fix) => onFix('prediction', costedText, fix)} />
        ) : null}
      </ProblemsBar>
      <p className="problems-note muted" role="status">
        {noteOf(costs, scored, byCause)}
      </p>
      {waiting || count > 0 ? null : <NoProblems all={countOf(NO_FILTER) === 0} />}
      {waiting ? null : byCause ? (
        <>
          {shownCauses.map(({ group, rows }) => (
            <CauseSection
              key={group.kind}
              group={group}
              rows={rows}
              text={costedText}
              selected={selectedCause}
              askFixes={askFixes}
              onSelect={onSelectCause}
              onFix={(fix) => onFix('prediction', costedText, fix)}
            />
          ))}
          {shownCodes.length > 0 && shownCauses.length > 0 ? (
            <h2 className="others-title muted">Other messages, by code</h2>
          ) : null}
          {shownCodes.map(({ group, rows }) => (
            <CodeSection
              key={group.code}
              group={group}
              rows={rows}
              texts={texts}
              selected={selected}
              askFixes={askFixes}
              onSelect={onSelect}
              onFix={(side, fix) => onFix(side, texts[side], fix)}
            />
          ))}
        </>
      ) : (
        <MessageList
          problems={problems}
          limit={limit}
          tally={tally}
          filter={filter}
          selected={selected}
          askFixes={askFixes}
          onSelect={onSelect}
          onFix={({ side }, fix) => onFix(side, texts[side], fix)}
        />
      )}
      {waiting ? null : listed > limit ? (
        <div className="bar">
          <button type="button" className="outline" onClick={() => setLimit(limit + PAGE)}>
            Show {Math.min(PAGE, listed - limit)} more
          </button>
          <span className="muted">
            {limit} of {count} shown
          </span>
        </div>
      ) : count > listed ? (
        <p className="bar muted">
          The first {listed} are listed; the other {count - listed} are counted only.
        </p>
      ) : null}
    </>
  );
}

/** The quiet line above the list: how it is ordered, and how far the costing is. */
function noteOf({ phase, causes, leftOut, revision }: Costs, scored: Scored, byCause: boolean): string {
  if (phase === 'failed')
    return 'The causes could not be costed; each message stands for itself. Worst first, by place.';
  if (!byCause) return 'Worst first, then by place.';
  if (revision !== scored.revision) return causes.length > 0 ? 'Costing the changed text…' : 'Costing the causes…';
  if (phase === 'costing') return `Costing the causes: ${causes.length} so far…`;
  const more = leftOut > 0 ? ` ${leftOut} more causes were found and not costed.` : '';
  if (causes.length === 0) return '';
  return `Costliest first: each is what mending that one alone would gain, so costs do not add up.${more}`;
}

interface ReviewAllProps {
  readonly causes: readonly CostedCause[];
  readonly text: string;
  readonly onFix: (fix: Offered) => void;
}

/** All fixes that go together, to be looked at and carried out at once. */
function ReviewAll({ causes, text, onFix }: ReviewAllProps) {
  const fixes = useMemo(() => causes.flatMap(({ fix }) => fix ?? []), [causes]);
  if (fixes.length < 2) return null;
  const review = (): void => {
    const { edits, taken } = combineMost(text, fixes);
    const some = taken.length < fixes.length ? ` of ${fixes.length}; the others touch the same places` : '';
    if (taken.length > 0) onFix({ title: `Apply ${taken.length} quick fixes${some}`, edits, several: true });
  };
  return (
    <button type="button" className="outline push" data-review-all onClick={review}>
      Review {fixes.length} quick fixes
    </button>
  );
}

/** Says what an empty list means. */
function NoProblems({ all }: { readonly all: boolean }) {
  return all ? (
    <div className="empty">
      <h2>No faults found</h2>
      <p>
        Both documents can be read, every required field is there, every id and link leads somewhere, the times fit, and
        nothing that the reference tells is missing or told otherwise.
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
