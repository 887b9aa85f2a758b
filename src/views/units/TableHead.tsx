import type { ColumnHead } from './columns';
import type { Column, Sort } from './order';

interface TableHeadProps {
  readonly columns: readonly ColumnHead[];
  readonly sort: Sort | null;
  readonly onPress: (column: Column) => void;
}

/** The heads are buttons: first press upwards, second downwards, third back to the track's order. */
export function TableHead({ columns, sort, onPress }: TableHeadProps) {
  return (
    <>
      <colgroup>
        {columns.map(({ column, width }) => (
          <col key={column} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(({ column, title, numeric, about }) => {
            const sorted = sort?.column === column;
            return (
              <th
                key={column}
                scope="col"
                className={numeric ? 'num' : undefined}
                aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
                title={about}
              >
                <button type="button" className="sort" onClick={() => onPress(column)}>
                  {title}
                  <span className="sort-mark" aria-hidden="true">
                    {sorted ? (sort.descending ? '▼' : '▲') : ''}
                  </span>
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
    </>
  );
}
