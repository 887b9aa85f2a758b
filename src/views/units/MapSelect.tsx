import { useState } from 'react';
import type { MappingChoice } from './mapping';

interface MapSelectProps {
  /** The reference entity's id. */
  readonly id: string;
  /** The predicted entity it is paired with. */
  readonly value: string | null;
  readonly choices: readonly MappingChoice[];
  readonly tabbable: boolean;
  readonly onChange: (predictionId: string | null) => void;
}

/** Choices that are all written down at once; of more only the chosen one, until the select is used. */
const FEW = 40;

/** Which predicted entity stands for a reference entity; a change is a mapping by hand. */
export function MapSelect({ id, value, choices, tabbable, onChange }: MapSelectProps) {
  const [used, setUsed] = useState(false);
  const shown = used || choices.length <= FEW ? choices : choices.filter((choice) => choice.id === value);
  return (
    <select
      className="map-select ref mono"
      aria-label={`Predicted counterpart of ${id}`}
      value={value ?? ''}
      tabIndex={tabbable ? 0 : -1}
      onPointerDown={() => setUsed(true)}
      onFocus={() => setUsed(true)}
      onClick={(event) => event.stopPropagation()}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    >
      <option value="">none</option>
      {shown.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.id}
          {choice.taken !== null && choice.id !== value ? ` (now ${choice.taken})` : ''}
        </option>
      ))}
    </select>
  );
}
