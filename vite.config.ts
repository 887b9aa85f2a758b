import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { readHeaders } from './scripts/headers.mjs';

const fromRoot = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const headers = readHeaders(fromRoot('public/_headers'));

/**
 * Writes the policy of `public/_headers` into the built page too, for hosts that send no headers. Builds only: the
 * development server needs inline scripts. A meta policy does not hold workers; the header does.
 */
function policyInPage(): Plugin {
  return {
    name: 'policy-in-page',
    apply: 'build',
    transformIndexHtml: () => {
      const content = headers['Content-Security-Policy'];
      if (content === undefined) throw new Error('public/_headers names no Content-Security-Policy');
      return [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' as const },
      ];
    },
  };
}

/** Read by hosts and not by browsers, or read past the cache by nature. */
const NOT_KEPT = /^(_headers|_redirects|sw\.js|.*\.map)$/;

/** Builds `sw.js` when all files are there, and writes their paths and the hashes of their contents into it. */
function serviceWorker(): Plugin {
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 16);
        const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) =>
            join(entry.parentPath, entry.name)
              .slice(outDir.length + 1)
              .replaceAll('\\', '/'),
          )
          .filter((path) => !NOT_KEPT.test(path))
          .sort()
          // The page goes by its folder's address, as browsers ask for it.
          .map((path) => [path === 'index.html' ? '' : path, hash(readFileSync(join(outDir, path)))]);
        const [built] = [
          await build({
            configFile: false,
            logLevel: 'warn',
            publicDir: false,
            define: { __FILES__: JSON.stringify(files), __BUILD__: JSON.stringify(hash(JSON.stringify(files))) },
            build: {
              write: false,
              target: 'es2022',
              lib: { entry: fromRoot('src/offline/serviceWorker.ts'), formats: ['iife'], name: 'capscope' },
            },
          }),
        ].flat();
        const chunk = built && 'output' in built ? built.output[0] : undefined;
        if (!chunk) throw new Error('the service worker could not be built');
        writeFileSync(join(outDir, 'sw.js'), chunk.code);
      },
    },
  };
}

const MONACO_WORKERS = fromRoot('src/editor/monacoWorkers.ts');

/**
 * Monaco's JSON language asks one file for `createWebWorker`, and that file drags in every editor feature for its
 * side effects. Our stand-in offers the same function alone.
 */
const MONACO_ALIAS = { find: /^(?:\.\.\/)+internal\/common\/workers\.js$/, replacement: MONACO_WORKERS };

/** React and its like, the page's primitives and state, and the gallery. */
const GROUND = /node_modules\/(react|react-dom|scheduler|comlink)\/|src\/(ui|state(?!\/judge)|examples)\//;

export default defineConfig({
  // Relative addresses: the built page works from any sub-path of a static host.
  base: './',
  plugins: [react(), policyInPage(), serviceWorker()],
  resolve: { alias: [MONACO_ALIAS] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4_000,
    // What every page needs, in one file: thirty small ones compress worse, by the size of a lesson.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'ground', test: GROUND }] } } },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true, headers },
  test: {
    environment: 'node',
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'test/conformance/**'],
    // Properties run a thousand times, and a busy machine is no fault.
    testTimeout: 120_000,
  },
});
