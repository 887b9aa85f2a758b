import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../scripts/serve.mjs';
import { SUB_PATH } from './addresses';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/**
 * Serves the built page for the whole run: at the root of one server, under a sub-path of another. Two servers and
 * not one, because on one an address that wrongly starts at the root would be answered all the same.
 */
export default async function serveBuiltPage(): Promise<() => Promise<void>> {
  if (!existsSync(`${dist}/index.html`)) throw new Error('dist/ is not there: run `npm run build` first');
  const atRoot = await serve({ folder: dist });
  const atSubPath = await serve({ folder: dist, base: SUB_PATH });
  // The workers inherit the environment.
  process.env.CAPSCOPE_URL = atRoot.url;
  process.env.CAPSCOPE_SUB_PATH_URL = atSubPath.url;
  return async () => {
    await atRoot.close();
    await atSubPath.close();
  };
}
