import { type BuiltFile, createPrecache } from './precache';

/** Written in by the build: see `serviceWorker` in vite.config.ts. */
declare const __FILES__: readonly BuiltFile[];
declare const __BUILD__: string;

/** The part of the service worker's global scope that is used; the DOM's types, which the page needs, lack it. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const worker = globalThis as unknown as WorkerScope;

const precache = createPrecache({
  caches,
  fetch: (request, init) => fetch(request, init),
  files: __FILES__,
  build: __BUILD__,
  scope: worker.registration.scope,
});

worker.addEventListener('install', (event) => event.waitUntil(precache.install()));
worker.addEventListener('activate', (event) => event.waitUntil(precache.activate()));
worker.addEventListener('fetch', (event) => {
  const answer = precache.answer(event.request);
  if (answer) event.respondWith(answer);
});
// A new version waits until somebody asks for it, or every tab is closed.
worker.addEventListener('message', ({ data }) => {
  if (data === 'activate') void worker.skipWaiting();
});
