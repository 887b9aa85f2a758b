import type { AnalysisDesk } from '../state/analysis';
import { shownScore } from '../state/selectors';
import type { Session } from '../state/session';
import type { WorkbenchState } from '../state/workbench';
import { SettingsDialog } from '../views/settings/SettingsDialog';
import '../views/curves/curves.css';
import '../views/settings/settings.css';

interface SettingsPanelProps {
  readonly session: Session;
  readonly desk: AnalysisDesk;
  readonly state: WorkbenchState;
  readonly onClose: () => void;
}

/** The settings beside the report that follows them. */
export default function SettingsPanel({ session, desk, state, onClose }: SettingsPanelProps) {
  return (
    <SettingsDialog
      settings={state.settings}
      desk={desk}
      signature={shownScore(state)?.report.signature ?? null}
      onChange={session.changeSettings}
      onClose={onClose}
    />
  );
}
