import type { ReactNode } from 'react';
import type { TimedDetail, UnitDetail } from '../../omnicapbench/detail';
import type { Side } from '../../omnicapbench/diagnostics';
import { HuedText } from '../../ui/HuedText';
import { percent } from '../numbers/figures';
import type { ColumnHead } from './columns';
import type { Row } from './rows';
import { StateMark } from './StateMark';
import { range } from './time';

interface UnitRowProps {
  readonly row: Row<UnitDetail>;
  readonly columns: readonly ColumnHead[];
  readonly depth: 0 | 1;
  readonly hue: string;
  readonly differences: readonly string[];
  readonly selected: boolean;
  readonly tabStop: boolean;
  readonly rowIndex: number;
  /** Stands in the column of the prediction, in place of the id. */
  readonly mapping: ReactNode;
  readonly onFocus: () => void;
  readonly onPick: () => void;
}

/** One pair, or one unit alone. The first id is the button that selects it; a click anywhere does the same. */
export function UnitRow(props: UnitRowProps) {
  const { row, columns, depth, hue, differences, selected, tabStop, rowIndex, mapping, onFocus, onPick } = props;
  const headless = nameOf(row, 'reference') === null;

  const pick = (side: Side): ReactNode => {
    const name = nameOf(row, side);
    if (name === null) return <span className="muted">–</span>;
    const clock = clockOf(row, side);
    return (
      <>
        <button
          type="button"
          className={`pick ${hue}`}
          tabIndex={tabStop ? 0 : -1}
          aria-current={selected ? 'true' : undefined}
          onFocus={onFocus}
          onClick={(event) => {
            event.stopPropagation();
            onPick();
          }}
        >
          {name}
        </button>
        {clock}
      </>
    );
  };

  const cell = (column: ColumnHead): ReactNode => {
    switch (column.column) {
      case 'reference':
        return headless ? <span className="muted">–</span> : pick('reference');
      case 'prediction':
        if (headless) return pick('prediction');
        return mapping ?? <Name row={row} side="prediction" hue={hue} />;
      case 'type':
        return <span className="muted">{groupOf(row)}</span>;
      case 'state':
        return <StateMark state={row.state} hue={hue} />;
      case 'score':
        return depth === 0 && row.reference?.track === 'shot' ? '' : numberOf(row.score);
      case 'tiou':
        return numberOf(row.tiou);
      case 'differs':
        return <Differs row={row} differences={differences} />;
    }
  };

  const shown = columns.map((column) => {
    const content = cell(column);
    const classes = column.numeric ? 'num' : undefined;
    return column.column === 'reference' ? (
      <th key={column.column} scope="row" className={depth === 1 ? 'sub' : undefined}>
        {content}
      </th>
    ) : (
      <td key={column.column} className={classes}>
        {content}
      </td>
    );
  });

  return (
    // The click is for the pointer; the row's button does the same by keyboard.
    <tr
      className={selected ? 'unit-row selected' : 'unit-row'}
      aria-rowindex={rowIndex}
      data-state={row.state}
      onClick={onPick}
    >
      {shown}
    </tr>
  );
}

function Name({ row, side, hue }: { readonly row: Row<UnitDetail>; readonly side: Side; readonly hue: string }) {
  const name = nameOf(row, side);
  if (name === null) return <span className="muted">–</span>;
  return (
    <>
      <code className={hue}>{name}</code>
      {clockOf(row, side)}
    </>
  );
}

function Differs({ row, differences }: { readonly row: Row<UnitDetail>; readonly differences: readonly string[] }) {
  if (differences.length === 0) {
    return <span className="muted">{row.score === null || row.score === 1 ? 'nothing' : 'words only'}</span>;
  }
  return (
    <span className={row.state === 'matched' ? undefined : 'muted'}>
      <HuedText text={differences.join('; ')} />
    </span>
  );
}

function nameOf({ reference, prediction, invalid }: Row<UnitDetail>, side: Side): string | null {
  if (invalid) return invalid.side === side ? invalid.unit.id : null;
  const unit = side === 'reference' ? reference : prediction;
  if (!unit) return null;
  return unit.track === 'subshot' ? `subshot ${unit.index + 1}` : unit.id;
}

function clockOf({ reference, prediction, invalid }: Row<UnitDetail>, side: Side): ReactNode {
  const unit = invalid ? null : side === 'reference' ? reference : prediction;
  return unit && isTimed(unit) ? <span className="clock">{range(unit)}</span> : null;
}

function isTimed(unit: UnitDetail): unit is TimedDetail {
  return 'start' in unit;
}

function groupOf({ reference, prediction }: Row<UnitDetail>): string {
  const unit = reference ?? prediction;
  return unit && 'group' in unit && typeof unit.group === 'string' ? unit.group : '';
}

function numberOf(value: number | null): string {
  return value === null ? '' : percent(value);
}
