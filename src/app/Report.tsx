import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { EditorSurface } from '../editor/surface';
import type { CostedCause } from '../engine/costs';
import { addressOf, lessonOf } from '../lessons/addresses';
import type { Detail } from '../omnicapbench/detail';
import type { Diagnostic, Place, Side } from '../omnicapbench/diagnostics';
import type { MetricId } from '../omnicapbench/metrics/ids';
import type { AnalysisDesk } from '../state/analysis';
import { type CompareDesk, delta } from '../state/compare';
import type { Costs } from '../state/costs';
import type { AskFixes } from '../state/fixes';
import type { UnitRef } from '../state/selection';
import { isBlank, isStale, shownScore, shownSelection } from '../state/selectors';
import type { Session } from '../state/session';
import type { WorkbenchState } from '../state/workbench';
import { useStore } from '../ui/useStore';
import { EmptyState } from '../views/EmptyState';
import { countProblems, NO_FILTER } from '../views/problems/filter';
import type { Offered } from '../views/problems/groupFix';
import { ScoreView } from '../views/score/ScoreView';
import { Causes } from '../views/verdict/Causes';
import { Verdict } from '../views/verdict/Verdict';
import { crashReport } from './crashReport';
import { TABS, type Tab, tabOf } from './routes';
import { ScorerNotice } from './ScorerNotice';
import type { TabProps } from './tabs/tabProps';

const ProblemsView = lazy(() =>
  import('../views/problems/ProblemsView').then((module) => ({ default: module.ProblemsView })),
);
const TimelineTab = lazy(() => import('./tabs/TimelineTab'));
const UnitsTab = lazy(() => import('./tabs/UnitsTab'));
const IdentityTab = lazy(() => import('./tabs/IdentityTab'));
const LinksTab = lazy(() => import('./tabs/LinksTab'));
const CompareTab = lazy(() => import('./tabs/CompareTab'));
const JudgeTab = lazy(() => import('./tabs/JudgeTab'));
const Truncation = lazy(() => import('./tabs/Truncation'));

/** The tabs that show the units of the pair; each comes when it is first opened. */
const UNIT_TABS: Partial<Readonly<Record<Tab, ComponentType<TabProps>>>> = {
  timeline: TimelineTab,
  units: UnitsTab,
  identity: IdentityTab,
  links: LinksTab,
  compare: CompareTab,
  judge: JudgeTab,
};

const lessonAddress = (metric: MetricId): string => addressOf(lessonOf(metric));

interface ReportProps {
  readonly session: Session;
  readonly desk: AnalysisDesk;
  readonly compare: CompareDesk;
  readonly detail: Detail | null;
  readonly surfaces: Readonly<Record<Side, EditorSurface | null>>;
  readonly onSelectUnit: (unit: UnitRef, place?: Place) => void;
  readonly state: WorkbenchState;
  /** In a frame on somebody else's page, where nobody types a key. */
  readonly embedded: boolean;
  readonly costs: Costs;
  /** The cause that is chosen, or that explains the chosen fault. */
  readonly selectedCause: string | null;
  readonly askFixes: AskFixes;
  readonly onSelect: (diagnostic: Diagnostic) => void;
  readonly onSelectCause: (cause: CostedCause) => void;
  readonly onFix: (side: Side, text: string, fix: Offered) => void;
  readonly onExamples: () => void;
}

