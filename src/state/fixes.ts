import type { Scored } from '../engine/worker/protocol';
import { applyEdits, areCompatible, type TextEdit } from '../json/edit';
import type { DiagnosticRef } from '../omnicapbench/causes';
import type { Side } from '../omnicapbench/diagnostics';
import type { Fix } from '../omnicapbench/fixes';
import type { AnalysisDesk } from './analysis';

/** One undoable change of a text, ready to be carried out while that text stands. */
export interface Proposal {
  readonly side: Side;
  readonly title: string;
  /** What the edits were made for. */
  readonly text: string;
  readonly edits: readonly TextEdit[];
}

/** Asks what can be done about a diagnostic of the report on screen. Never rejects. */
export type AskFixes = (diagnostic: DiagnosticRef) => Promise<readonly Fix[]>;

/** Asks about the diagnostics of one report, each once. */
export function createAskFixes(desk: AnalysisDesk, scored: Scored | null): AskFixes {
  const asked = new Map<string, Promise<readonly Fix[]>>();
  const ask = async ({ code, side, offset, message }: DiagnosticRef): Promise<readonly Fix[]> => {
    // The report reaches the views a moment before the desk is told.
    await null;
    if (!scored || desk.store.get().revision !== scored.revision) return [];
    try {
      return await desk.ask('fixes', { code, side, offset, message });
    } catch {
      return [];
    }
  };
  return (diagnostic) => {
    const { code, side, offset, message } = diagnostic;
    const key = JSON.stringify([code, side, offset, message]);
    const known = asked.get(key) ?? ask(diagnostic);
    asked.set(key, known);
    return known;
  };
}

/** Several fixes as one; null when they touch the same characters, or would break the JSON. */
export function combine(text: string, fixes: readonly Pick<Fix, 'edits'>[]): readonly TextEdit[] | null {
  const edits = layTogether(fixes);
  return edits && keepsJson(text, edits) ? edits : null;
}

/** As many of the fixes as go together, in the order given. */
export function combineMost<One extends Pick<Fix, 'edits'>>(
  text: string,
  fixes: readonly One[],
): { readonly edits: readonly TextEdit[]; readonly taken: readonly One[] } {
  let edits: readonly TextEdit[] = [];
  let taken: readonly One[] = [];
  for (const fix of fixes) {
    const more = layTogether([...taken, fix]);
    if (!more) continue;
    edits = more;
    taken = [...taken, fix];
  }
  return keepsJson(text, edits) ? { edits, taken } : { edits: [], taken: [] };
}

function layTogether(fixes: readonly Pick<Fix, 'edits'>[]): readonly TextEdit[] | null {
  const seen = new Set<string>();
  const edits: TextEdit[] = [];
  for (const fix of fixes) {
    // Two faults of one cause, such as the prose on both sides of a document, have the same fix.
    const key = JSON.stringify(fix.edits);
    if (!seen.has(key)) edits.push(...fix.edits);
    seen.add(key);
  }
  return edits.length === 0 || !areCompatible(edits) || meetWithoutComma(edits) ? null : edits;
}

/** Two fixes that each fill the same empty list fit together as characters, but not as JSON. */
function meetWithoutComma(edits: readonly TextEdit[]): boolean {
  const at = new Map<number, TextEdit>();
  return edits.some((edit) => {
    const other = at.get(edit.offset);
    at.set(edit.offset, edit);
    return other !== undefined && !(/^\s*,/.test(edit.text) && /^\s*,/.test(other.text));
  });
}

/** A text that is JSON stays JSON. */
function keepsJson(text: string, edits: readonly TextEdit[]): boolean {
  return !isJson(text) || isJson(applyEdits(text, edits));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
