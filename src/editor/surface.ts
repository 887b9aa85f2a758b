import type { TextEdit } from '../json/edit';
import type { Diagnostic } from '../omnicapbench/diagnostics';

/** A fault to point at. */
export interface Pointer {
  readonly diagnostic: Diagnostic;
  /** Scroll there. Not while somebody types: the fault moved with the text, the reader did not. */
  readonly reveal: boolean;
  /** Select the exact place and move the keyboard there. */
  readonly focus: boolean;
}

/** A stretch of the text, in UTF-16 code units. */
export interface Stretch {
  readonly offset: number;
  readonly length: number;
}

/** What the page asks of a text box, be it the plain one that is there at once or Monaco. */
export interface EditorSurface {
  read(): string;
  /** Replaces the whole text; where the box has an undo stack it can be undone. */
  replace(text: string): void;
  /** Draws these faults in place of the ones before. */
  mark(diagnostics: readonly Diagnostic[]): void;
  /** Marks the lines of a unit; null marks none. `reveal` scrolls there. */
  highlight(place: Stretch | null, reveal: boolean): void;
  /** Makes these changes in one step that can be undone. */
  apply(edits: readonly TextEdit[]): void;
  /** Shows a fault; null shows none. */
  point(pointer: Pointer | null): void;
  setReadOnly(readOnly: boolean): void;
  focus(): void;
  dispose(): void;
}

/** The state that survives when Monaco takes over from the plain text box. */
export interface Handover {
  readonly text: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  readonly focused: boolean;
}

/** Line height of both boxes, in pixels, so that the text does not jump when one takes over from the other. */
export const LINE_HEIGHT = 19;
