import { useEffect, useState } from 'react';
import type { Result } from '../base/result';
import type { SharedState } from '../share/permalink/state';
import type { AnalysisDesk } from '../state/analysis';
import type { CompareDesk } from '../state/compare';
import { shownScore } from '../state/selectors';
import type { Session } from '../state/session';
import { useMedia } from '../ui/useMedia';
import { useStore } from '../ui/useStore';
import { EmbeddedApp } from './start/EmbeddedApp';
import { openEmbedded } from './start/embed';
import { loadNamed } from './start/page';
import { Workbench } from './Workbench';

interface EmbeddedPageProps {
  readonly session: Session;
  readonly desk: AnalysisDesk;
  readonly compare: CompareDesk;
  /** Begun outside of React, which mounts everything twice while developing. */
  readonly opening: Promise<Result<SharedState | null, string>>;
}

/** The page of `?embed=1`. */
export function EmbeddedPage({ session, desk, compare, opening }: EmbeddedPageProps) {
  const state = useStore(session.store);
  const dark = useMedia('(prefers-color-scheme: dark)');
  const [opened, setOpened] = useState<Result<SharedState | null, string> | null>(null);
  const shown = shownScore(state);
  useEffect(() => {
    if (shown) desk.show(shown.revision, shown.subject);
  }, [desk, shown]);
  useEffect(() => {
    void opening.then(setOpened);
  }, [opening]);
  return (
    <EmbeddedApp state={state} opened={opened}>
      <Workbench
        embedded
        session={session}
        desk={desk}
        compare={compare}
        state={state}
        dark={dark}
        onExamples={() => undefined}
      />
    </EmbeddedApp>
  );
}

/** Opens what the frame's address names. */
export function openFrame(session: Session): Promise<Result<SharedState | null, string>> {
  const tools = () => import('../share/tools');
  return openEmbedded(location.hash, session, tools, (example, prediction) => loadNamed(session, example, prediction));
}
