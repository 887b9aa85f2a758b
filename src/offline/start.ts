import { type Offline, registerOffline } from './register';

/**
 * Begins to keep the page on this machine once it has loaded and has a moment, so that its first visit is not slowed
 * down. Builds only.
 */
export function startOffline(): Offline | null {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  const address = new URL('sw.js', document.baseURI);
  return registerOffline(navigator.serviceWorker, address, () => location.reload(), settled());
}

/** The first score and the editors come before the copy. In milliseconds after the page has loaded. */
const SETTLED = 2_000;

async function settled(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
}
