import { useState } from 'react';
import { DEFAULT_SETTINGS, type Settings, type SettingsInput } from '../../omnicapbench/settings';
import { Dialog } from '../../ui/Dialog';
import { ChoiceSetting } from './ChoiceSetting';
import { resolveSettings, withSetting } from './change';
import { CCC_FIELD, EVSA_FIELD, GATE_FIELD, NUMBER_FIELDS, REF_MATCHER_FIELD, SUB_MATCHER_FIELD } from './fields';
import { NumberSetting } from './NumberSetting';
import { Duration, ManualMap } from './OtherSettings';

interface SettingsDialogProps {
  readonly settings: SettingsInput;
  readonly onChange: (settings: SettingsInput) => void;
  readonly onClose: () => void;
}

/** Every setting that changes a score, with the reason of its default; the report beside it follows at once. */
export function SettingsDialog({ settings, onChange, onClose }: SettingsDialogProps) {
  const all = resolveSettings(settings);
  // Boxes with a draft of their own start anew after a reset.
  const [resets, setResets] = useState(0);
  const set = <Key extends keyof Settings>(key: Key, value: Settings[Key]): void =>
    onChange(withSetting(settings, key, value));
  const changed = Object.keys(settings).length > 0;

  return (
    <Dialog title="Settings" className="side" onClose={onClose}>
      <p className="muted">All of these are part of the signature. The score follows as you change them.</p>
      <div key={resets}>
        <h3>Thresholds</h3>
        {NUMBER_FIELDS.map((field) => (
          <NumberSetting
            key={field.key}
            field={field}
            value={all[field.key]}
            standard={DEFAULT_SETTINGS[field.key]}
            idle={field.idle?.(all) ?? false}
            onChange={(value) => set(field.key, value)}
          />
        ))}
        <Duration duration={all.duration} onChange={(value) => set('duration', value)} />
        <h3>Conventions</h3>
        <ChoiceSetting field={GATE_FIELD} value={all.gate} onChange={(value) => set('gate', value)} />
        <ChoiceSetting field={EVSA_FIELD} value={all.evsa} onChange={(value) => set('evsa', value)} />
        <ChoiceSetting field={CCC_FIELD} value={all.ccc} onChange={(value) => set('ccc', value)} />
        <ChoiceSetting
          field={REF_MATCHER_FIELD}
          value={all.ref_matcher}
          onChange={(value) => set('ref_matcher', value)}
        />
        {all.ref_matcher === 'manual' ? <ManualMap map={all.ref_map} onChange={(map) => set('ref_map', map)} /> : null}
        <ChoiceSetting
          field={SUB_MATCHER_FIELD}
          value={all.sub_matcher}
          onChange={(value) => set('sub_matcher', value)}
        />
      </div>
      <div className="dialog-actions">
        <button
          type="button"
          className="outline"
          disabled={!changed}
          onClick={() => {
            onChange({});
            setResets(resets + 1);
          }}
        >
          Reset to the defaults
        </button>
        <button type="button" className="primary push" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}
