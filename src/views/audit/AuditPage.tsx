import { useMemo, useState } from 'react';
import type { Report } from '../../omnicapbench/report';
import type { JudgeDesk, JudgeState } from '../../state/judge/state';
import type { UnitRef } from '../../state/selection';
import { JudgeList } from './JudgeList';
import { auditedJudges } from './judges';
import { PairDetail } from './PairDetail';
import { PairTable } from './PairTable';
import { currentPair, judgePairs } from './pairs';
import { PublishedSpread, SpreadTable } from './SpreadTable';
import { StabilityTable } from './StabilityTable';
import { useAuditReading } from './useAuditReading';

export interface AuditPageProps {
  readonly desk: JudgeDesk;
  readonly state: JudgeState;
  readonly report: Report;
  readonly onSelect: (unit: UnitRef) => void;
}

/** The judges themselves under test: how far they agree, what their choice does to a mean, whether they repeat. */
export function AuditPage({ desk, state, report, onSelect }: AuditPageProps) {
  useAuditReading(desk, state);
  const { audit, items } = state;
  const judges = useMemo(() => auditedJudges(audit ?? []), [audit]);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | null>(null);
  const compared = useMemo(() => judges.filter(({ key }) => !leftOut.has(key)), [judges, leftOut]);
  const pairs = useMemo(() => judgePairs(compared), [compared]);
  const pair = currentPair(pairs, chosen);

  if (items === null || audit === null) {
    return (
      <p className="audit-wait muted" role="status">
        {items === null ? 'There are no questions yet: they appear when a pair is scored.' : 'Looking for verdicts…'}
      </p>
    );
  }
  if (judges.length === 0) return <NoJudge />;
  return (
    <div className="audit">
      <JudgeList
        judges={judges}
        items={items}
        leftOut={leftOut}
        onLeaveOut={(key, out) => setLeftOut(new Set([...leftOut, key].filter((one) => one !== key || out)))}
      />
      {pair ? (
        <>
          <PairTable pairs={pairs} current={pair.id} signature={report.signature} onChoose={setChosen} />
          <PairDetail key={pair.id} pair={pair} items={items} onSelect={onSelect} />
          <SpreadTable judges={compared} items={items} />
        </>
      ) : (
        <OneJudge left={judges.length > 1} />
      )}
      <StabilityTable judges={judges} items={items} onSelect={onSelect} />
    </div>
  );
}

function NoJudge() {
  return (
    <section className="empty" aria-labelledby="audit-none">
      <h2 id="audit-none">Nobody has judged this pair yet</h2>
      <p>
        An audit lays verdicts of several judges on the same questions side by side: how far two of them agree, how much
        a mean depends on who gave it, and whether a judge repeats itself.
      </p>
      <p>Run a model, or label a few questions by hand. Verdicts are kept on this device, so they meet here.</p>
      <PublishedSpread />
    </section>
  );
}

function OneJudge({ left }: { readonly left: boolean }) {
  return (
    <section aria-labelledby="audit-one">
      <h2 id="audit-one">{left ? 'Nothing to compare' : 'One judge is an opinion'}</h2>
      <p>
        {left
          ? 'Choose two judges at least to see how far they agree.'
          : 'Run a second model, or label by hand: then this page shows how far the two agree, beyond what chance would give.'}
      </p>
      <PublishedSpread />
    </section>
  );
}
