import type { ReactNode } from 'react';
import type { Diagnostic } from '../../omnicapbench/diagnostics';
import type { MetricId } from '../../omnicapbench/metrics/ids';
import type { Report } from '../../omnicapbench/report';
import type { Deltas } from '../../state/compare';
import { gateFaults } from '../../state/reading';
import { CopyButton } from '../../ui/CopyButton';
import { Icon } from '../../ui/Icon';
import { GateReason } from './GateReason';
import { Headline } from './Headline';

interface VerdictProps {
  readonly report: Report;
  /** The report is about an earlier text; the one in the editor cannot be read. */
  readonly stale: boolean;
  /** What changed since the baseline or the previous run, and which of the two it is. */
  readonly change: { readonly deltas: Deltas; readonly since: string } | null;
  /** The scorer has worked long enough to say so. */
  readonly working: boolean;
  /** The costliest causes. */
  readonly causes: ReactNode;
  readonly onSelect: (diagnostic: Diagnostic) => void;
  readonly onOpenMetric: (id: MetricId) => void;
}

/** The strip that stays on top of every tab: gate, fields, eight numbers, three causes, signature. */
export function Verdict({ report, stale, change, working, causes, onSelect, onOpenMetric }: VerdictProps) {
  const { gate, metrics, signature } = report;
  const referenceFaults = gateFaults(report, 'reference');
  const predictionFaults = gateFaults(report, 'prediction');
  return (
    <section className="verdict" aria-labelledby="verdict-title" data-stale={stale}>
      <h1 id="verdict-title" className="hidden-text">
        Score of the prediction
      </h1>
      <header>
        <GatePill pass={gate.pass} />
        <span>
          {gate.present} of {gate.required} required fields
        </span>
        <span className="muted push" role="status">
          {stale ? (
            <span className="stale">
              <Icon name="warning" className="warning" />
              Stale: the text cannot be read right now
            </span>
          ) : working ? (
            'Scoring…'
          ) : change ? (
            `change since ${change.since}`
          ) : (
            ''
          )}
        </span>
      </header>
      <Headline metrics={metrics} deltas={change?.deltas ?? null} onOpen={onOpenMetric} />
      {referenceFaults.length > 0 ? <GateReason side="reference" faults={referenceFaults} onSelect={onSelect} /> : null}
      {gate.pass ? null : <StrictOrFailed report={report} faults={predictionFaults} onSelect={onSelect} />}
      {causes}
      <div className="signature">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it */}
        <section tabIndex={0} aria-label="Signature">
          <code>{signature}</code>
        </section>
        <CopyButton label="Copy" describe="Copy the signature" text={() => signature} />
      </div>
    </section>
  );
}

function GatePill({ pass }: { readonly pass: boolean }) {
  return (
    <span className={pass ? 'gate' : 'gate failed'} data-gate={pass ? 'pass' : 'fail'}>
      <Icon name={pass ? 'ok' : 'error'} />
      {pass ? 'Gate passed' : 'Gate failed'}
    </span>
  );
}

interface StrictOrFailedProps {
  readonly report: Report;
  readonly faults: readonly Diagnostic[];
  readonly onSelect: (diagnostic: Diagnostic) => void;
}

/** Under the strict gate any absent or ill-typed field fails it, so the first of those are the reason. */
function StrictOrFailed({ report, faults, onSelect }: StrictOrFailedProps) {
  const reasons =
    faults.length > 0
      ? faults
      : report.diagnostics.filter(({ side, code }) => side === 'prediction' && code.startsWith('schema.'));
  return <GateReason side="prediction" faults={reasons} onSelect={onSelect} />;
}
