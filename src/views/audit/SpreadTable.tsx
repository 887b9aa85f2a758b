import { useMemo } from 'react';
import { PUBLISHED_JUDGES, publishedSpread } from '../../judge/audit/publishedJudges';
import { spreadOfMeans } from '../../judge/audit/spread';
import { SEMANTIC_METRICS } from '../../judge/metrics/semantic';
import type { Item } from '../../judge/prompts/task';
import { percent, rawValue } from '../numbers/figures';
import type { AuditedJudge } from './judges';
import { pointsValue } from './words';

interface SpreadTableProps {
  /** Two at least. */
  readonly judges: readonly AuditedJudge[];
  readonly items: readonly Item[];
}

const TITLES = new Map(SEMANTIC_METRICS.map(({ id, title }) => [id, title]));

/** What the choice of the judge does to each mean. */
export function SpreadTable({ judges, items }: SpreadTableProps) {
  const rows = useMemo(
    () =>
      spreadOfMeans(
        judges.map(({ run }) => run),
        items,
      ),
    [judges, items],
  );
  return (
    <section aria-labelledby="audit-spread">
      <h2 id="audit-spread">Spread of the means</h2>
      <p className="muted">
        In percent, over the questions that all {judges.length} compared judges answered; the spread is the highest less
        the lowest, in points.
      </p>
      {rows.some(({ items: counted }) => counted > 0) ? null : (
        <p role="status">
          There is no such question with a score yet. Let the judges answer more, or take one out of the comparison.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it */}
      <section className="scroll" tabIndex={0} aria-labelledby="audit-spread">
        <table>
          <thead>
            <tr>
              <th scope="col">Metric</th>
              <th scope="col" className="num">
                Questions
              </th>
              {judges.map(({ key, letter, label }) => (
                <th key={key} scope="col" className="num audit-name" title={label}>
                  {letter} {label}
                </th>
              ))}
              <th scope="col" className="num">
                Spread
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, values, items: counted, points }) => (
              <tr key={id} data-spread={id} data-points={rawValue(points)} data-items={counted}>
                <th scope="row">{TITLES.get(id) ?? id}</th>
                <td className="num">{counted}</td>
                {judges.map(({ key }, index) => (
                  <td key={key} className="num">
                    {percent(values[index] ?? null)}
                  </td>
                ))}
                <td className="num value">{pointsValue(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <PublishedSpread />
    </section>
  );
}

/** The same in the paper: structural scores hardly move with the judge. */
export function PublishedSpread() {
  const judge = pointsValue(publishedSpread('judge').points);
  const structural = pointsValue(publishedSpread('structural').points);
  return (
    <details className="audit-fold" open>
      <summary>What the paper found</summary>
      <p>
        Three judges on the same outputs: a caption scored as a whole moves by {judge} points with the judge, the
        structural score by {structural}.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it */}
      <section className="scroll" tabIndex={0} aria-label="Three judges in the paper, in percent">
        <table className="audit-published">
          <thead>
            <tr>
              <th scope="col">Judge</th>
              <th scope="col" className="num">
                Judged as a whole
              </th>
              <th scope="col" className="num">
                Question probes
              </th>
              <th scope="col" className="num">
                Structural
              </th>
            </tr>
          </thead>
          <tbody>
            {PUBLISHED_JUDGES.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td className="num">{row.judge.toFixed(2)}</td>
                <td className="num">{row.probes.toFixed(2)}</td>
                <td className="num">{row.structural.toFixed(2)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Spread, in points</th>
              <td className="num value">{judge}</td>
              <td className="num value">{pointsValue(publishedSpread('probes').points)}</td>
              <td className="num value">{structural}</td>
            </tr>
          </tbody>
        </table>
      </section>
      <p className="muted">Source: Table 5 of arXiv 2610.12458v1; the spreads are computed from it.</p>
    </details>
  );
}
