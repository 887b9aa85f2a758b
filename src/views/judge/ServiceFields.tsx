import { useId } from 'react';
import { normalizeBaseUrl, presetById } from '../../judge/providers';
import type { Setup } from '../../judge/setup';
import { chooseService, SERVICE_GROUPS, serviceOf } from './services';
import { useDraft } from './useDraft';

interface ServiceFieldsProps {
  readonly setup: Setup;
  readonly onChange: (change: Partial<Setup>) => void;
}

/** Who is asked: a service from the list, its address, and a model. */
export function ServiceFields({ setup, onChange }: ServiceFieldsProps) {
  const id = useId();
  const url = useDraft(setup.baseUrl);
  const read = normalizeBaseUrl(url.text);
  const service = serviceOf(setup);
  const example = presetById(service);
  return (
    <>
      <div className="ask-field">
        <label htmlFor={`${id}-service`}>Service</label>
        <select
          id={`${id}-service`}
          value={service}
          data-setup="service"
          onChange={({ currentTarget }) => onChange(chooseService(currentTarget.value))}
        >
          {SERVICE_GROUPS.map(({ title, presets }) => (
            <optgroup key={title} label={title}>
              {presets.map((preset) => (
                <option key={preset.id} value={preset.id}>
                  {preset.title}
                  {preset.local === null ? '' : ', on this machine'}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="ask-field">
        <label htmlFor={`${id}-url`}>Base URL</label>
        <input
          id={`${id}-url`}
          type="text"
          className="mono"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={400}
          placeholder={example?.baseUrl || 'https://api.example.org/v1'}
          value={url.text}
          data-setup="url"
          aria-invalid={!read.ok}
          aria-describedby={`${id}-url-told`}
          onChange={({ currentTarget: { value } }) => {
            const next = normalizeBaseUrl(value);
            // What is no address leads nowhere, and is kept nowhere: somebody may have pasted a key into it.
            const baseUrl = next.ok ? next.value : '';
            url.type(value, baseUrl);
            onChange({ baseUrl });
          }}
        />
        <p id={`${id}-url-told`} className={read.ok ? 'muted' : 'ask-problem'}>
          {read.ok ? 'As the documentation of the service gives it.' : read.problem}
        </p>
      </div>
      <div className="ask-field">
        <label htmlFor={`${id}-model`}>Model</label>
        <input
          id={`${id}-model`}
          type="text"
          className="mono"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={example?.model}
          value={setup.model}
          data-setup="model"
          onChange={({ currentTarget: { value } }) => onChange({ model: value })}
        />
      </div>
    </>
  );
}
