import { useId } from 'react';
import { readSeconds } from './options';

interface SecondsFieldProps {
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** The length of the clip, which every instruction on the page names. */
export function SecondsField({ typed, onChange }: SecondsFieldProps) {
  const id = useId();
  const bad = readSeconds(typed) === undefined;
  return (
    <span className="caption-seconds">
      <label htmlFor={id}>Clip length</label>
      <input
        id={id}
        type="number"
        min={0}
        step="any"
        placeholder="unknown"
        aria-invalid={bad}
        aria-describedby={bad ? `${id}-bad` : undefined}
        value={typed}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span className="muted">s</span>
      {bad ? <span id={`${id}-bad`}>Not a length above 0, so it counts as unknown.</span> : null}
    </span>
  );
}
