import { createStore } from '../../base/store';
import { createVerdictCache } from '../../judge/cache/cache';
import { createJudgePort } from '../../judge/judge';
import { createJudgeDesk } from '../../state/judge/desk';
import type { JudgePage } from '../../views/judge/props';
import { browserShelf } from '../shelf';

/** The page of the tab that is open; it is the same one when the tab is left and opened again. */
export const openPage = createStore<JudgePage>('ask');

/** The page's one judge: made when the tab is first opened, and kept while other tabs are shown. */
export const judge = createJudgeDesk({
  port: createJudgePort({
    session: sessionShelf(),
    device: browserShelf() ?? null,
    page: { origin: location.origin, online: () => navigator.onLine, permission: localNetwork },
  }),
  cache: createVerdictCache(),
  shelf: browserShelf(),
});

/** Even naming sessionStorage throws where the browser forbids it. */
function sessionShelf(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Whether the browser lets this page call servers on this machine; null where it has no such permission. */
async function localNetwork(): Promise<PermissionState | null> {
  // Newer browsers have a permission for this machine alone.
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      // The list of names in the types is older than these.
      const status = await navigator.permissions.query({ name } as unknown as PermissionDescriptor);
      return status.state;
    } catch {
      // A name that this browser does not know: the next one, or none.
    }
  }
  return null;
}
