import { CopyButton } from '../../ui/CopyButton';
import { Segmented } from '../../ui/Segmented';
import type { StateFilter } from './order';
import { ROW_STATES, type RowState } from './rows';

interface UnitsBarProps {
  readonly counts: Readonly<Record<RowState, number>>;
  readonly filter: StateFilter;
  readonly onFilter: (filter: StateFilter) => void;
  readonly texts: boolean;
  readonly onTexts: (texts: boolean) => void;
  /** The rows as they stand, made at the press. */
  readonly markdown: () => string;
  /** What is selected is not among the rows shown. */
  readonly hidden: boolean;
}

const TITLES: Readonly<Record<RowState, string>> = {
  matched: 'Matched',
  missed: 'Missed',
  unsupported: 'Unsupported',
  invalid: 'Invalid',
};

/** Which rows are shown, and whether with what they say. */
export function UnitsBar({ counts, filter, onFilter, texts, onTexts, markdown, hidden }: UnitsBarProps) {
  const all = ROW_STATES.reduce((sum, state) => sum + counts[state], 0);
  const states = ROW_STATES.map((state) => ({
    value: state as StateFilter,
    label: `${TITLES[state]} ${counts[state]}`,
  }));
  return (
    <div className="bar units-bar">
      <Segmented
        label="State"
        value={filter}
        onChange={onFilter}
        options={[{ value: 'all', label: `All ${all}` }, ...states]}
      />
      <label className="units-texts push">
        <input type="checkbox" checked={texts} onChange={({ currentTarget }) => onTexts(currentTarget.checked)} />
        Texts
      </label>
      <CopyButton label="Copy as Markdown" text={markdown} />
      {hidden ? (
        <p className="units-hidden">
          <span className="muted">What is selected is not among these.</span>{' '}
          <button type="button" className="outline" onClick={() => onFilter('all')}>
            Show all
          </button>
        </p>
      ) : null}
    </div>
  );
}
