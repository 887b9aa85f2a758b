import { Fragment, type ReactNode } from 'react';
import type { MetricSubject } from '../../omnicapbench/metrics/metric';
import type { Report } from '../../omnicapbench/report';
import { Icon } from '../../ui/Icon';
import { fraction, origin, percent, rawValue, whyNotApplicable } from '../numbers/figures';
import { Explain } from './Explain';
import { PairBars } from './PairBars';
import type { ScoreRow } from './rows';

const HUE: Readonly<Record<MetricSubject, string>> = {
  reference: 'ref',
  shot: 'shot',
  event: 'event',
  link: 'event',
  document: 'muted',
};

interface MetricRowProps {
  readonly row: ScoreRow;
  readonly metrics: Report['metrics'];
  readonly open: boolean;
  readonly marked: boolean;
  readonly onToggle: () => void;
  /** The family's cell, in the first row of a family. */
  readonly lead: ReactNode;
}

/** One metric: value, fraction, precision and recall, and on demand what it means. */
export function MetricRow({ row, metrics, open, marked, onToggle, lead }: MetricRowProps) {
  const metric = metrics[row.value];
  const hue = HUE[row.subject];
  const why = metric.value === null ? whyNotApplicable(row.value) : undefined;
  const explanationId = `about-${row.value}`;
  return (
    <Fragment>
      <tr id={`row-${row.value}`} className={marked ? 'selected' : undefined}>
        {lead}
        <th scope="row" className={row.sub ? 'sub' : undefined}>
          <Icon name={row.subject} className={hue} /> {row.title}
        </th>
        <td className="num value" data-metric={row.value} data-value={rawValue(metric.value)} title={why}>
          {percent(metric.value)}
        </td>
        <td className={fraction(metric) ? 'num' : 'num muted'}>{origin(metric)}</td>
        <td className={hue}>
          {row.precision && row.recall ? (
            <PairBars precision={row.precision} recall={row.recall} metrics={metrics} />
          ) : (
            <span className="muted unit">{row.unit}</span>
          )}
        </td>
        <td className="explain-cell">
          <button
            type="button"
            className="why"
            aria-label={`Explain ${row.title}`}
            aria-expanded={open}
            aria-controls={open ? explanationId : undefined}
            onClick={onToggle}
          >
            ?
          </button>
        </td>
      </tr>
      {open ? (
        <tr className="explain" id={explanationId}>
          <td colSpan={5}>
            <Explain card={row.card} />
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
}
