import type { Scored } from '../engine/worker/protocol';
import { isReadable } from './reading';
import type { Selection, WorkbenchState } from './workbench';

/**
 * The report on screen. While an edit has a text broken it is the last good one; after a second of rest, or when
 * there is no good one, it is the newest, with the gate's verdict.
 */
export function shownScore(state: WorkbenchState): Scored | null {
  const { current, good, rested } = state;
  if (!current) return null;
  if (rested || !good || isReadable(current.report)) return current;
  return good;
}

/** The report on screen is not about the text in the editors. */
export function isStale(state: WorkbenchState): boolean {
  return shownScore(state) !== state.current;
}

/** The chosen fault, while the report on screen holds it. */
export function shownSelection(state: WorkbenchState): Selection | null {
  const { selection } = state;
  if (!selection) return null;
  return shownScore(state)?.report.diagnostics.includes(selection.diagnostic) ? selection : null;
}

/** A side has nothing but white space in it. */
export function isBlank(text: string): boolean {
  return !/\S/.test(text);
}
