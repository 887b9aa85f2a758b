import { useState } from 'react';
import type { MetricId } from '../../omnicapbench/metrics/ids';
import type { Report } from '../../omnicapbench/report';
import type { AnalysisDesk } from '../../state/analysis';
import type { Deltas } from '../../state/compare';
import type { Pointing } from '../numbers/pointing';
import { MetricRow } from './MetricRow';
import type { ScoreGroup } from './rows';
import { paperName } from './table';

interface ScoreTableProps {
  readonly groups: readonly ScoreGroup[];
  readonly desk: AnalysisDesk;
  readonly metrics: Report['metrics'];
  /** The published model laid beside; null: none. */
  readonly model: string | null;
  readonly change: { readonly deltas: Deltas; readonly since: string } | null;
  /** The row a headline number points at. */
  readonly marked: MetricId | null;
  readonly pointing: Pointing;
}

/** Every number of the report by family, each in one place. */
export function ScoreTable({ groups, desk, metrics, model, change, marked, pointing }: ScoreTableProps) {
  const [open, setOpen] = useState<ReadonlySet<MetricId>>(new Set());

  const toggle = (id: MetricId): void => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };

  return (
    <div className="scroll">
      <table className="metrics">
        <caption className="hidden-text">
          Metrics by family, in percent, with the fraction behind each, precision and recall
        </caption>
        <thead>
          <tr>
            <th scope="col" className="family">
              <span className="hidden-text">Family</span>
            </th>
            <th scope="col">Metric</th>
            <th scope="col" className="num">
              Value
            </th>
            {change ? (
              <th scope="col" className="num" title={`Since ${change.since}`}>
                Change<span className="hidden-text"> since {change.since}</span>
              </th>
            ) : null}
            <th scope="col" className="num">
              Fraction
            </th>
            <th scope="col">Precision (filled) · recall (outlined)</th>
            {model === null ? null : (
              <th scope="col" className="num" title={paperName(model)}>
                Paper mean
              </th>
            )}
            <th scope="col">
              <span className="hidden-text">Explain</span>
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.family}>
            {group.rows.map((row, index) => (
              <MetricRow
                key={row.value}
                row={row}
                desk={desk}
                metrics={metrics}
                model={model}
                deltas={change?.deltas ?? null}
                pointing={pointing}
                open={open.has(row.value)}
                marked={marked === row.value}
                onToggle={() => toggle(row.value)}
                lead={
                  index === 0 ? (
                    <th
                      scope="rowgroup"
                      rowSpan={group.rows.length + group.rows.filter(({ value }) => open.has(value)).length}
                    >
                      {group.title}
                    </th>
                  ) : null
                }
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
