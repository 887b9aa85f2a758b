// Compiles assembly/ to src/kernel/gen/kernels.wasm. `--if-stale`: only when a source is newer. `--debug`: the
// debug target of asconfig.json, left where that file says.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, newestChange, root, writtenAt } from './tree.mjs';

const GEN = at('src', 'kernel', 'gen');

const KERNELS_WASM = join(GEN, 'kernels.wasm');

/** Runs asc; `output` as in spawnSync. Never on stdout, which belongs to the command that asked for the kernels. */
const asc = (args, output) =>
  spawnSync(process.execPath, [at('node_modules', 'assemblyscript', 'bin', 'asc.js'), 'assembly/index.ts', ...args], {
    cwd: root,
    stdio: ['ignore', output, output],
    encoding: 'utf8',
  });

/** Builds the release kernels. Written apart and moved into place, so that nobody reads half a module. */
export function buildKernels() {
  mkdirSync(at('build'), { recursive: true });
  const fresh = mkdtempSync(at('build', 'kernels-'));
  const started = new Date();
  try {
    // asc's warnings are the same at every build; its words are worth reading when it fails.
    const done = asc(['--target', 'release', '--outFile', join(fresh, 'kernels.wasm')], 'pipe');
    if (done.status !== 0) throw new Error(`${done.stdout}${done.stderr}the kernels do not compile (asc)`);
    mkdirSync(GEN, { recursive: true });
    // Dated to the start: a source saved while asc ran is then newer, and gets its turn.
    utimesSync(join(fresh, 'kernels.wasm'), started, started);
    for (const name of readdirSync(fresh)) renameSync(join(fresh, name), join(GEN, name));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Builds the kernels when they are missing or older than their sources. */
export function ensureKernels() {
  const sources = [at('assembly'), at('asconfig.json')];
  if (writtenAt(KERNELS_WASM) < newestChange(sources)) buildKernels();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    if (process.argv.includes('--debug')) process.exitCode = asc(['--target', 'debug'], 2).status ?? 1;
    else if (process.argv.includes('--if-stale')) ensureKernels();
    else buildKernels();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
