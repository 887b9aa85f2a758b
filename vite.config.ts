import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
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

const MONACO_WORKERS = fromRoot('src/editor/monacoWorkers.ts');

/**
 * Monaco's JSON language asks one file for `createWebWorker`, and that file drags in every editor feature for its
 * side effects. Our stand-in offers the same function alone.
 */
const MONACO_ALIAS = { find: /^(?:\.\.\/)+internal\/common\/workers\.js$/, replacement: MONACO_WORKERS };

export default defineConfig({
  // Relative addresses: the built page works from any sub-path of a static host.
  base: './',
  plugins: [react(), policyInPage()],
  resolve: { alias: [MONACO_ALIAS] },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 4_000 },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true, headers },
  test: {
    environment: 'node',
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'test/conformance/**'],
  },
});
