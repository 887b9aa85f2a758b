import { useId, useState } from 'react';
import type { NumberField } from './fields';

interface NumberSettingProps {
  readonly field: NumberField;
  readonly value: number;
  readonly standard: number;
  readonly idle: boolean;
  readonly onChange: (value: number) => void;
}

/** A threshold: a slider for the hand, a box for the exact number. */
export function NumberSetting({ field, value, standard, idle, onChange }: NumberSettingProps) {
  const id = useId();
  // What stands in the box while it is no number in range, e.g. an empty box or `0.`.
  const [draft, setDraft] = useState<string | null>(null);
  const { title, reason, max, step, unit } = field;

  const type = (text: string): void => {
    const number = Number(text);
    const valid = text.trim() !== '' && number >= 0 && number <= max;
    setDraft(valid && String(number) === text ? null : text);
    if (valid) onChange(number);
  };

  return (
    <div className="setting" data-idle={idle}>
      <label htmlFor={id} className="setting-title">
        {title}
      </label>
      <div className="setting-controls">
        <input
          type="range"
          aria-label={`${title}, slider`}
          min={0}
          max={max}
          step={step}
          value={value}
          onChange={(event) => {
            setDraft(null);
            onChange(Number(event.target.value));
          }}
        />
        <input
          id={id}
          type="number"
          aria-describedby={`${id}-reason`}
          min={0}
          max={max}
          step={step}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(null)}
        />
        <span className="muted setting-unit">{unit ?? ''}</span>
      </div>
      <p id={`${id}-reason`} className="muted">
        {reason}
        {idle ? ' Without effect under the chosen matcher.' : value === standard ? '' : ` Default: ${standard}.`}
      </p>
    </div>
  );
}
