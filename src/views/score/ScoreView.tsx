import type { ReactNode } from 'react';
import { METRICS } from '../../omnicapbench/metrics';
import type { MetricId } from '../../omnicapbench/metrics/ids';
import type { Report } from '../../omnicapbench/report';
import { CopyButton } from '../../ui/CopyButton';
import { Composition } from './Composition';
import { scoreMarkdown } from './markdown';
import { Probes } from './Probes';
import { scoreGroups } from './rows';
import { ScoreTable } from './ScoreTable';

const GROUPS = scoreGroups(METRICS);

interface ScoreViewProps {
  readonly report: Report;
  readonly marked: MetricId | null;
  /** Stands in for the composition when there is nothing to score yet. */
  readonly empty: ReactNode;
}

/** The Score tab: where the points go, every number, the probes. */
export function ScoreView({ report, marked, empty }: ScoreViewProps) {
  return (
    <>
      {empty ?? <Composition composition={report.composition} />}
      <ScoreTable groups={GROUPS} metrics={report.metrics} marked={marked} />
      <div className="bar">
        <span className="muted">Percent, two decimals. Nothing leaves this tab.</span>
        <CopyButton label="Copy as Markdown" className="push" text={() => scoreMarkdown(GROUPS, report)} />
      </div>
      <Probes probes={report.probes} />
    </>
  );
}
