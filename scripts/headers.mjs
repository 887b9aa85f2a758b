// Reads the static headers file, the one place where the page's policy is written down.
import { existsSync, readFileSync } from 'node:fs';

/**
 * The headers that a `_headers` file gives to every path, as a plain record; empty when the file is not there.
 * Understands the one block we use: `/*`, then indented `Name: value` lines.
 */
export function readHeaders(file) {
  if (!existsSync(file)) return {};
  const headers = {};
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const header = /^\s+([A-Za-z-]+):\s*(.+?)\s*$/.exec(line);
    if (header !== null) headers[header[1]] = header[2];
  }
  return headers;
}
