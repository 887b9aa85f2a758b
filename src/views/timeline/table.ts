import type { Detail } from '../../omnicapbench/detail';
import type { Side } from '../../omnicapbench/diagnostics';
import { type AnyUnit, allUnits, type UnitRef } from '../../state/selection';
import type { Hue } from '../../ui/hue';
import { idOfKey, stateOf } from './items';
import { seconds } from './model';

/** One unit in words and figures. */
export interface UnitRow {
  readonly unit: UnitRef;
  readonly hue: Hue;
  readonly side: Side;
  readonly track: string;
  readonly id: string;
  /** Seconds, or a dash when it has no place on the clock. */
  readonly start: string;
  readonly end: string;
  readonly state: string;
  readonly partner: string;
  readonly tiou: string;
}

const HUE: Readonly<Record<AnyUnit['track'], Hue>> = {
  reference: 'ref',
  shot: 'shot',
  subshot: 'shot',
  event: 'event',
};
const NONE = '–';

/** Every unit of both documents: side by side in tracks, as the lanes are, then in the order of the document. */
export function tableRows(detail: Detail): readonly UnitRow[] {
  const rows = (['reference', 'prediction'] as const).flatMap((side) => {
    const document = detail[side];
    return document ? allUnits(document).map((unit) => rowOf(side, unit)) : [];
  });
  return ORDER.flatMap((track) => rows.filter((row) => row.track === track));
}

const ORDER = ['shot', 'subshot', 'dialogue', 'event', 'sound', 'reference'];

function rowOf(side: Side, unit: AnyUnit): UnitRow {
  const timed = 'start' in unit ? unit : { start: null, end: null };
  const subshot = unit.track === 'subshot';
  return {
    unit: { side, key: unit.key },
    hue: HUE[unit.track],
    side,
    track: 'dialogue' in unit ? (unit.dialogue ? 'dialogue' : 'sound') : unit.track,
    id: subshot ? `${unit.id} part ${unit.index + 1}` : unit.id,
    start: timed.start === null ? NONE : seconds(timed.start),
    end: timed.end === null ? NONE : seconds(timed.end),
    state: 'state' in unit ? stateOf(side, unit) : 'invalid',
    partner: 'partner' in unit && unit.partner !== null ? idOfKey(unit.partner) : NONE,
    tiou: 'tiou' in unit && unit.tiou !== null ? unit.tiou.toFixed(2) : NONE,
  };
}
