import type { RowState } from './rows';

const SAID: Readonly<Record<RowState, string>> = {
  matched: 'matched',
  missed: 'missed',
  unsupported: 'unsupported',
  invalid: 'invalid',
};

interface StateMarkProps {
  readonly state: RowState;
  /** The track's. */
  readonly hue: string;
}

/** A state by fill, stroke and word: solid, outlined, hatched, dashed red. */
export function StateMark({ state, hue }: StateMarkProps) {
  return (
    <span className="state-mark">
      <span className={`unit-shape ${state} ${hue}`} aria-hidden="true" />
      {SAID[state]}
    </span>
  );
}
