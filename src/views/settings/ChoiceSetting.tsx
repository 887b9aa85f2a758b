import { useId } from 'react';
import type { Settings } from '../../omnicapbench/settings';
import type { ChoiceField, ChoiceKey } from './fields';

interface ChoiceSettingProps<Key extends ChoiceKey> {
  readonly field: ChoiceField<Key>;
  readonly value: Settings[Key];
  readonly onChange: (value: Settings[Key]) => void;
}

/** A convention: one of a few, each with its meaning. */
export function ChoiceSetting<Key extends ChoiceKey>({ field, value, onChange }: ChoiceSettingProps<Key>) {
  const name = useId();
  return (
    <fieldset className="setting">
      <legend className="setting-title">{field.title}</legend>
      <p className="muted">{field.reason}</p>
      {field.options.map((option) => (
        <label key={option.value} className="option">
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>
            {option.title}: <span className="muted">{option.meaning}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
