import { useId } from 'react';

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly coming?: boolean }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** One choice of a few, side by side: radio buttons by nature, so arrows move and Tab passes. */
export function Segmented<Value extends string>({ label, options, value, onChange, className }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`segmented ${className ?? ''}`.trim()}>
      <legend className="hidden-text">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.coming ? `${option.label}: coming` : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.coming === true}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.coming ? <span className="hidden-text">, coming</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
