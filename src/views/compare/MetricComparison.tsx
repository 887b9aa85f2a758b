import { type ReactNode, useId, useState } from 'react';
import type { MetricSubject } from '../../omnicapbench/metrics/metric';
import type { MetricValue } from '../../omnicapbench/report';
import { Icon } from '../../ui/Icon';
import { Segmented } from '../../ui/Segmented';
import { fraction, NOT_APPLICABLE, percent, whyNotApplicable } from '../numbers/figures';
import { DeltaBadge } from './DeltaBadge';
import { betterOf, type ComparedGroup, type ComparedRow, differs } from './rows';

const HUE: Readonly<Record<MetricSubject, string>> = {
  reference: 'ref',
  shot: 'shot',
  event: 'event',
  link: 'event',
  document: 'muted',
};

type Order = 'family' | 'difference';

const ORDERS: readonly { readonly value: Order; readonly label: string }[] = [
  { value: 'family', label: 'By family' },
  { value: 'difference', label: 'By size' },
];

interface MetricComparisonProps {
  readonly groups: readonly ComparedGroup[];
  readonly caption: string;
  readonly titles: { readonly a: string; readonly b: string; readonly change: string };
  /** Marks the better of the two. */
  readonly judged: boolean;
  /** Starts with the rows that differ only. */
  readonly brief: boolean;
  /** Stands at the end of the toolbar. */
  readonly tools: ReactNode;
}

/** Every number of two reports side by side; filtered and ordered here. */
export function MetricComparison({ groups, caption, titles, judged, brief, tools }: MetricComparisonProps) {
  const filterId = useId();
  const [only, setOnly] = useState(brief);
  const [order, setOrder] = useState<Order>('family');
  const shown = arrange(groups, only, order);

  return (
    <>
      <div className="bar compare-bar">
        <label className="option" htmlFor={filterId}>
          <input id={filterId} type="checkbox" checked={only} onChange={(event) => setOnly(event.target.checked)} />
          Only what differs
        </label>
        <Segmented label="Order of the numbers" options={ORDERS} value={order} onChange={setOrder} />
        <span className="push compare-tools">{tools}</span>
      </div>
      {shown.length === 0 ? (
        <p className="compare-note muted">All 45 numbers are the same.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it
        <section className="scroll" tabIndex={0} aria-label={caption}>
          <table className="compared">
            <caption className="hidden-text">{caption}</caption>
            <thead>
              <tr>
                <th scope="col" className="family">
                  <span className={order === 'family' ? 'hidden-text' : undefined}>Family</span>
                </th>
                <th scope="col">Metric</th>
                <th scope="col" className="num document-name" title={titles.a}>
                  {titles.a}
                </th>
                <th scope="col" className="num document-name" title={titles.b}>
                  {titles.b}
                </th>
                <th scope="col" className="num">
                  {titles.change}
                </th>
              </tr>
            </thead>
            {shown.map((group) => (
              <tbody key={group.key}>
                {group.rows.map((row, index) => (
                  <tr key={row.id} data-compared={row.id} className={row.level}>
                    {order === 'difference' ? (
                      <td className="family muted">{group.titleOf(row)}</td>
                    ) : index === 0 ? (
                      <th scope="rowgroup" rowSpan={group.rows.length}>
                        {group.titleOf(row)}
                      </th>
                    ) : null}
                    <th scope="row" className={row.level === 'main' ? undefined : 'sub'}>
                      <Icon name={row.subject} className={HUE[row.subject]} /> {row.title}
                    </th>
                    <Value row={row} metric={row.a} better={judged && betterOf(row) === 'a'} />
                    <Value row={row} metric={row.b} better={judged && betterOf(row) === 'b'} />
                    <td className="num">
                      <Difference row={row} same={judged ? 'equal' : 'no change'} />
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      )}
    </>
  );
}

interface ShownGroup {
  readonly key: string;
  readonly rows: readonly ComparedRow[];
  titleOf(row: ComparedRow): string;
}

/** The rows to show; by size they stand in one list, the largest difference first and what has none last. */
function arrange(groups: readonly ComparedGroup[], only: boolean, order: Order): readonly ShownGroup[] {
  const titles = new Map(groups.map(({ family, title }) => [family, title]));
  const titleOf = ({ family }: ComparedRow): string => titles.get(family) ?? '';
  const kept = groups.map(({ family, rows }) => ({
    key: family as string,
    rows: only ? rows.filter(differs) : rows,
    titleOf,
  }));
  const filled = kept.filter(({ rows }) => rows.length > 0);
  if (order === 'family' || filled.length === 0) return filled;
  const size = ({ difference }: ComparedRow): number => (difference === null ? -1 : Math.abs(difference));
  return [{ key: 'all', rows: filled.flatMap(({ rows }) => rows).sort((a, b) => size(b) - size(a)), titleOf }];
}

interface ValueProps {
  readonly row: ComparedRow;
  readonly metric: MetricValue;
  readonly better: boolean;
}

function Value({ row, metric, better }: ValueProps) {
  const why = metric.value === null ? whyNotApplicable(row.id) : fraction(metric) || undefined;
  return (
    <td className={better ? 'num better' : 'num'} title={why}>
      {better ? (
        <>
          <span aria-hidden="true">★ </span>
          <span className="hidden-text">better: </span>
        </>
      ) : null}
      {percent(metric.value)}
    </td>
  );
}

function Difference({ row, same }: { readonly row: ComparedRow; readonly same: string }) {
  if (row.difference !== null) return <DeltaBadge delta={row.difference} same={same} />;
  const { a, b } = row;
  const what =
    a.value === b.value ? NOT_APPLICABLE : a.value === null ? `was ${NOT_APPLICABLE}` : `now ${NOT_APPLICABLE}`;
  return <span className="muted">{what}</span>;
}
