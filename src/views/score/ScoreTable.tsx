import { useState } from 'react';
import type { MetricId } from '../../omnicapbench/metrics/ids';
import type { Report } from '../../omnicapbench/report';
import { MetricRow } from './MetricRow';
import type { ScoreGroup } from './rows';

interface ScoreTableProps {
  readonly groups: readonly ScoreGroup[];
  readonly metrics: Report['metrics'];
  /** The row a headline number points at. */
  readonly marked: MetricId | null;
}

/** Every number of the report by family, each in one place. */
export function ScoreTable({ groups, metrics, marked }: ScoreTableProps) {
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
            <th scope="col" className="num">
              Fraction
            </th>
            <th scope="col">Precision (filled) · recall (outlined)</th>
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
                metrics={metrics}
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
