// Where the project stands on disk, and which of its files changed last. No dependencies: runs before the install.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, without a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** An absolute path below the root. */
export const at = (...parts) => join(root, ...parts);

/**
 * The latest modification time (ms) of the given files and folders, folders walked to the bottom; 0 when none
 * exists. A folder's own time counts too: it is what a deleted file leaves behind.
 */
export function newestChange(paths) {
  let newest = 0;
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) continue;
    newest = Math.max(newest, stat.mtimeMs);
    if (stat.isDirectory()) newest = Math.max(newest, newestChange(readdirSync(path).map((name) => join(path, name))));
  }
  return newest;
}

/** When the file was last written (ms), or -1 when it is not there: older than anything. */
export const writtenAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1;