/** The right side: what the scorer says, the verdict, and the tab that is open. */
export function Report(props: ReportProps) {
  const { session, desk, compare, state, detail, costs, askFixes } = props;
  const { embedded, onSelect, onSelectCause, onSelectUnit, onFix, onExamples } = props;
  const [path, navigate] = useLocation();
  const [marked, setMarked] = useState<MetricId | null>(null);
  const tabs = embedded ? TABS.filter(({ tab }) => tab !== 'judge') : TABS;
  const named = tabOf(path);
  const tab = tabs.some((entry) => entry.tab === named) ? named : 'score';
  const UnitTab = UNIT_TABS[tab];
  const title = TABS.find((entry) => entry.tab === tab)?.title;
  const scored = shownScore(state);
  const stale = isStale(state);
  const { documents } = state;
  const { baseline } = useStore(compare.store);
  const change = useMemo(() => {
    const since = baseline ?? state.previous;
    if (!scored || !since) return null;
    return { deltas: delta(scored.report, since), since: baseline ? 'the baseline' : 'the previous run' };
  }, [scored, baseline, state.previous]);
  const truncated = scored?.report.diagnostics.find(
    ({ code, side }) => code === 'json.truncated' && side === 'prediction',
  );
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
            change={change}
            causes={
              <Causes
                costs={costs}
                revision={scored.revision}
                gatePasses={scored.report.gate.pass}
                onSelect={onSelectCause}
              />
            }
            working={state.progress === 'noticeable' || state.progress === 'slow'}
            onSelect={onSelect}
            onOpenMetric={openMetric}
          />
          <Tabs tabs={tabs} tab={tab} problems={countProblems(scored.tally, NO_FILTER)} />
          {/* The score stays in the page under the other tabs, so that opened rows and the scroll position survive. */}
          <section className="panel" aria-label="Score" hidden={tab !== 'score'}>
            {truncated ? (
              <Suspense fallback={null}>
                <Truncation
                  desk={desk}
                  scored={scored}
                  fault={truncated}
                  askFixes={askFixes}
                  onFix={(fix) => onFix('prediction', scored.subject.prediction, fix)}
                />
              </Suspense>
            ) : null}
            <ScoreView
              lesson={lessonAddress}
              desk={desk}
              report={scored.report}
              detail={detail}
              name={documents.prediction.name}
              change={change}
              marked={marked}
              selection={state.unit}
              onSelect={onSelectUnit}
              onSelectFault={onSelect}
              empty={missing && !stale ? <EmptyState side={missing} onExamples={onExamples} /> : null}
            />
          </section>
          {tab === 'problems' ? (
            <section className="panel" aria-label="Problems">
              <Suspense fallback={null}>
                <ProblemsView
                  scored={scored}
                  costs={costs}
                  selected={shownSelection(state)?.diagnostic ?? null}
                  selectedCause={props.selectedCause}
                  askFixes={askFixes}
                  onSelect={onSelect}
                  onSelectCause={onSelectCause}
                  onFix={onFix}
                />
              </Suspense>
            </section>
          ) : null}
          {UnitTab ? (
            <section className="panel" aria-label={title}>
              <Suspense fallback={null}>
                {detail ? (
                  <UnitTab
                    session={session}
                    desk={desk}
                    compare={compare}
                    state={state}
                    report={scored.report}
                    detail={detail}
                    selected={state.unit?.unit ?? null}
                    onSelect={onSelectUnit}
                  />
                ) : null}
              </Suspense>
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

/** On a narrow screen the row of tabs scrolls; the open one stays in sight. */
function showTab(nav: HTMLElement | null, place: number): void {
  const current = nav?.children[place];
  if (!nav || !current) return;
  const row = nav.getBoundingClientRect();
  const own = current.getBoundingClientRect();
  if (own.left < row.left) nav.scrollLeft -= row.left - own.left;
  else if (own.right > row.right) nav.scrollLeft += own.right - row.right;
}

interface TabsProps {
  readonly tabs: readonly (typeof TABS)[number][];
  readonly tab: Tab;
  readonly problems: number;
}

/** The tabs, as links. */
function Tabs({ tabs, tab, problems }: TabsProps) {
  const nav = useRef<HTMLElement>(null);
  const place = tabs.findIndex((entry) => entry.tab === tab);
  useEffect(() => showTab(nav.current, place), [place]);
  return (
    <nav ref={nav} className="tabs" aria-label="Report">
      {tabs.map((entry) => (
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
