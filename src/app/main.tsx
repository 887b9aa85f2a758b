import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAnalystClient, spawnAnalyst } from '../engine/analyst/client';
import { createScorerClient, spawnWorker } from '../engine/worker/client';
import { describeCrash } from '../engine/worker/serve';
import { OPENING } from '../examples';
import { createAnalysisDesk } from '../state/analysis';
import { createCompareDesk } from '../state/compare';
import { createSession } from '../state/session';
import { createThemeStore } from '../state/theme';
import { App } from './App';
import { crashReport } from './crashReport';
import { ErrorBoundary } from './ErrorBoundary';
import { loadExample } from './loadExample';
import './styles';

// Outside of React: it mounts everything twice while developing, and the score should not wait for it.
const session = createSession((onOutcome) => createScorerClient({ spawn: spawnWorker, onOutcome }));
const desk = createAnalysisDesk(createAnalystClient(spawnAnalyst));
const compare = createCompareDesk((text) => desk.ask('scoreOther', text));
loadExample(session, OPENING);
const themes = createThemeStore(shelf());

/** Even naming localStorage throws where the browser forbids it. */
function shelf(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to draw into');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary report={(error) => crashReport(describeCrash(error), session.store.get(), navigator.userAgent)}>
      <App session={session} desk={desk} compare={compare} themes={themes} />
    </ErrorBoundary>
  </StrictMode>,
);
