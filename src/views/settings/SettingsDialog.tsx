import { useState } from 'react';
import type { Settings, SettingsInput } from '../../omnicapbench/settings';
import type { AnalysisDesk } from '../../state/analysis';
import { Dialog } from '../../ui/Dialog';
import { ChoiceField } from './ChoiceField';
import { CurveField } from './CurveField';
import { resolveSettings, withSetting } from './change';
import { CHOICES, CURVES } from './fields';
import { Duration, ManualMap } from './OtherSettings';

interface SettingsDialogProps {
  readonly settings: SettingsInput;
  readonly desk: AnalysisDesk;
  /** Of the report on screen; null when there is none. */
  readonly signature: string | null;
  readonly onChange: (settings: SettingsInput) => void;
  readonly onClose: () => void;
}

/** Every setting that changes a score, with its consequences; the report beside it follows at once. */
export function SettingsDialog({ settings, desk, signature, onChange, onClose }: SettingsDialogProps) {
  const all = resolveSettings(settings);
  // Boxes with a draft of their own start anew after a reset.
  const [resets, setResets] = useState(0);
  const set = <Key extends keyof Settings>(key: Key, value: Settings[Key]): void =>
    onChange(withSetting(settings, key, value));
  // That the prediction was made out of prose is a fact about the text, not a preference.
  const { posthoc, ...preferences } = settings;
  const changed = Object.keys(preferences).length > 0;

  return (
    <Dialog title="Settings" className="side settings" onClose={onClose}>
      <p className="muted">
        All of these are part of the signature, and the score follows as you change them. The curves show what a number
        would be with every other value.
      </p>
      <div key={resets}>
        <h3>Thresholds</h3>
        {CURVES.map((setting) => (
          <CurveField
            key={setting}
            setting={setting}
            settings={all}
            desk={desk}
            signature={signature}
            onChange={(value) => set(setting, value)}
          />
        ))}
        <Duration duration={all.duration} onChange={(value) => set('duration', value)} />
        <h3>Conventions</h3>
        {CHOICES.map((setting) => (
          <div key={setting}>
            <ChoiceField setting={setting} value={all[setting]} desk={desk} onChange={(value) => set(setting, value)} />
            {setting === 'ref_matcher' && all.ref_matcher === 'manual' ? (
              <ManualMap map={all.ref_map} onChange={(map) => set('ref_map', map)} />
            ) : null}
          </div>
        ))}
      </div>
      <div className="dialog-actions">
        <button
          type="button"
          className="outline"
          disabled={!changed}
          onClick={() => {
            onChange(posthoc === undefined ? {} : { posthoc });
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
