import { useId } from 'react';
import { type ChoiceSetting, DECIDED_BY } from '../../omnicapbench/choices';
import { CONVENTIONS } from '../../omnicapbench/conventions';
import type { Settings } from '../../omnicapbench/settings';
import type { AnalysisDesk } from '../../state/analysis';
import { HEADLINES, percent } from '../numbers/figures';
import { useAnswer } from '../useAnswer';
import { reasonOf } from './fields';

interface ChoiceFieldProps<Key extends ChoiceSetting> {
  readonly setting: Key;
  readonly value: Settings[Key];
  readonly desk: AnalysisDesk;
  readonly onChange: (value: Settings[Key]) => void;
}

/** A convention: one of a few, each with its meaning and what it would make of the number it is about. */
export function ChoiceField<Key extends ChoiceSetting>({ setting, value, desk, onChange }: ChoiceFieldProps<Key>) {
  const name = useId();
  const { answer, stale } = useAnswer(desk, 'alternatives', setting);
  const { title, choices } = CONVENTIONS[setting];
  const number = HEADLINES.find(({ id }) => id === DECIDED_BY[setting])?.title ?? DECIDED_BY[setting];
  return (
    <fieldset className="setting" data-setting={setting} aria-describedby={`${name}-reason`}>
      <legend className="setting-title">{title}</legend>
      <p id={`${name}-reason`} className="muted">
        {reasonOf(setting)}
      </p>
      <div className="options" data-pending={stale}>
        <span className="options-head muted" aria-hidden="true">
          {number}
        </span>
        {choices.map((choice, index) => (
          <label key={String(choice.value)} className="option">
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={choice.elsewhere && choice.value !== value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.title}: <span className="muted">{choice.meaning}</span>
            </span>
            <span className="option-gives mono push" data-alternative={String(choice.value)}>
              <span className="hidden-text">{number} </span>
              {choice.elsewhere && choice.value !== value ? '' : answer ? percent(answer[index] ?? null) : '…'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
