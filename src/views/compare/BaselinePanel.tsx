import { useMemo } from 'react';
import { METRICS } from '../../omnicapbench/metrics';
import { cautions } from '../../state/compare';
import { CopyButton } from '../../ui/CopyButton';
import { Icon } from '../../ui/Icon';
import { scoreGroups } from '../score/rows';
import { ChangeList } from './ChangeList';
import type { CompareViewProps } from './CompareView';
import { comparableSides, listChanges } from './changes';
import { MetricComparison } from './MetricComparison';
import { baselineMarkdown } from './markdown';
import { compareMetrics, countBetter } from './rows';

const GROUPS = scoreGroups(METRICS);

type BaselinePanelProps = Pick<
  CompareViewProps,
  'report' | 'detail' | 'names' | 'texts' | 'baseline' | 'selected' | 'onPin' | 'onUnpin' | 'onSelect'
>;

/** What changed since the report that was put aside. */
export function BaselinePanel(props: BaselinePanelProps) {
  const { report, detail, names, texts, baseline, selected, onPin, onUnpin, onSelect } = props;
  const before = baseline?.detail ?? null;
  const changes = useMemo(() => (before && detail ? listChanges(before, detail) : null), [before, detail]);
  const groups = useMemo(() => (baseline ? compareMetrics(GROUPS, baseline.report, report) : []), [baseline, report]);
  if (!baseline) return <NothingPinned onPin={onPin} />;

  const { a: fell, b: rose, tie } = countBetter(groups);
  const warnings = cautions(baseline, report, texts);
  const missingSides = before && detail ? 2 - comparableSides(before, detail).length : 0;
  return (
    <>
      <div className="compare-head">
        <p>
          Since <strong>{baseline.names.prediction || 'the baseline'}</strong>
          {names.prediction === baseline.names.prediction ? '' : ` (now ${names.prediction})`}:{' '}
          <span data-count="up">{rose} up</span>, <span data-count="down">{fell} down</span>,{' '}
          <span data-count="same">{tie} unchanged</span>
          <span className="muted">, precision and recall not counted</span>
        </p>
        <span className="compare-tools">
          <button type="button" className="outline" onClick={onPin}>
            Replace with this report
          </button>
          <button type="button" onClick={onUnpin}>
            Unpin
          </button>
        </span>
      </div>
      {warnings.map((warning) => (
        <div key={warning} className="notice" data-caution="">
          <Icon name="warning" className="warning" label="Caution" />
          <p>{warning}</p>
        </div>
      ))}
      <MetricComparison
        groups={groups}
        caption="Numbers of the baseline and of the present report"
        titles={{ a: 'Baseline', b: 'Now', change: 'Change' }}
        judged={false}
        brief
        tools={
          <CopyButton label="Copy as Markdown" text={() => baselineMarkdown(groups, changes ?? [], baseline, report)} />
        }
      />
      <h2 className="compare-title">Units and links that changed</h2>
      {missingSides > 0 ? (
        <p className="compare-note muted">
          A document that does not pass the gate has no units; the side it is on is left out here.
        </p>
      ) : null}
      {changes === null ? (
        <p className="compare-note muted">
          {before ? 'The units are being worked out.' : 'Pinned before its units were known; replace it to see them.'}
        </p>
      ) : changes.length === 0 ? (
        <p className="compare-note muted">Every unit and every link stands as it did.</p>
      ) : (
        <ChangeList changes={changes} selected={selected} onSelect={onSelect} />
      )}
    </>
  );
}

function NothingPinned({ onPin }: { readonly onPin: () => void }) {
  return (
    <section className="empty" aria-labelledby="no-baseline">
      <h2 id="no-baseline">Pin this report as the baseline</h2>
      <p>
        Then edit the prediction, mend a fault or move a threshold. Every number shows how far it rose or fell, and
        every unit that changed state is listed here: a missed shot now matched, a link now wrong.
      </p>
      <p>
        <button type="button" className="outline" onClick={onPin}>
          Pin this report
        </button>
      </p>
    </section>
  );
}
