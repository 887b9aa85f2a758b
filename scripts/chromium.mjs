// Finds the Chromium that the browser tests drive.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const INSTALLED_PLACES = [
  // The same browser without a window to draw: it opens a page in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome-beta',
  '/usr/bin/google-chrome-unstable',
];

/**
 * The path of a Chromium: CHROMIUM_PATH, else Playwright's own, else an installed one; undefined when there is
 * none. Throws when CHROMIUM_PATH names nothing: a wish that cannot be met is not passed over.
 */
export async function findChromium() {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    if (!existsSync(wished)) throw new Error(`CHROMIUM_PATH is ${wished}, which does not exist`);
    return wished;
  }
  return [await playwrightsOwn(), ...INSTALLED_PLACES].find((path) => path !== undefined && existsSync(path));
}

/** Finds a Chromium, or installs Debian's when this is Debian and we are root; throws when neither is possible. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== undefined) return found;
  if (!isDebianRoot())
    throw new Error('no Chromium found: set CHROMIUM_PATH, or run `npx playwright install chromium`');
  process.stderr.write('Installing Chromium (apt-get install chromium) ...\n');
  apt('update');
  apt('install', '-y', 'chromium');
  try {
    apt('install', '-y', 'chromium-headless-shell');
  } catch (error) {
    // Older Debians have no such package, and the tests run without it, slower.
    process.stderr.write(`${error.message}; going on with chromium\n`);
  }
  const installed = await findChromium();
  if (installed === undefined) throw new Error('apt-get installed chromium, but it is not in its usual place');
  return installed;
}

/** Where Playwright would put its own browser; it may not be there. */
async function playwrightsOwn() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath() || undefined;
  } catch {
    return undefined;
  }
}

function isDebianRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function apt(...args) {
  const done = spawnSync('apt-get', args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (done.status !== 0) throw new Error(`apt-get ${args.join(' ')} failed`);
}
