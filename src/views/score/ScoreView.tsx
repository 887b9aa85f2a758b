import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Detail } from '../../omnicapbench/detail';
import type { Diagnostic, Place } from '../../omnicapbench/diagnostics';
import { METRICS } from '../../omnicapbench/metrics';
import type { MetricId } from '../../omnicapbench/metrics/ids';
import { DEFAULT_MODEL, PUBLISHED_MODELS } from '../../omnicapbench/published';
import type { Report } from '../../omnicapbench/report';
import type { AnalysisDesk } from '../../state/analysis';
import type { Deltas } from '../../state/compare';
import type { UnitRef, UnitSelection } from '../../state/selection';
import { CompositionChart } from '../charts/CompositionChart';
import { createPointing } from '../numbers/pointing';
import { scoreGroups } from './rows';
import { ScoreFooter } from './ScoreFooter';
import { ScoreTable } from './ScoreTable';

// Below the fold; the families bring the rules of eight errors along.
const Probes = lazy(() => import('./Probes').then((module) => ({ default: module.Probes })));
const FamiliesView = lazy(() =>
  import('../families/FamiliesView').then((module) => ({ default: module.FamiliesView })),
);

const GROUPS = scoreGroups(METRICS);

interface ScoreViewProps {
  readonly desk: AnalysisDesk;
  readonly report: Report;
  readonly detail: Detail | null;
  /** What the prediction is called: one of the paper's models has its published means laid beside it. */
  readonly name: string;
  /** What changed since the baseline or the previous run, and which of the two it is. */
  readonly change: { readonly deltas: Deltas; readonly since: string } | null;
  readonly marked: MetricId | null;
  readonly selection: UnitSelection | null;
  readonly onSelect: (unit: UnitRef, place?: Place) => void;
  readonly onSelectFault: (fault: Diagnostic) => void;
  /** The address of the lesson that explains a number. */
  readonly lesson: (metric: MetricId) => string;
  /** Stands in for the composition when there is nothing to score yet. */
  readonly empty: ReactNode;
}

/** The Score tab: where the points go, every number with its reasons, the probes, the error families. */
export function ScoreView(props: ScoreViewProps) {
  const { desk, report, detail, name, change, marked, selection, onSelect, onSelectFault, lesson, empty } = props;
  // Follows the example until somebody chooses; null: no model.
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const model = chosen === undefined ? (PUBLISHED_MODELS.find((one) => one === name) ?? DEFAULT_MODEL) : chosen;
  const { diagnostics } = report;
  const pointing = createPointing({ detail, diagnostics, selection, onSelect, onSelectFault, lesson });
  return (
    <>
      {empty ?? <CompositionChart report={report} />}
      <ScoreTable
        groups={GROUPS}
        desk={desk}
        metrics={report.metrics}
        model={model}
        change={change}
        marked={marked}
        pointing={pointing}
      />
      <ScoreFooter groups={GROUPS} report={report} model={model} onModel={setChosen} />
      <Suspense fallback={null}>
        <Probes probes={report.probes} />
        <FamiliesView desk={desk} pointing={pointing} />
      </Suspense>
    </>
  );
}
