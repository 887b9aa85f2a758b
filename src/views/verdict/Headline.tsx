import { METRIC_IDS, type MetricId } from '../../omnicapbench/metrics/ids';
import type { Report } from '../../omnicapbench/report';
import type { Deltas } from '../../state/compare';
import { DeltaBadge } from '../compare/DeltaBadge';
import { HEADLINES, origin, percent, rawValue, rowFraction, whyNotApplicable } from '../numbers/figures';

interface HeadlineProps {
  readonly metrics: Report['metrics'];
  /** What changed, as fractions; null when there is nothing to compare with. */
  readonly deltas: Deltas | null;
  /** Shows the metric's row in the table. */
  readonly onOpen: (id: MetricId) => void;
}

/** The eight numbers, each with its fraction; a press shows the row behind it. */
export function Headline({ metrics, deltas, onOpen }: HeadlineProps) {
  return (
    <dl className="headline">
      {HEADLINES.map(({ id, title }) => {
        const metric = metrics[id];
        const why = metric.value === null ? whyNotApplicable(id) : undefined;
        return (
          <div key={id}>
            <dt className="muted">{title}</dt>
            <dd>
              <button type="button" className="figure" title={why} onClick={() => onOpen(id)}>
                <span data-headline={id} data-value={rawValue(metric.value)}>
                  {percent(metric.value)}
                </span>
                {why ? <span className="hidden-text">. {why}</span> : null}
              </button>
              <small className="muted">{deltas ? <DeltaBadge delta={deltas[id]} /> : behind(id, metrics)}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The fraction behind a number, or where it comes from when it has none. */
function behind(id: MetricId, metrics: Report['metrics']): string {
  const stem = id.endsWith('_f1') ? id.slice(0, -'_f1'.length) : null;
  const side = (end: string): MetricId | undefined => METRIC_IDS.find((other) => other === `${stem}_${end}`);
  const [precision, recall] = [side('precision'), side('recall')];
  const row = { value: id, ...(precision && { precision }), ...(recall && { recall }) };
  return rowFraction(row, metrics) || origin(metrics[id]);
}
