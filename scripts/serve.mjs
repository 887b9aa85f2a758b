// A small static server for the built page: what a static host would do, with the headers of the built `_headers`.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { readHeaders } from './headers.mjs';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Serves `folder` on 127.0.0.1 and resolves to `{ url, close }`.
 * - `base`: the path under which it is served (starts and ends with a slash); all else is 404.
 * - `port`: 0 for any free one. When it is taken the next ones are tried, `attempts` in all, then it rejects.
 */
export async function serve({ folder, base = '/', port = 0, attempts = 1 }) {
  const headers = readHeaders(join(folder, '_headers'));
  const server = createServer((request, response) => answer(request, response, folder, base, headers));
  for (let tried = 1; ; tried += 1) {
    try {
      await listen(server, port === 0 ? 0 : port + tried - 1);
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || tried >= attempts) throw error;
    }
  }
  return {
    url: `http://127.0.0.1:${server.address().port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser keeps its connections open; it is not waited for.
        server.closeAllConnections();
      }),
  };
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function answer(request, response, folder, base, headers) {
  const refuse = (status, text) => response.writeHead(status, { ...headers, 'Content-Type': TYPES['.txt'] }).end(text);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Only GET and HEAD\n');
  const path = pathOf(request.url ?? '/', base);
  const file = path === undefined ? undefined : fileOf(folder, path);
  if (file === undefined) return refuse(404, 'Not found\n');
  response.writeHead(200, {
    ...headers,
    'Content-Type': TYPES[extname(file.path)] ?? 'application/octet-stream',
    'Content-Length': file.size,
    // A rebuilt page must never meet the assets of an older one.
    'Cache-Control': 'no-cache',
  });
  if (request.method === 'HEAD') return response.end();
  const stream = createReadStream(file.path);
  stream.on('error', () => response.destroy());
  return stream.pipe(response);
}

/** The decoded path below `base`, or undefined when it is outside or malformed. */
function pathOf(url, base) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname);
    return path.startsWith(base) && !path.includes('\0') ? path.slice(base.length) : undefined;
  } catch {
    return undefined;
  }
}

/** The file a path means, index.html for a folder; never one outside `folder`. */
function fileOf(folder, path) {
  const wanted = join(folder, path);
  if (wanted !== folder && !wanted.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return undefined;
  for (const candidate of [wanted, join(wanted, 'index.html')]) {
    const stat = statSync(candidate, { throwIfNoEntry: false });
    if (stat?.isFile()) return { path: candidate, size: stat.size };
  }
  return undefined;
}
