import type { EventDetail, ReferenceDetail, SubshotDetail, UnitDetail } from '../../omnicapbench/detail';
import type { Row } from './rows';

/** What the units of a row say; null where there is no unit, or none that says anything. */
export interface RowTexts {
  readonly reference: string | null;
  readonly prediction: string | null;
  /** A line of dialogue, to be read word by word. */
  readonly spoken: boolean;
}

type Telling = ReferenceDetail | EventDetail | SubshotDetail;

/** The texts of a row. Shots have none: theirs are in their subshots. */
export function textsOf({ reference, prediction }: Row<UnitDetail>): RowTexts {
  return {
    reference: reference && isTelling(reference) ? textOf(reference) : null,
    prediction: prediction && isTelling(prediction) ? textOf(prediction) : null,
    spoken: [reference, prediction].some((unit) => unit && 'dialogue' in unit && unit.dialogue),
  };
}

/** Whether there is anything to read. */
export function hasText(row: Row<UnitDetail>): boolean {
  const { reference, prediction } = textsOf(row);
  return reference !== null || prediction !== null;
}

/** Lines that the texts of a row take when none of them wraps. */
export function linesOf(row: Row<UnitDetail>): number {
  const { reference, prediction } = textsOf(row);
  return reference === null && prediction === null ? 0 : reference === prediction ? 1.3 : 2.2;
}

function isTelling(unit: UnitDetail): unit is Telling {
  return 'description' in unit || 'content' in unit;
}

function textOf(unit: Telling): string {
  if ('content' in unit) return unit.content;
  return 'line' in unit && unit.dialogue ? unit.line : unit.description;
}
