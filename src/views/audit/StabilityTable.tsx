import type { Item } from '../../judge/prompts/task';
import type { UnitRef } from '../../state/selection';
import { verdictWords } from '../hand/items';
import { rawValue } from '../numbers/figures';
import type { AuditedJudge } from './judges';
import { ShareCell } from './KappaCell';
import { UnitOfItem } from './UnitOfItem';
import { type RepeatedJudge, repeatedJudges, unsteadyItems } from './unsteady';
import { shareFraction } from './words';

interface StabilityTableProps {
  readonly judges: readonly AuditedJudge[];
  readonly items: readonly Item[];
  readonly onSelect: (unit: UnitRef) => void;
}

/** Questions of one judge that are drawn; more says nothing new. */
const FIRST = 50;

/** Whether a judge says the same when it is asked again. */
export function StabilityTable({ judges, items, onSelect }: StabilityTableProps) {
  const repeated = repeatedJudges(judges);
  return (
    <section aria-labelledby="audit-stability">
      <h2 id="audit-stability">Stability</h2>
      {repeated.length === 0 ? (
        <p className="muted">
          No model was asked twice. On the page “Ask a model” set “Each question is asked” to 2 times or more and run
          it: what a judge does not say again is noise.
        </p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it */}
          <section className="scroll" tabIndex={0} aria-labelledby="audit-stability">
            <table>
              <thead>
                <tr>
                  <th scope="col">Judge</th>
                  <th scope="col" className="num">
                    Times asked
                  </th>
                  <th scope="col" className="num">
                    Answered each time
                  </th>
                  <th scope="col">Always the same</th>
                  <th scope="col">Mean range of scores</th>
                </tr>
              </thead>
              <tbody>
                {repeated.map(({ entry, stability: { repeats, answered, equal, meanRange } }) => (
                  <tr key={entry.key} data-judge={entry.label} data-stability={rawValue(equal.value)}>
                    <th scope="row" className="audit-name" title={entry.label}>
                      {entry.letter} {entry.label}
                    </th>
                    <td className="num">{repeats}</td>
                    <td className="num">{answered}</td>
                    <ShareCell share={equal} />
                    <td className="audit-figure">
                      <span className="mono">{meanRange.value === null ? 'n/a' : meanRange.value.toFixed(2)}</span>{' '}
                      {meanRange.value === null ? null : (
                        <small className="muted mono">{shareFraction(meanRange)}</small>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {repeated.map((one) => (
            <Unsteady key={one.entry.key} repeated={one} items={items} onSelect={onSelect} />
          ))}
        </>
      )}
    </section>
  );
}

interface UnsteadyProps extends Pick<StabilityTableProps, 'items' | 'onSelect'> {
  readonly repeated: RepeatedJudge;
}

function Unsteady({ repeated, items, onSelect }: UnsteadyProps) {
  const rows = unsteadyItems(repeated, items);
  const { label } = repeated.entry;
  if (rows.length === 0) return null;
  return (
    <details className="audit-fold">
      <summary className="audit-wrap">
        {label} answered differently <span className="badge">{rows.length}</span>
      </summary>
      <ul className="audit-unsteady">
        {rows.slice(0, FIRST).map(({ item, verdicts }) => (
          <li key={item.id} data-unsteady={item.id}>
            <UnitOfItem item={item} onSelect={onSelect} />{' '}
            <span className="mono audit-wrap">{verdicts.map(verdictWords).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {rows.length > FIRST ? <p className="muted">And {rows.length - FIRST} more.</p> : null}
    </details>
  );
}
