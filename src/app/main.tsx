import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAnalystClient, spawnAnalyst } from '../engine/analyst/client';
import { createScorerClient, spawnWorker } from '../engine/worker/client';
import { describeCrash } from '../engine/worker/serve';
import { startOffline } from '../offline/start';
import { createAnalysisDesk } from '../state/analysis';
import { createCompareDesk } from '../state/compare';
import { createSession } from '../state/session';
import { createThemeStore } from '../state/theme';
import { App } from './App';
import { crashReport } from './crashReport';
import { ErrorBoundary } from './ErrorBoundary';
import { browserShelf } from './shelf';
import { isEmbed } from './start/address';
import { createOpening } from './start/opening';
import { createPageKeeper } from './start/page';
import './styles';

// Outside of React: it mounts everything twice while developing, and the score should not wait for it.
const session = createSession((onOutcome) => createScorerClient({ spawn: spawnWorker, onOutcome }));
const desk = createAnalysisDesk(createAnalystClient(spawnAnalyst));
const compare = createCompareDesk((text) => desk.ask('scoreOther', text));
const themes = createThemeStore(browserShelf());
const content = isEmbed(location.search) ? await startFrame() : startPage();

/** A frame on somebody else's page shows a link, and no more. */
async function startFrame() {
  const { EmbeddedPage, openFrame } = await import('./EmbeddedPage');
  return <EmbeddedPage opening={openFrame(session)} session={session} desk={desk} compare={compare} />;
}

/** The whole page keeps work and opens files. */
function startPage() {
  const keeper = createPageKeeper(session, session.flush);
  const opening = createOpening({
    session,
    keeper,
    read: async () => (await import('../share/files/read')).readFiles,
  });
  void keeper.start();
  const parts = { session, desk, compare, themes, keeper, opening, offline: startOffline() };
  return <App {...parts} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to draw into');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary report={(error) => crashReport(describeCrash(error), session.store.get(), navigator.userAgent)}>
      {content}
    </ErrorBoundary>
  </StrictMode>,
);
