import { fail, type Result, succeed } from '../../base/result';
import type { SharedState } from '../../share/permalink/state';
import type { Session } from '../../state/session';
import { parseAddress } from './address';
import type { Tools } from './keeping';

/**
 * Opens the link of an embedded page. Nothing is kept: a frame on somebody else's page writes no drafts.
 * @returns what the link holds, or in words why it cannot be shown. An example needs no link: null.
 */
export async function openEmbedded(
  fragment: string,
  session: Pick<Session, 'load' | 'selectUnit'>,
  tools: () => Promise<Pick<Tools, 'decodeFragment' | 'changedSettings'>>,
  loadExample: (example: string, prediction: string | null) => boolean,
): Promise<Result<SharedState | null, string>> {
  const address = parseAddress(fragment);
  if (address.kind === 'example') {
    if (!loadExample(address.example, address.prediction)) return fail(`There is no example “${address.example}”.`);
    if (address.unit) session.selectUnit(address.unit);
    return succeed(null);
  }
  if (address.kind === 'route') return fail('The address of this frame holds no link: it has to end on #v1.…');
  const { decodeFragment, changedSettings } = await tools();
  const decoded = await decodeFragment(address.fragment);
  if (!decoded.ok) return decoded;
  const { prediction, reference, settings, unit } = decoded.value;
  session.load({ prediction, reference }, null, changedSettings(settings));
  if (unit) session.selectUnit(unit);
  return decoded;
}

/** The same page with its chrome, for the link "Open in Capscope". */
export function unembedded(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('embed');
  return url.href;
}
