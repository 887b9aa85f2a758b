import type { MetricSource } from '../../omnicapbench/metrics/metric';
import type { MetricCard } from './rows';

const KIND: Readonly<Record<MetricSource['kind'], string>> = {
  P: 'Stated in the paper',
  T: "Inferred from the paper's tables",
  C: 'Our convention',
};

/** What a metric means, where that comes from, and which settings change it. */
export function Explain({ card }: { readonly card: MetricCard }) {
  return (
    <div className="explanation">
      <p>{card.definition}</p>
      <ul>
        {card.sources.map((source) => (
          <li key={`${source.kind} ${source.where}`} className="muted">
            {KIND[source.kind]}: {source.where}
          </li>
        ))}
        {card.parameters.length > 0 ? (
          <li className="muted">
            Settings that change it:{' '}
            {card.parameters.map((name, index) => (
              <span key={name}>
                {index > 0 ? ', ' : ''}
                <code>{name}</code>
              </span>
            ))}
          </li>
        ) : null}
      </ul>
    </div>
  );
}
