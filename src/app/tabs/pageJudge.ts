import { createVerdictCache } from '../../judge/cache/cache';
import { createJudgePort } from '../../judge/judge';
import { createJudgeDesk } from '../../state/judge/desk';
import { browserShelf } from '../shelf';

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
  try {
    // The list of names in the types is older than this one.
    const name: string = 'local-network-access';
    const status = await navigator.permissions.query({ name } as PermissionDescriptor);
    return status.state;
  } catch {
    return null;
  }
}
