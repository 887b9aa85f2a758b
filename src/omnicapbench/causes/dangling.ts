import type { JsonNode } from '../../json/tree';
import { canonicalId, readId } from '../canonical/ids';
import type { CanonicalDocument } from '../canonical/units';
import type { Diagnostic } from '../diagnostics';
import type { FixContext } from '../fixes/context';
import { retarget } from '../fixes/retargetLink';

/** An id that is used but not defined. */
export interface Dangling {
  readonly id: string;
  /** Its places, in the order of the text. */
  readonly uses: readonly Diagnostic[];
  /** The id it was probably meant to be, one for all places. */
  readonly target: string | undefined;
}

const CODES: readonly string[] = [
  'id.dangling-reference',
  'id.dangling-event',
  'id.dangling-speaker',
  'id.dangling-mention',
];

/** The dangling ids of a prediction, those of units aside that were left out: their faults are what is wrong. */
export function findDangling(
  diagnostics: readonly Diagnostic[],
  { dropped }: CanonicalDocument,
  fixes: FixContext,
): Dangling[] {
  const leftOut = new Set(dropped.map((unit) => unit.id));
  const places = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const id = CODES.includes(diagnostic.code) ? usedId(fixes, diagnostic) : undefined;
    if (id === undefined || leftOut.has(id)) continue;
    const known = places.get(id);
    if (known) known.push(diagnostic);
    else places.set(id, [diagnostic]);
  }
  return [...places].map(([id, uses]) => {
    // Looking for the nearest id takes a while; a few places tell.
    const targets = uses.slice(0, 20).map((use) => retarget(use, fixes));
    return { id, uses, target: targets.find((target) => target !== undefined) };
  });
}

/** Whether a dangling use inside a node was probably meant to be that id: then nothing is missing there besides. */
export function standsFor(dangling: readonly Dangling[], node: JsonNode | undefined, id: string): boolean {
  if (node === undefined) return false;
  return dangling.some(
    ({ target, uses }) =>
      target === id && uses.some(({ offset, length }) => offset >= node.start && offset + length <= node.end),
  );
}

function usedId({ at, text }: FixContext, { path, code, offset, length }: Diagnostic): string | undefined {
  return code === 'id.dangling-mention' ? canonicalId(text.slice(offset, offset + length)) : readId(at(path))?.id;
}
