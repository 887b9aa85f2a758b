import type { CostedCause } from '../../engine/costs';
import { plain } from '../../omnicapbench/causes/sentence';
import { type Costs, costliest } from '../../state/costs';
import { lost, metricName } from '../problems/names';
import { PlaceText, Sentence } from '../problems/Sentence';

/** Causes told on the strip; the list under Problems has them all. */
const MOST = 3;

interface CausesProps {
  readonly costs: Costs;
  /** Of the report above. */
  readonly revision: number;
  readonly gatePasses: boolean;
  readonly onSelect: (cause: CostedCause) => void;
}

/** The causes that cost most, each a way to its characters. Keeps its height while they are costed. */
export function Causes({ costs, revision, gatePasses, onSelect }: CausesProps) {
  const causes = costliest(costs, MOST);
  const current = costs.revision === revision;
  return (
    <section
      className="costliest"
      aria-labelledby="costliest-title"
      data-current={current}
      data-phase={costs.phase}
      data-gated={!gatePasses}
    >
      <h2 id="costliest-title">Costliest causes</h2>
      {causes.length > 0 ? (
        <ol className="causes">
          {causes.map((cause) => (
            <li key={cause.id}>
              <button
                type="button"
                data-cause={cause.id}
                data-cost={cause.headline?.delta}
                onClick={() => onSelect(cause)}
              >
                {cause.headline ? (
                  <span className="cost">
                    <span className="mono">{lost(cause.headline)}</span>{' '}
                    <small>{metricName(cause.headline.metric)}</small>
                  </span>
                ) : null}
                <span className="what" title={plain(cause.sentence)}>
                  <Sentence parts={cause.sentence} />
                </span>
                <PlaceText side={cause.side} line={cause.place.line} column={cause.place.column} />
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p className="muted" role="status">
          {quietly(costs, current, gatePasses)}
        </p>
      )}
    </section>
  );
}

/** What stands there without a cause to tell. */
function quietly({ phase }: Costs, current: boolean, gatePasses: boolean): string {
  if (phase === 'failed') return 'The causes could not be costed.';
  if (!current || phase === 'costing') return 'Costing…';
  return gatePasses ? 'No cause costs a point.' : 'Nothing can be costed while the gate fails like this.';
}
