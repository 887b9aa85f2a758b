// Installs the locked packages when what is on disk is not what the lock says. No dependencies.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, root, writtenAt } from './tree.mjs';

const LOCK = at('package-lock.json');
/** npm's own record of what it installed; written last, so a broken-off install has none. */
const INSTALLED = at('node_modules', '.package-lock.json');
/** A folder, because making one is atomic: two commands started on a fresh clone must not install at once. */
const TURN = at('build', 'install.turn');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether node_modules lacks a package of the lock or holds another version of it. Compares contents, not times:
 * a checkout touches the lock's time without changing it, and npm writes the two files in no fixed order.
 */
export function needsInstall() {
  if (writtenAt(INSTALLED) < 0) return true;
  const installed = packagesOf(INSTALLED);
  return Object.entries(packagesOf(LOCK)).some(([path, locked]) => {
    if (path === '') return false;
    const found = installed[path];
    // Optional packages are for other platforms when they are absent.
    return found === undefined ? !locked.optional && !locked.devOptional : found.version !== locked.version;
  });
}

/** Runs `npm ci` when needed. All of its output goes to stderr: stdout belongs to the command that asked. */
export function ensureInstalled() {
  if (!needsInstall()) return;
  takeTurn();
  try {
    if (!needsInstall()) return;
    process.stderr.write('Installing the locked packages (npm ci) ...\n');
    // npm_execpath is the npm that runs us. stdin is kept from it: it may be the scorer's input.
    const npm = process.env.npm_execpath?.endsWith('.js')
      ? [process.execPath, process.env.npm_execpath]
      : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
    const [command, ...first] = npm;
    const done = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32' && npm.length === 1,
    });
    if (done.status !== 0) throw new Error(`npm ci failed (${done.error?.message ?? `exit code ${done.status}`})`);
  } finally {
    rmSync(TURN, { recursive: true, force: true });
  }
}

/** Waits for another install to end; a turn left behind by a process that died is taken over. */
function takeTurn() {
  mkdirSync(at('build'), { recursive: true });
  for (;;) {
    try {
      mkdirSync(TURN);
      writeFileSync(`${TURN}/pid`, String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!holderLives()) rmSync(TURN, { recursive: true, force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

function holderLives() {
  let pid;
  try {
    pid = Number(readFileSync(`${TURN}/pid`, 'utf8'));
  } catch {
    // Just made, its pid not yet written: alive, unless it has stayed so for long.
    return Date.now() - writtenAt(TURN) < 5_000;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureInstalled();
