import { lazy, Suspense } from 'react';
import { EXAMPLES } from '../examples';
import type { AnalysisDesk } from '../state/analysis';
import type { Session } from '../state/session';
import type { WorkbenchState } from '../state/workbench';
import { ExamplesDialog } from '../views/examples/ExamplesDialog';
import { HelpDialog } from '../views/HelpDialog';
import type { DialogName } from './entries';
import { loadExample } from './loadExample';
import { MenuDialog } from './MenuDialog';
import type { Keeper } from './start/keeping';
import { WorkDialogs } from './start/WorkDialogs';
import '../views/dialogs.css';

// It brings the settings' schema and the curves along, which nothing else on the page needs.
const SettingsPanel = lazy(() => import('./SettingsPanel'));

interface DialogsProps {
  readonly keeper: Keeper;
  readonly open: DialogName | null;
  readonly session: Session;
  readonly desk: AnalysisDesk;
  readonly state: WorkbenchState;
  readonly onOpen: (dialog: DialogName) => void;
  readonly onClose: () => void;
}

/** The one dialog that is open, if any. */
export function Dialogs({ keeper, open, session, desk, state, onOpen, onClose }: DialogsProps) {
  switch (open) {
    case null:
    // The files' own part of the page shows it.
    case 'open':
      return null;
    case 'share':
    case 'export':
    case 'work':
      return <WorkDialogs open={open} keeper={keeper} state={state} onClose={onClose} />;
    case 'examples':
      return (
        <ExamplesDialog
          examples={EXAMPLES}
          choice={state.choice}
          onChoose={(choice) => loadExample(session, choice)}
          onClose={onClose}
        />
      );
    case 'settings':
      return (
        <Suspense fallback={null}>
          <SettingsPanel session={session} desk={desk} state={state} onClose={onClose} />
        </Suspense>
      );
    case 'help':
      return <HelpDialog onClose={onClose} />;
    case 'menu':
      return <MenuDialog onOpen={onOpen} onClose={onClose} />;
  }
}
