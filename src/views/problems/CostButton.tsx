import type { CostedCause } from '../../engine/costs';
import { costOf } from '../../state/costs';
import { lost, metricName } from './names';

interface CostButtonProps {
  readonly cause: CostedCause;
  readonly open: boolean;
  /** The element in which the other metrics open. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** What a cause costs; a press opens every metric that would change without it. */
export function CostButton({ cause, open, controls, onToggle }: CostButtonProps) {
  const cost = costOf(cause);
  if (!cost) return <span className="cost none muted">{cause.mend ? 'costs no point' : 'not costed'}</span>;
  return (
    <button
      type="button"
      className={cause.headline ? 'cost' : 'cost minor'}
      data-cost={cost.delta}
      data-cost-metric={cost.metric}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      title="What would change without it"
      onClick={onToggle}
    >
      <span className="mono">{lost(cost)}</span> <small>{metricName(cost.metric)}</small>
    </button>
  );
}
