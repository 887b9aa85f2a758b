// Turns a TypeScript entry into one file that Node can run, and only when something changed. Node 20 cannot run
// TypeScript, and the sources import each other without extensions, so a bundler it must be: the one we have.
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { ensureKernels } from './kernels.mjs';
import { at, newestChange, root, writtenAt } from './tree.mjs';

/**
 * Bundles `entry` (a path from the root) into `file` (the same) and returns its absolute path. Fresh bundles are
 * returned at once; else packages, kernels and bundle are brought up to date, in this order. Silent on stdout.
 */
export async function bundle(entry, file = defaultFile(entry)) {
  ensureInstalled();
  ensureKernels();
  const output = at(file);
  const sources = ['src', 'assembly', dirname(entry), 'package-lock.json', 'scripts/bundle.mjs'];
  if (writtenAt(output) < newestChange(sources.map((path) => at(path)))) await write(entry, output);
  return output;
}

/** `test/bench/main.ts` -> `build/run/test-bench-main/main.mjs`. */
function defaultFile(entry) {
  const stem = relative(root, resolve(root, entry)).replace(/\.[cm]?tsx?$/, '');
  return join('build', 'run', stem.replaceAll(/[/\\]/g, '-'), `${basename(stem)}.mjs`);
}

/** Several commands may do this at once: each writes apart and moves a whole file into place. */
async function write(entry, output) {
  // Loaded here and not above: a fresh bundle must not wait for Vite, which a fresh clone does not even have.
  const { build } = await import('vite');
  const folder = dirname(output);
  mkdirSync(folder, { recursive: true });
  const fresh = mkdtempSync(join(folder, 'fresh-'));
  const started = new Date();
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [sourceUrls(output)],
      // What the product depends on goes in; tools (Playwright, Vite) stay with Node.
      ssr: { noExternal: Object.keys(JSON.parse(readFileSync(at('package.json'), 'utf8')).dependencies) },
      build: {
        ssr: at(entry),
        outDir: fresh,
        target: 'node20',
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: basename(output), codeSplitting: false } },
      },
    });
    // Dated to the start: a source saved meanwhile is then newer, and gets its turn.
    utimesSync(join(fresh, basename(output)), started, started);
    renameSync(join(fresh, basename(output)), output);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Lets each module keep its own `import.meta.url`, so that `new URL('./gen/kernels.wasm', import.meta.url)` still
 * means the file beside the source. Relative to the bundle, so that the whole repository may be moved.
 */
function sourceUrls(output) {
  return {
    name: 'source-urls',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
      const path = relative(dirname(output), id).replaceAll('\\', '/');
      return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`);
    },
  };
}

/**
 * Bundles `entry` when needed and runs it in this process: its arguments are `args`, and stdin, stdout and the exit
 * code are this process's own.
 */
export async function run(entry, args, file) {
  const output = await bundle(entry, file);
  process.argv.splice(1, process.argv.length, output, ...args);
  await import(pathToFileURL(output).href);
}
