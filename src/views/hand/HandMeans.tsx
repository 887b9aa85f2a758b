import type { Item } from '../../judge/prompts/task';
import type { HandLabel } from '../../state/judge/state';
import { percent, rawValue } from '../numbers/figures';
import { answeredOf, meanRows } from './means';

interface HandMeansProps {
  readonly items: readonly Item[];
  readonly labels: ReadonlyMap<string, HandLabel>;
  readonly person: string;
}

/** What the verdicts by hand make of the semantic means so far. */
export function HandMeans({ items, labels, person }: HandMeansProps) {
  const rows = meanRows(items, (id) => labels.get(id)?.verdict);
  if (!rows.some(({ value }) => value.judged > 0)) return null;
  return (
    <section className="hand-means" aria-labelledby="hand-means">
      <h2 id="hand-means">Semantic means of {person}</h2>
      <p className="muted">In percent, over what has a verdict; yes-or-no answers have no mean of their own.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it */}
      <section className="scroll" tabIndex={0} aria-label={`Semantic means of ${person}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Metric</th>
              <th scope="col" className="num">
                Mean
              </th>
              <th scope="col" className="num">
                Labelled
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, title, definition, half, value }) => (
              <tr key={id} data-hand-mean={id} data-value={rawValue(value.value)}>
                <th scope="row" title={definition}>
                  {title}
                </th>
                <td className={half ? 'num' : 'num value'}>{percent(value.value)}</td>
                <td className="num">{answeredOf(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
