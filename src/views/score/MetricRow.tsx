import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import type { MetricSubject } from '../../omnicapbench/metrics/metric';
import type { Report } from '../../omnicapbench/report';
import type { AnalysisDesk } from '../../state/analysis';
import type { Deltas } from '../../state/compare';
import { Icon } from '../../ui/Icon';
import { DeltaBadge } from '../compare/DeltaBadge';
import { origin, percent, rawValue, rowFraction, sharedFraction, whyNotApplicable } from '../numbers/figures';
import type { Pointing } from '../numbers/pointing';
import { PairBars } from './PairBars';
import type { ScoreRow } from './rows';
import { NOT_PUBLISHED, paperMean } from './table';

const Explain = lazy(() => import('./Explain').then((module) => ({ default: module.Explain })));

const HUE: Readonly<Record<MetricSubject, string>> = {
  reference: 'ref',
  shot: 'shot',
  event: 'event',
  link: 'event',
  document: 'muted',
};

interface MetricRowProps {
  readonly row: ScoreRow;
  readonly desk: AnalysisDesk;
  readonly metrics: Report['metrics'];
  readonly model: string | null;
  /** Null where there is nothing to compare with. */
  readonly deltas: Deltas | null;
  readonly pointing: Pointing;
  readonly open: boolean;
  readonly marked: boolean;
  readonly onToggle: () => void;
  /** The family's cell, in the first row of a family. */
  readonly lead: ReactNode;
}

/** One metric: value, fraction, precision and recall, and on demand why it is what it is. */
export function MetricRow(props: MetricRowProps) {
  const { row, desk, metrics, model, deltas, pointing, open, marked, onToggle, lead } = props;
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
        {deltas ? (
          <td className="num change">
            <DeltaBadge delta={deltas[row.value] || null} />
          </td>
        ) : null}
        <Fraction row={row} metrics={metrics} />
        <td className={hue}>
          {row.precision && row.recall ? (
            <PairBars precision={row.precision} recall={row.recall} metrics={metrics} />
          ) : (
            <span className="muted unit">{row.unit}</span>
          )}
        </td>
        {model === null ? null : <PaperCell mean={paperMean(model, row)} />}
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
          <td colSpan={5 + (deltas ? 1 : 0) + (model === null ? 0 : 1)}>
            <Suspense fallback={null}>
              <Explain desk={desk} row={row} metrics={metrics} model={model} pointing={pointing} />
            </Suspense>
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
}

/** `8/11`; a harmonic mean whose directions share a numerator is one fraction too, and its title says which. */
function Fraction({ row, metrics }: Pick<MetricRowProps, 'row' | 'metrics'>) {
  const told = rowFraction(row, metrics);
  const shared = told && row.precision && row.recall && sharedFraction(metrics[row.precision], metrics[row.recall]);
  return (
    <td className={told ? 'num' : 'num muted'} title={shared ? shared.sum : undefined}>
      {told || origin(metrics[row.value])}
    </td>
  );
}

function PaperCell({ mean }: { readonly mean: string }) {
  const printed = mean !== NOT_PUBLISHED;
  return (
    <td className="num muted" title={printed ? undefined : 'The paper prints no such number'}>
      {mean}
      {printed ? null : <span className="hidden-text"> not printed</span>}
    </td>
  );
}
