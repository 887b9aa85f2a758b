import type { Hue } from '../../ui/hue';

/** A row or a column: an id in its track's hue. */
export interface GridHead {
  readonly id: string;
  readonly hue: Hue;
  /** Under the id, in small letters. */
  readonly note?: string;
}

/** Which of the documents has it. */
export interface GridCell {
  readonly reference: boolean;
  readonly prediction: boolean;
}

interface ShotGridProps {
  /** What the grid shows, for a person who does not see it. */
  readonly label: string;
  readonly corner: string;
  readonly rows: readonly GridHead[];
  readonly columns: readonly GridHead[];
  readonly cell: (row: string, column: string) => GridCell;
  /** Presses toggle the prediction; absent for a grid that only shows. */
  readonly onToggle?: (row: string, column: string) => void;
}

const WORDS = { both: 'in both', reference: 'reference only', prediction: 'prediction only', none: 'in neither' };

/** Units down, shots across: outlined where the reference has it, filled where both do, hatched where the prediction alone. */
export function ShotGrid({ label, corner, rows, columns, cell, onToggle }: ShotGridProps) {
  return (
    <div className="scroll">
      <table className="shot-grid">
        <caption className="hidden-text">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <code className={column.hue}>{column.id}</code>
                {column.note ? <small>{column.note}</small> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <code className={row.hue}>{row.id}</code>
                {row.note ? <small>{row.note}</small> : null}
              </th>
              {columns.map((column) => {
                const has = cell(row.id, column.id);
                const look = has.reference
                  ? has.prediction
                    ? 'both'
                    : 'reference'
                  : has.prediction
                    ? 'prediction'
                    : 'none';
                const classes = `grid-cell ${row.hue} ${look}`;
                return (
                  <td key={column.id}>
                    {onToggle ? (
                      <button
                        type="button"
                        className={classes}
                        aria-pressed={has.prediction}
                        aria-label={`${row.id} in ${column.id}: ${WORDS[look]}`}
                        onClick={() => onToggle(row.id, column.id)}
                      />
                    ) : (
                      <span className={classes} role="img" aria-label={WORDS[look]} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
