import type { TextEdit } from '../../json/edit';
import type { Diagnostic, DiagnosticCode, Place, Side } from '../diagnostics';
import type { Fix } from '../fixes/fix';
import type { UnitKey } from '../keys';
import type { CauseContext } from './context';

/** What sorts of things a person would say are wrong, in the order in which they are looked for. */
export const CAUSE_KINDS = [
  'gate',
  'identity-split',
  'identity-merge',
  'missing-link',
  'disjoint-link',
  'wrong-link',
  'wrong-content',
  'missed-unit',
  'unsupported-unit',
  'timing',
  'untestable',
  'dangling-id',
  'reference-use',
  'wrong-speaker',
  'wrong-words',
  'field',
  'duplicate-unit',
  'unlisted-event',
  'duplicate-link',
] as const;

export type CauseKindId = (typeof CAUSE_KINDS)[number];

/** A piece of a sentence; with a track it is a unit's id and wears that track's hue. */
export interface Part {
  readonly text: string;
  readonly track?: 'reference' | 'event' | 'shot';
}

/** A unit of either document, by the key that `detail.ts` gives it. */
export interface CauseUnit {
  readonly side: Side;
  readonly key: UnitKey;
}

/** Tells a diagnostic of a report: several may stand at one place and differ in their words only. */
export interface DiagnosticRef {
  readonly code: DiagnosticCode;
  readonly side: Side;
  readonly offset: number;
  readonly message: string;
}

/** One thing that is wrong with a prediction, as a person would say it. Plain JSON. */
export interface Cause {
  /** Stable while the texts are: kind, then the units it is about. */
  readonly id: string;
  readonly kind: CauseKindId;
  /** Without a full stop. */
  readonly sentence: readonly Part[];
  /** The text in which `place` lies: the reference's for what the prediction misses. */
  readonly side: Side;
  readonly place: Place;
  readonly units: readonly CauseUnit[];
  /** The report's diagnostics that are gone when the cause is. */
  readonly diagnostics: readonly DiagnosticRef[];
  /** A change of the prediction that can be offered as a button: it needs no knowledge of the reference. */
  readonly fix: Fix | null;
  /** The change of the prediction that undoes the cause and nothing else; null when no text does. */
  readonly mend: readonly TextEdit[] | null;
}

/** A cause that was found and is still to be written down. */
export type FoundCause = () => Cause;

/** Finds the causes of one kind. */
export interface CauseKind {
  readonly kind: CauseKindId;
  /** One entry a cause. What it takes to write one down, the mend above all, is done when it is called for. */
  find(context: CauseContext): readonly FoundCause[];
}

/** How a diagnostic is told apart from others. */
export function refOf({ code, side, offset, message }: Diagnostic): DiagnosticRef {
  return { code, side, offset, message };
}

/** Where a diagnostic stands, without what else it tells. */
export function placeOf(diagnostic: Diagnostic | undefined): Place {
  if (diagnostic === undefined) return { path: [], offset: 0, length: 0, line: 1, column: 1 };
  const { path, offset, length, line, column } = diagnostic;
  return { path, offset, length, line, column };
}
