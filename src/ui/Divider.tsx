import type { KeyboardEvent, PointerEvent } from 'react';

interface DividerProps {
  readonly label: string;
  /** Share of the width on the left, in percent. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** One arrow press, in percent. */
const STEP = 2;

/** The line between two panes: dragged, or moved with the arrows, Home and End. */
export function Divider({ label, value, min, max, onChange }: DividerProps) {
  const set = (wanted: number): void => onChange(Math.min(max, Math.max(min, Math.round(wanted * 10) / 10)));

  const onKeyDown = (event: KeyboardEvent): void => {
    const wanted = { ArrowLeft: value - STEP, ArrowRight: value + STEP, Home: min, End: max }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    set(wanted);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const row = event.currentTarget.parentElement;
    if (!row || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, width } = row.getBoundingClientRect();
    set((100 * (event.clientX - left)) / width);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; a focusable separator is the pattern for it
    <div
      className="divider wide"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
