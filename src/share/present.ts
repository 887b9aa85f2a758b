import type { Side } from '../omnicapbench/diagnostics';
import { METRIC_IDS } from '../omnicapbench/metrics/ids';
import type { Report } from '../omnicapbench/report';
import { DEFAULT_SETTINGS, type Settings, type SettingsInput, SettingsSchema } from '../omnicapbench/settings';
import { signatureOf } from '../omnicapbench/signature';
import type { SharedState } from './permalink/state';

/** What is on screen, as far as it is kept and sent. The workbench's state fits. */
export interface Present {
  readonly documents: Readonly<Record<Side, { readonly name: string; readonly text: string }>>;
  readonly settings: SettingsInput;
  /** The open tab. */
  readonly view: string;
  readonly unit: SharedState['unit'];
  /** The newest report and what it is about; it need not be about these texts. */
  readonly scored: {
    readonly subject: Readonly<Record<Side, string>>;
    readonly report: Pick<Report, 'signature' | 'metrics'>;
  } | null;
}

/** The state that a link, a file and the workspace carry. A score goes along only when it is of these very texts. */
export function sharedState({ documents, settings, view, unit, scored }: Present): SharedState {
  const { prediction, reference } = documents;
  const all = SettingsSchema.parse(settings);
  const current =
    scored !== null &&
    scored.subject.prediction === prediction.text &&
    scored.subject.reference === reference.text &&
    scored.report.signature === signatureOf(all);
  return {
    protocol: 'omnicapbench',
    prediction: { name: prediction.name, text: prediction.text },
    reference: { name: reference.name, text: reference.text },
    settings: all,
    view: view.slice(0, 40),
    unit: unit && { side: unit.side, key: unit.key },
    expected: current ? expectedOf(scored.report) : null,
  };
}

function expectedOf({ signature, metrics }: Pick<Report, 'signature' | 'metrics'>): SharedState['expected'] {
  return { signature, metrics: Object.fromEntries(METRIC_IDS.map((id) => [id, metrics[id].value])) };
}

/** Of full settings, those that differ from the present defaults, as the workbench keeps them. */
export function changedSettings(settings: Settings): SettingsInput {
  const differs = (key: string): boolean => {
    const [a, b] = [settings, DEFAULT_SETTINGS].map((all) => JSON.stringify(Reflect.get(all, key)));
    return a !== b;
  };
  return Object.fromEntries(Object.entries(settings).filter(([key]) => differs(key)));
}
