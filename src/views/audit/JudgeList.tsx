import { useMemo } from 'react';
import type { Item } from '../../judge/prompts/task';
import { answeredOf, meanRows } from '../hand/means';
import { percent, rawValue } from '../numbers/figures';
import type { AuditedJudge } from './judges';

interface JudgeListProps {
  readonly judges: readonly AuditedJudge[];
  readonly items: readonly Item[];
  /** Keys of judges that are left out of the comparisons. */
  readonly leftOut: ReadonlySet<string>;
  readonly onLeaveOut: (key: string, out: boolean) => void;
}

/** Who answered these questions, how many of them, and with which means. */
export function JudgeList({ judges, items, leftOut, onLeaveOut }: JudgeListProps) {
  return (
    <section aria-labelledby="audit-judges">
      <h2 id="audit-judges">Judges on these questions</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it */}
      <section className="scroll" tabIndex={0} aria-labelledby="audit-judges">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-text">Letter</span>
              </th>
              <th scope="col">Judge</th>
              <th scope="col" className="num">
                Answered
              </th>
              <th scope="col">Provider</th>
              <th scope="col">Prompts</th>
              {judges.length > 1 ? <th scope="col">Compared</th> : null}
            </tr>
          </thead>
          <tbody>
            {judges.map(({ key, letter, label, judge, byHand, run }) => (
              <tr key={key} data-judge={label}>
                <td className="mono">{letter}</td>
                <th scope="row" className="audit-name" title={label}>
                  <strong>{judge.model}</strong>
                </th>
                <td className="num">
                  {run.verdicts.size} of {items.length}
                </td>
                <td className="audit-name muted" title={judge.provider}>
                  {byHand ? 'by hand' : judge.provider}
                </td>
                <td className="mono audit-name">{judge.promptVersion}</td>
                {judges.length > 1 ? (
                  <td>
                    <input
                      type="checkbox"
                      aria-label={`Compare ${label}`}
                      checked={!leftOut.has(key)}
                      onChange={({ currentTarget }) => onLeaveOut(key, !currentTarget.checked)}
                    />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <OwnMeans judges={judges} items={items} />
    </section>
  );
}

/** Means over what each judge answered: not comparable where they answered different questions. */
function OwnMeans({ judges, items }: Pick<JudgeListProps, 'judges' | 'items'>) {
  const columns = useMemo(
    () => judges.map((entry) => ({ entry, rows: meanRows(items, (id) => entry.run.verdicts.get(id)) })),
    [judges, items],
  );
  const metrics = columns[0]?.rows ?? [];
  if (metrics.length === 0) return null;
  return (
    <details className="audit-fold" open={judges.length === 1}>
      <summary>Semantic means, each over what the judge answered</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it */}
      <section className="scroll" tabIndex={0} aria-label="Semantic means of each judge, in percent">
        <table>
          <thead>
            <tr>
              <th scope="col">Metric, in percent</th>
              {columns.map(({ entry }) => (
                <th key={entry.key} scope="col" className="num audit-name" title={entry.label}>
                  {entry.letter} {entry.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {metrics.map(({ id, title, definition }, row) => (
              <tr key={id} data-mean={id}>
                <th scope="row" title={definition}>
                  {title}
                </th>
                {columns.map(({ entry, rows }) => {
                  const value = rows[row]?.value;
                  return (
                    <td key={entry.key} className="num" data-value={rawValue(value?.value ?? null)}>
                      {percent(value?.value ?? null)} <small className="muted">{value ? answeredOf(value) : ''}</small>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
