import type { TextEdit } from '../json/edit';
import type { Diagnostic, Severity } from '../omnicapbench/diagnostics';

/** A place to point at, with what is said about it. */
export interface Spot extends Stretch {
  /** 1-based. */
  readonly line: number;
  readonly severity: Severity;
  readonly message: string;
}

/** The place the page points at: a fault's, or a cause's. */
export interface Pointed {
  readonly spot: Spot;
  /** Counts the choices, so that choosing the same again scrolls to it again. */
  readonly turn: number;
  /** The editor takes the keyboard too. */
  readonly focus: boolean;
}

/** How to show a place. */
export interface Pointer {
  readonly spot: Spot;
  /** Scroll there. Not while somebody types: the fault moved with the text, the reader did not. */
  readonly reveal: boolean;
  /** Select the exact place and move the keyboard there. */
  readonly focus: boolean;
}

/** Something that can be done about a fault, by a button or from the editor's list. */
export interface Remedy {
  readonly title: string;
  readonly run: () => void;
}

/** What is added to the message at the place: what it costs, and what can be done. */
export interface Remark {
  readonly note: string;
  readonly remedies: readonly Remedy[];
}

/** Asks what can be done about a fault. */
export type AskRemedies = (diagnostic: Diagnostic) => Promise<readonly Remedy[]>;

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
  /** Makes these changes in one step that can be undone, and shows the first. */
  apply(edits: readonly TextEdit[]): void;
  /** Shows a place; null shows none. */
  point(pointer: Pointer | null): void;
  /** Adds to the message at that place, or takes away what was added. */
  remark(remark: Remark | null): void;
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
