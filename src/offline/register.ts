import { createStore, type Store } from '../base/store';

/** Where the page stands with its copy on this machine. */
export interface OfflineState {
  /** Everything is here: the page works with the network off. */
  readonly ready: boolean;
  /** A new version is here and waits. */
  readonly update: boolean;
}

export interface Offline {
  readonly store: Store<OfflineState>;
  /** Changes to the new version and reloads this page. */
  apply(): void;
  /** The new version waits until all tabs are closed. */
  dismiss(): void;
}

/** A page that stays open looks for a new version this often, in milliseconds. */
const LOOK_EVERY = 60 * 60_000;

/**
 * Keeps the page on this machine, and tells of new versions. Does nothing where there are no service workers: private
 * windows of some browsers, pages without a secure origin, development.
 * @param address of the service worker, beside the page.
 * @param after what comes first: the page has better things to load than its own copy.
 */
export function registerOffline(
  container: ServiceWorkerContainer | undefined,
  address: URL,
  reload: () => void,
  after: Promise<unknown> = Promise.resolve(),
): Offline {
  const store = createStore<OfflineState>({ ready: false, update: false });
  const set = (part: Partial<OfflineState>): void => store.update((state) => ({ ...state, ...part }));
  let waiting: ServiceWorker | null = null;
  let asked = false;

  const offer = (worker: ServiceWorker): void => {
    // The first one of all replaces nothing.
    const first = !container?.controller;
    if (!first) waiting = worker;
    set(first ? { ready: true } : { update: true });
  };

  const watch = (registration: ServiceWorkerRegistration): void => {
    if (registration.active) set({ ready: true });
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offer(installing);
        if (installing.state === 'activated') set({ ready: true });
      });
    });
    setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
  };

  container?.addEventListener('controllerchange', () => {
    // Another tab may have asked; this one stays as it is, under its user's hands.
    if (asked) reload();
    else set({ update: waiting !== null });
  });
  void after
    .then(() => container?.register(address))
    // Tools that keep service workers out answer with nothing.
    .then((registration) => (registration ? watch(registration) : undefined))
    .catch(() => undefined);

  return {
    store,
    apply() {
      asked = true;
      // Another tab has changed over already: only this page is old.
      if (waiting?.state === 'installed') waiting.postMessage('activate');
      else reload();
    },
    dismiss: () => set({ update: false }),
  };
}
