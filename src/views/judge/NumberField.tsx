import { useId } from 'react';
import type { Setup } from '../../judge/setup';
import type { NumberSetting } from './numberFields';
import { useDraft } from './useDraft';

interface NumberFieldProps {
  readonly setting: NumberSetting;
  readonly setup: Setup;
  readonly onChange: (change: Partial<Setup>) => void;
}

/** A number of the setup. One that is none, or out of bounds, is told here and changes nothing. */
export function NumberField({ setting, setup, onChange }: NumberFieldProps) {
  const id = useId();
  const applied = setting.shown(setup);
  const draft = useDraft(applied);
  const read = setting.read(draft.text);
  return (
    <div className="ask-field">
      <label htmlFor={id}>{setting.title}</label>
      <span className="ask-number">
        <input
          id={id}
          type="text"
          className="mono"
          inputMode={setting.whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={12}
          value={draft.text}
          data-setup={setting.id}
          aria-invalid={!read.ok}
          aria-describedby={`${id}-told`}
          onChange={({ currentTarget: { value } }) => {
            const next = setting.read(value);
            draft.type(value, next.ok ? setting.shown({ ...setup, ...next.value }) : applied);
            if (next.ok) onChange(next.value);
          }}
        />
        <span className="muted">{setting.unit}</span>
      </span>
      <p id={`${id}-told`} className={read.ok ? 'muted' : 'ask-problem'}>
        {read.ok ? setting.hint : read.problem}
      </p>
    </div>
  );
}
