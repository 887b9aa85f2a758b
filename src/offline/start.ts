import { type Offline, registerOffline } from './register';

/**
 * Begins to keep the page on this machine once it has loaded and has a moment, so that its first visit is not slowed
 * down. Builds only.
 */
export function startOffline(): Offline | null {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  return registerOffline(navigator.serviceWorker, new URL('sw.js', document.baseURI), () => location.reload());
}
