import type { TextEdit } from '../../json/edit';
import type { Fix } from '../../omnicapbench/fixes';
import { combine } from '../../state/fixes';

/** A change offered by a button. */
export interface Offered extends Pick<Fix, 'title' | 'edits'> {
  /** It is several fixes in one, so it is looked at before it is carried out. */
  readonly several?: boolean;
}

/** A button that does the same to a whole group. */
export interface GroupFix extends Offered {
  /** What stands on the button; `title` tells the dialog's. */
  readonly label: string;
}

/**
 * One action for all of a group, where each has the same one and they go together; null for a single row, whose own
 * button says it.
 */
export function groupFix(text: string, fixes: readonly (Fix | null | undefined)[], what: string): GroupFix | null {
  const offered = fixes.filter((fix) => fix !== null && fix !== undefined);
  const [first] = offered;
  if (first === undefined || fixes.length < 2 || offered.length < fixes.length) return null;
  const verb = verbOf(first);
  if (offered.some((fix) => fix.id !== first.id || verbOf(fix) !== verb)) return null;
  const edits: readonly TextEdit[] | null = combine(text, offered);
  if (edits === null) return null;
  const count = offered.length === 2 ? 'both' : `all ${offered.length}`;
  return { label: `${verb} ${count}…`, title: `${verb} ${count}: ${what}`, edits, several: true };
}

function verbOf({ title }: Fix): string {
  return title.split(' ')[0] ?? title;
}
