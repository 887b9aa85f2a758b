// npm start: from a fresh clone to the page in the browser. Needs Node and npm, nothing else.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { ensureKernels } from './kernels.mjs';
import { serve } from './serve.mjs';
import { at, root } from './tree.mjs';

const FIRST_PORT = 4173;

try {
  ensureInstalled();
  ensureKernels();
  buildPage();
  const { url } = await serve({ folder: at('dist'), port: FIRST_PORT, attempts: 20 });
  process.stdout.write(`\nCapscope is at ${url}\nPress Ctrl+C to stop.\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function buildPage() {
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  const done = spawnSync(process.execPath, [vite, 'build'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status !== 0) throw new Error('the page does not build (vite build)');
}
