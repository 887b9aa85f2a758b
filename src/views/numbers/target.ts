import type { Detail } from '../../omnicapbench/detail';
import type { Diagnostic, Place, Side } from '../../omnicapbench/diagnostics';
import type { FamilyPlace } from '../../omnicapbench/families/family';
import type { UnitKey } from '../../omnicapbench/keys';
import type { Contribution, Exclusion } from '../../omnicapbench/metrics/explanation';
import { selectedPair, type UnitRef, type UnitSelection, unitAt } from '../../state/selection';
import type { Hue } from '../../ui/hue';

/** What a row about a number leads to: a unit, a part of it, or a place of the text that belongs to no unit. */
export interface Target {
  readonly side: Side;
  readonly unit: UnitKey | null;
  readonly place?: Place | undefined;
}

/** Where a row of an explanation leads: into the prediction, unless only the reference has the unit or asks for it. */
export function targetOf(row: Contribution, detail: Detail | null): Target | null {
  const { outputs, reference, prediction, shot, place } = row;
  const asked = outputs.some((id) => id.endsWith('_recall')) && !outputs.some((id) => id.endsWith('_precision'));
  const side: Side = reference !== null && (prediction === null || asked) ? 'reference' : 'prediction';
  const unit = side === 'reference' ? reference : prediction;
  if (place) return { side: 'prediction', unit: prediction, place };
  return unit === null ? null : { side, unit, place: linkPlace(detail, side, shot, unit) };
}

/** Where something that does not count stands. */
export function targetOfExclusion({ side, unit, shot, place }: Exclusion, detail: Detail | null): Target | null {
  if (unit === null) return place ? { side, unit, place } : null;
  return { side, unit, place: place ?? linkPlace(detail, side, shot, unit) };
}

/** Where an error of a family stands. */
export function targetOfPlace({ side, unit, place }: FamilyPlace): Target {
  return { side, unit, place };
}

/** The entry of a shot's list that names an event. */
function linkPlace(detail: Detail | null, side: Side, shot: UnitKey | undefined, event: UnitKey): Place | undefined {
  if (shot === undefined) return undefined;
  return detail?.[side]?.edges.find((edge) => edge.shot === shot && edge.event === event)?.place;
}

/** What is selected when a target is pressed. */
export type Destination =
  | { readonly kind: 'unit'; readonly unit: UnitRef; readonly place: Place | undefined }
  | { readonly kind: 'fault'; readonly fault: Diagnostic };

/** Finds what a target is: its unit, else the fault at its place, else the unit around it; null when all are gone. */
export function destinationOf(
  { side, unit, place }: Target,
  diagnostics: readonly Diagnostic[],
  detail: Detail | null,
): Destination | null {
  if (unit !== null) return { kind: 'unit', unit: { side, key: unit }, place };
  if (!place) return null;
  const fault = diagnostics.find((one) => one.side === side && one.offset === place.offset);
  if (fault) return { kind: 'fault', fault };
  const around = detail && unitAt(detail, side, place.offset);
  return around ? { kind: 'unit', unit: around, place } : null;
}

/** Whether a row is what the page points at: the unit or its counterpart, and the same part where both name one. */
export function isPicked(
  target: Target | null,
  units: Readonly<Record<Side, UnitKey | null>>,
  selection: UnitSelection | null,
  detail: Detail | null,
): boolean {
  if (!target || !selection || !detail) return false;
  if (selection.place && target.place) {
    return selection.unit.side === target.side && selection.place.offset === target.place.offset;
  }
  const pair = selectedPair(detail, selection.unit);
  return (['reference', 'prediction'] as const).some((side) => units[side] !== null && units[side] === pair[side]);
}

const HUES: Readonly<Record<string, Hue>> = { reference: 'ref', event: 'event', shot: 'shot', subshot: 'shot' };

/** How a unit is written: by its id in its track's hue; one without a usable id by its place in the track. */
export function nameOfKey(key: UnitKey): { readonly name: string; readonly hue: Hue } {
  const [kind = '', name = ''] = split(key, ':');
  if (kind !== 'invalid') return { name, hue: HUES[kind] ?? 'ref' };
  const [track = '', index = ''] = split(name, '/');
  return { name: `${track} ${Number(index) + 1}`, hue: HUES[track] ?? 'ref' };
}

function split(text: string, mark: string): readonly string[] {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}
