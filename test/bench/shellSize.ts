import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Bytes after gzip of what the built page loads before anything is asked for: index.html, and the scripts, module
 * preloads and styles it names (Vite names every static import there). Lazy chunks, Monaco among them, are not in.
 */
export function shellGzipBytes(dist: string): number {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"[^>]*>/g)]
    .map((found) => found[1] ?? '')
    .filter((address) => /\.(?:js|css)$/.test(address));
  if (named.length === 0) throw new Error('index.html names no scripts');
  return ['index.html', ...new Set(named)].reduce(
    (sum, address) => sum + gzipSync(readFileSync(join(dist, address)), { level: 9 }).length,
    0,
  );
}
