import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Diagnostic } from '../omnicapbench/diagnostics';
import type { MetricId } from '../omnicapbench/metrics/ids';
import { isBlank, isStale, shownScore, shownSelection } from '../state/selectors';
import type { Session } from '../state/session';
import type { WorkbenchState } from '../state/workbench';
import { EmptyState } from '../views/EmptyState';
import { countProblems, NO_FILTER } from '../views/problems/filter';
import { ProblemsView } from '../views/problems/ProblemsView';
import { ScoreView } from '../views/score/ScoreView';
import { Verdict } from '../views/verdict/Verdict';
import { crashReport } from './crashReport';
import { TABS, type Tab, tabOf } from './routes';
import { ScorerNotice } from './ScorerNotice';

interface ReportProps {
  readonly session: Session;
  readonly state: WorkbenchState;
  readonly onSelect: (diagnostic: Diagnostic) => void;
  readonly onExamples: () => void;
}

/** The right side: what the scorer says, the verdict, and the tab that is open. */
export function Report({ session, state, onSelect, onExamples }: ReportProps) {
  const [path, navigate] = useLocation();
  const [marked, setMarked] = useState<MetricId | null>(null);
  const tab = tabOf(path);
  const scored = shownScore(state);
  const stale = isStale(state);
  const { documents } = state;
  const missing = isBlank(documents.prediction.text)
    ? 'prediction'
    : isBlank(documents.reference.text)
      ? 'reference'
      : null;

  const openMetric = (id: MetricId): void => {
    setMarked(id);
    navigate('/');
    requestAnimationFrame(() => document.getElementById(`row-${id}`)?.scrollIntoView({ block: 'center' }));
  };

  return (
    <section className="report" id="report" tabIndex={-1} data-tab={tab} aria-label="Report">
      <ScorerNotice
        progress={state.progress}
        crash={state.crash}
        cancelled={state.cancelled}
        onCancel={session.cancel}
        onRetry={session.retry}
        crashReport={(crash) => crashReport(crash, state, navigator.userAgent)}
      />
      {scored ? (
        <>
          <Verdict
            report={scored.report}
            stale={stale}
            working={state.progress === 'noticeable' || state.progress === 'slow'}
            onSelect={onSelect}
            onOpenMetric={openMetric}
          />
          <Tabs tab={tab} problems={countProblems(scored.tally, NO_FILTER)} />
          {/* The score stays in the page under the other tabs, so that opened rows and the scroll position survive. */}
          <section className="panel" aria-label="Score" hidden={tab !== 'score'}>
            <ScoreView
              report={scored.report}
              marked={marked}
              empty={missing && !stale ? <EmptyState side={missing} onExamples={onExamples} /> : null}
            />
          </section>
          {tab === 'problems' ? (
            <section className="panel" aria-label="Problems">
              <ProblemsView
                diagnostics={scored.report.diagnostics}
                tally={scored.tally}
                selected={shownSelection(state)?.diagnostic ?? null}
                onSelect={onSelect}
              />
            </section>
          ) : null}
        </>
      ) : (
        <p className="waiting muted" role="status">
          {state.progress === 'noticeable' || state.progress === 'slow' ? 'Scoring…' : ''}
        </p>
      )}
    </section>
  );
}

/** The tabs, as links. */
function Tabs({ tab, problems }: { readonly tab: Tab; readonly problems: number }) {
  return (
    <nav className="tabs" aria-label="Report">
      {TABS.map((entry) => (
        <Link key={entry.tab} href={entry.path} aria-current={entry.tab === tab ? 'page' : undefined}>
          {entry.title}
          {entry.tab === 'problems' ? (
            <span className="badge" data-problems={problems}>
              {problems}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
