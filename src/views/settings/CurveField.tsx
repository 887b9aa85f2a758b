import { CONVENTIONS } from '../../omnicapbench/conventions';
import type { Settings } from '../../omnicapbench/settings';
import type { AnalysisDesk } from '../../state/analysis';
import { CURVE_METRICS, type CurveSetting } from '../curves/metrics';
import { SettingCurve } from '../curves/SettingCurve';
import { useAnswer } from '../useAnswer';
import { DOMAINS, reasonOf } from './fields';

interface CurveFieldProps {
  readonly setting: CurveSetting;
  readonly settings: Settings;
  readonly desk: AnalysisDesk;
  /** Of the report on screen, which the curve belongs to. */
  readonly signature: string | null;
  readonly onChange: (value: number) => void;
}

/** A threshold with its curve; the sweep is asked for while the field is on screen. */
export function CurveField({ setting, settings, desk, signature, onChange }: CurveFieldProps) {
  const { answer, stale } = useAnswer(desk, 'sweep', setting);
  const { title, default: standard, range, idle } = CONVENTIONS[setting];
  return (
    <SettingCurve
      setting={setting}
      title={title}
      metrics={CURVE_METRICS[setting]}
      points={answer}
      value={settings[setting]}
      defaultValue={standard}
      domain={DOMAINS[setting]}
      onChange={onChange}
      pending={stale}
      reason={reasonOf(setting)}
      idle={idle?.(settings) ?? false}
      signature={stale ? null : signature}
      {...(range && { step: range.step })}
      {...(range?.unit !== undefined && { unit: range.unit })}
    />
  );
}
