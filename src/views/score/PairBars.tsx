import type { MetricId } from '../../omnicapbench/metrics/ids';
import type { MetricValue } from '../../omnicapbench/report';
import { fraction, percent, rawValue, whyNotApplicable } from '../numbers/figures';

interface PairBarsProps {
  readonly precision: MetricId;
  readonly recall: MetricId;
  readonly metrics: Readonly<Record<MetricId, MetricValue>>;
}

/** Width of a full bar, in pixels. */
const FULL = 90;

/** Precision as a filled bar over recall as an outlined one, with the fractions beside them. */
export function PairBars({ precision, recall, metrics }: PairBarsProps) {
  const p = metrics[precision];
  const r = metrics[recall];
  return (
    <div className="pair">
      <svg aria-hidden="true">
        <rect className="rest" x="0" y="0" width={FULL} height="6" />
        <rect className="p" x="0" y="0" width={(p.value ?? 0) * FULL} height="6" />
        {r.value ? <rect className="r" x=".5" y="7.5" width={Math.max(1, r.value * FULL)} height="5" /> : null}
      </svg>
      <span>
        <Part id={precision} name="Precision" metric={p} /> · <Part id={recall} name="Recall" metric={r} />
      </span>
    </div>
  );
}

interface PartProps {
  readonly id: MetricId;
  readonly name: string;
  readonly metric: MetricValue;
}

function Part({ id, name, metric }: PartProps) {
  const told = metric.value === null ? whyNotApplicable(id) : `${percent(metric.value)} %`;
  return (
    <span data-metric={id} data-value={rawValue(metric.value)} title={`${name}: ${told}`}>
      <span className="hidden-text">{name} </span>
      {fraction(metric) || percent(metric.value)}
    </span>
  );
}
