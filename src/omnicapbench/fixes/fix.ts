import type { TextEdit } from '../../json/edit';
import type { Diagnostic, DiagnosticCode } from '../diagnostics';
import type { FixContext } from './context';

/** One undoable change of one text that does away with a diagnostic. Plain JSON. */
export interface Fix {
  /** The quick fix it comes from, e.g. `drop-link`. */
  readonly id: string;
  /** What it does, in an imperative: "Remove SFX_1 from SHOT_3". */
  readonly title: string;
  /** Offsets into the text as pasted; to be applied together. */
  readonly edits: readonly TextEdit[];
}

/** What a quick fix would do in one case. */
export type Offer = Pick<Fix, 'title' | 'edits'>;

/** A kind of fault that can be mended without knowing what was meant, and how. */
export interface QuickFix {
  readonly id: string;
  /** The diagnostics it may be offered for. */
  readonly codes: readonly DiagnosticCode[];
  /** The change, or undefined where it does not apply. */
  offer(diagnostic: Diagnostic, context: FixContext): Offer | undefined;
}
