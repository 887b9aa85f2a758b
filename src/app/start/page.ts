import { navigate } from 'wouter/use-hash-location';
import { findExample, OPENING } from '../../examples';
import { browserPresence } from '../../share/workspace/presence';
import type { Session } from '../../state/session';
import { loadExample } from '../loadExample';
import { tabOf } from '../routes';
import { createKeeper } from './keeper';
import type { Keeper } from './keeping';
import { linkView, pathOf, pathOfView } from './useAddress';

/** The keeper of the real page, with the browser's events tied to it. Not for an embedded page, which keeps nothing. */
export function createPageKeeper(session: Session, commit?: () => void): Keeper {
  const keeper = createKeeper({
    session,
    tools: () => import('../../share/tools'),
    presence: browserPresence(),
    shelf: tabShelf(),
    address: {
      fragment: () => location.hash,
      view: () => tabOf(pathOf(location.hash, keeper.store.get().view)),
      show: (view) => navigate(pathOfView(view), { replace: true }),
      write: (fragment) => history.replaceState(history.state, '', fragment),
    },
    loadExample: (example, prediction) => loadNamed(session, example, prediction),
    loadOpening: () => loadExample(session, OPENING),
    ...(commit && { commit }),
  });
  keeper.store.subscribe(() => linkView.update(() => keeper.store.get().view));
  addEventListener('hashchange', () => void keeper.follow());
  // A phone may end a hidden page without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keeper.leave();
  });
  addEventListener('pagehide', () => keeper.leave());
  return keeper;
}

/** Loads an example by the ids of an address; false when there is none. */
export function loadNamed(session: Session, example: string, prediction: string | null): boolean {
  if (!findExample(example)) return false;
  loadExample(session, { example, prediction: prediction ?? '' });
  return true;
}

/** Even naming sessionStorage throws where the browser forbids it. */
function tabShelf(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
