import { memo, type Ref } from 'react';
import type { SelectedPair, UnitRef } from '../../state/selection';
import { type Frame, frameBox } from './frame';
import { rowTop } from './layout';
import type { Lane, PlacedItem, TimelineLayout } from './model';
import { gridAround, type Stop } from './steps';

interface CellsProps {
  readonly layout: TimelineLayout;
  readonly frame: Frame;
  readonly stop: Stop;
  readonly selected: SelectedPair;
  readonly label: string;
  readonly describedBy: string;
  /** The cell one is on. */
  readonly current: Ref<HTMLDivElement>;
  readonly onFocus: (item: PlacedItem) => void;
  readonly onSelect: (unit: UnitRef) => void;
}

/**
 * The lanes as a grid for keyboard and screen reader: a row for each lane, a cell for each unit. Cells lie over what
 * is drawn and show nothing but the focus; only those around the current one are there.
 */
export const Cells = memo(function Cells(props: CellsProps) {
  const { layout, frame, stop, selected, label, describedBy, current, onFocus, onSelect } = props;
  const { rows, count } = gridAround(layout, stop);
  const columns = Math.max(0, ...layout.lanes.map(({ items }) => items.length));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cells lie where their units are drawn, which no table can do
    <div
      role="grid"
      aria-label={label}
      aria-describedby={describedBy}
      aria-rowcount={count}
      aria-colcount={columns + 1}
      tabIndex={-1}
    >
      {rows.map(({ lane, index, cells }) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are
        <div key={lane.id} role="row" aria-rowindex={index}>
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: it only names the row */}
          <div role="rowheader" aria-colindex={1} className="hidden-text">
            {lane.name}
          </div>
          {cells.map(({ item, index: column }) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useKeyWithClickEvents: the chart hears Enter and Space; a click comes from a screen reader
            <div
              key={item.id}
              ref={item.id === stop.id ? current : undefined}
              role="gridcell"
              className="timeline-cell"
              aria-colindex={column + 1}
              aria-selected={selected[item.unit.side] === item.unit.key}
              aria-label={item.name}
              data-item={item.id}
              tabIndex={item.id === stop.id ? 0 : -1}
              style={place(lane, item, frame)}
              onFocus={() => onFocus(item)}
              onClick={() => onSelect(item.unit)}
            />
          ))}
        </div>
      ))}
    </div>
  );
});

function place(lane: Lane, item: PlacedItem, frame: Frame) {
  const { x, y, width, height } = frameBox(frame, item, rowTop(lane, item.row), lane.rowHeight);
  return { left: x, top: y, width, height };
}
