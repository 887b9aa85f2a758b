import { lazy, Suspense, useEffect, useState } from 'react';
import { Router } from 'wouter';
import type { Store } from '../base/store';
import type { Offline } from '../offline/register';
import type { AnalysisDesk } from '../state/analysis';
import type { CompareDesk } from '../state/compare';
import { shownScore } from '../state/selectors';
import type { Session } from '../state/session';
import type { ThemePreference } from '../state/theme';
import { Sprite } from '../ui/Sprite';
import { useMedia } from '../ui/useMedia';
import { useStore } from '../ui/useStore';
import type { DialogName } from './entries';
import { Pages } from './Pages';
import type { Keeper } from './start/keeping';
import type { Opening } from './start/opening';
import { useAddress } from './start/useAddress';
import { TopBar } from './TopBar';
import { Workbench } from './Workbench';

// Dialogs come with the first one that is opened.
const Dialogs = lazy(() => import('./Dialogs').then((module) => ({ default: module.Dialogs })));
const FilesOpening = lazy(() => import('./start/FilesOpening').then((module) => ({ default: module.FilesOpening })));
// Nothing most of the time, and never needed for the first score.
const WorkNotices = lazy(() => import('./start/WorkNotices').then((module) => ({ default: module.WorkNotices })));

interface AppProps {
  readonly keeper: Keeper;
  readonly opening: Opening;
  readonly offline: Offline | null;
  readonly session: Session;
  readonly desk: AnalysisDesk;
  readonly compare: CompareDesk;
  readonly themes: Store<ThemePreference>;
}

/** The whole page. */
export function App({ keeper, opening, offline, session, desk, compare, themes }: AppProps) {
  const state = useStore(session.store);
  const theme = useStore(themes);
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const dark = theme === 'system' ? systemDark : theme === 'dark';

  const shown = shownScore(state);
  useEffect(() => {
    if (!shown) return;
    desk.show(shown.revision, shown.subject);
    compare.refresh();
  }, [desk, compare, shown]);

  // Before the effects of the editors, which read the colours that this decides.
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select, .monaco-editor');
      if (event.key !== '?' || typing || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setDialog('help');
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Router hook={useAddress}>
      <Sprite />
      <SkipLink />
      <TopBar
        theme={theme}
        changedSettings={Object.keys(state.settings).length}
        onTheme={(next) => themes.update(() => next)}
        onOpen={setDialog}
      />
      <Suspense fallback={null}>
        <WorkNotices
          keeper={keeper}
          opening={opening}
          offline={offline}
          onWorkspace={() => setDialog('work')}
          onSaveFile={() => void import('./start/WorkDialogs').then(({ saveFile }) => saveFile(keeper))}
        />
      </Suspense>
      <Pages session={session}>
        <Workbench
          session={session}
          desk={desk}
          compare={compare}
          state={state}
          dark={dark}
          onExamples={() => setDialog('examples')}
        />
      </Pages>
      <Suspense fallback={null}>
        <FilesOpening opening={opening} open={dialog === 'open'} onClose={() => setDialog(null)} />
      </Suspense>
      {dialog ? (
        <Suspense fallback={null}>
          <Dialogs
            key={dialog}
            keeper={keeper}
            open={dialog}
            session={session}
            desk={desk}
            state={state}
            onOpen={setDialog}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      ) : null}
    </Router>
  );
}

/** A button, since the fragment of the address is the router's. */
function SkipLink() {
  return (
    <button
      type="button"
      className="skip"
      onClick={() => (document.getElementById('learn') ?? document.getElementById('report'))?.focus()}
    >
      Skip to the content
    </button>
  );
}
