import { useMemo, useState } from 'react';
import type { Detail } from '../../omnicapbench/detail';
import type { SelectedPair, UnitRef } from '../../state/selection';
import { tableRows } from './table';

/** Rows shown at first and added by each press of the button. */
const PAGE = 200;

interface UnitTableProps {
  readonly detail: Detail;
  readonly selected: SelectedPair;
  readonly onSelect: (unit: UnitRef) => void;
}

/** What the timeline shows, and the units that have no place on it, in rows. */
export function UnitTable({ detail, selected, onSelect }: UnitTableProps) {
  const [limit, setLimit] = useState(PAGE);
  const rows = useMemo(() => tableRows(detail), [detail]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="scroll" tabIndex={0} aria-label="Units of the timeline">
        <table>
          <caption className="hidden-text">All units of both documents, track by track</caption>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              <th scope="col">Kind</th>
              <th scope="col">Document</th>
              <th scope="col" className="num">
                From, s
              </th>
              <th scope="col" className="num">
                To, s
              </th>
              <th scope="col">State</th>
              <th scope="col">Counterpart</th>
              <th scope="col" className="num">
                tIoU
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, limit).map((row) => (
              <tr
                key={`${row.side} ${row.unit.key}`}
                className={selected[row.side] === row.unit.key ? 'selected' : undefined}
              >
                <th scope="row">
                  <button
                    type="button"
                    className="link"
                    aria-pressed={selected[row.side] === row.unit.key}
                    onClick={() => onSelect(row.unit)}
                  >
                    {row.id || '(no id)'}
                  </button>
                </th>
                <td>{row.track}</td>
                <td>{row.side}</td>
                <td className="num">{row.start}</td>
                <td className="num">{row.end}</td>
                <td>{row.state}</td>
                <td>
                  <code className={row.hue}>{row.partner}</code>
                </td>
                <td className="num">{row.tiou}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > limit ? (
        <div className="bar">
          <button type="button" className="outline" onClick={() => setLimit(limit + PAGE)}>
            Show {Math.min(PAGE, rows.length - limit)} more
          </button>
          <button type="button" className="outline" onClick={() => setLimit(rows.length)}>
            Show all {rows.length}
          </button>
        </div>
      ) : null}
    </>
  );
}
