import type { Detail, DocumentDetail, EdgeDetail } from '../../omnicapbench/detail';
import type { Side } from '../../omnicapbench/diagnostics';
import type { UnitKey } from '../../omnicapbench/keys';
import type { UnitTrack } from '../../omnicapbench/report';
import { type AnyUnit, allUnits, type UnitRef } from '../../state/selection';

/** How a unit or a link stands; `absent` when the document does not have it. */
export type Standing =
  | 'matched'
  | 'missed'
  | 'unsupported'
  | 'invalid'
  | 'correct'
  | 'missing'
  | 'wrong'
  | 'disjoint'
  | 'dangling'
  | 'absent';

export type ChangeKind = 'worse' | 'better' | 'other';

/** One unit or link that does not stand as it did. */
export interface Change {
  /** Unique in the list. */
  readonly key: string;
  readonly side: Side;
  readonly track: UnitTrack | 'link';
  /** `SHOT_2`, `SHOT_2, subshot 1`, `SFX_1 in SHOT_3`. */
  readonly name: string;
  readonly before: Standing;
  readonly now: Standing;
  /** Says with what it is matched, when that is what changed. */
  readonly note: string | null;
  readonly kind: ChangeKind;
  /** What a press selects; null when it is in neither document any more. */
  readonly target: UnitRef | null;
}

const SIDES: readonly Side[] = ['reference', 'prediction'];

/** The sides of which there is a document in both, so that units can be compared. */
export function comparableSides(before: Detail, now: Detail): readonly Side[] {
  return SIDES.filter((side) => before[side] !== null && now[side] !== null);
}

/**
 * Every unit and link whose standing changed, worse first. What happened to a pair is told once, from the
 * reference's side.
 */
export function listChanges(before: Detail, now: Detail): readonly Change[] {
  const reference = sideChanges('reference', before, now);
  const told = new Set(reference.map(({ key }) => key));
  const mirrors = [before, now].map(mirrorsOf);
  const prediction = sideChanges('prediction', before, now).filter(
    ({ key }) => !mirrors.some((mirrorOf) => told.has(mirrorOf(key) ?? '')),
  );
  const all = [...reference, ...prediction];
  return KINDS.flatMap((kind) => all.filter((change) => change.kind === kind));
}

/** In the order in which they are listed. */
export const KINDS: readonly ChangeKind[] = ['worse', 'better', 'other'];

function sideChanges(side: Side, before: Detail, now: Detail): readonly Change[] {
  const old = before[side];
  const young = now[side];
  if (!old || !young) return [];
  return [...unitChanges(side, old, young), ...edgeChanges(side, old, young)];
}

function unitChanges(side: Side, old: DocumentDetail, young: DocumentDetail): readonly Change[] {
  const oldUnits = byKey(allUnits(old), ({ key }) => key);
  const youngUnits = byKey(allUnits(young), ({ key }) => key);
  return union(youngUnits, oldUnits).flatMap((key) => {
    const [was, is] = [oldUnits.get(key), youngUnits.get(key)];
    const unit = is ?? was;
    const [from, to] = [standingOf(side, was), standingOf(side, is)];
    const note = from === to ? otherPartner(was, is) : null;
    if (!unit || (from === to && note === null)) return [];
    return {
      key: `${side} ${key}`,
      side,
      track: unit.track,
      name: unitName(unit),
      before: from,
      now: to,
      note,
      kind: kindOf(side, from, to),
      target: is ? { side, key } : null,
    };
  });
}

/** `subshot 1` is the first; a unit that cannot be scored may have no id of its own. */
export function unitName(unit: Pick<AnyUnit, 'id' | 'index' | 'track'>): string {
  return unit.track === 'subshot' ? `${unit.id}, subshot ${unit.index + 1}` : unit.id;
}

function otherPartner(was: AnyUnit | undefined, is: AnyUnit | undefined): string | null {
  if (!was || !is || !('partner' in was) || !('partner' in is)) return null;
  if (was.partner === null || is.partner === null || was.partner === is.partner) return null;
  return `with ${bare(is.partner)} instead of ${bare(was.partner)}`;
}

/** `PERSON_1` of `reference:PERSON_1`; `SHOT_2, subshot 1` of `subshot:SHOT_2/0`. */
function bare(key: UnitKey): string {
  const id = key.slice(key.indexOf(':') + 1);
  const at = id.lastIndexOf('/');
  return key.startsWith('subshot:') ? `${id.slice(0, at)}, subshot ${Number(id.slice(at + 1)) + 1}` : id;
}

function standingOf(side: Side, unit: AnyUnit | undefined): Standing {
  if (!unit) return 'absent';
  if (!('state' in unit)) return 'invalid';
  if (unit.state === 'matched') return 'matched';
  return side === 'reference' ? 'missed' : 'unsupported';
}

function edgeChanges(side: Side, old: DocumentDetail, young: DocumentDetail): readonly Change[] {
  const oldEdges = byKey(old.edges, edgeKey);
  const youngEdges = byKey(young.edges, edgeKey);
  return union(youngEdges, oldEdges).flatMap((key) => {
    const [was, is] = [oldEdges.get(key), youngEdges.get(key)];
    const edge = is ?? was;
    const from: Standing = was?.state ?? 'absent';
    const to: Standing = is?.state ?? 'absent';
    if (!edge || from === to) return [];
    return {
      key: `${side} ${key}`,
      side,
      track: 'link' as const,
      name: `${edge.eventId} in ${bare(edge.shot)}`,
      before: from,
      now: to,
      note: null,
      kind: kindOf(side, from, to),
      target: linkTarget(side, edge, young),
    };
  });
}

/** The event of a link, or its shot where there is no such event; of a link that is gone, what is left of it. */
function linkTarget(side: Side, { event, shot }: EdgeDetail, document: DocumentDetail): UnitRef | null {
  if (event !== null && document.events.some(({ key }) => key === event)) return { side, key: event };
  return document.shots.some(({ key }) => key === shot) ? { side, key: shot } : null;
}

function edgeKey({ shot, eventId }: EdgeDetail): string {
  return `link:${shot} ${eventId}`;
}

/** From a change of the prediction to the key of the reference's that tells the same story; null where there is none. */
function mirrorsOf({ prediction }: Detail): (key: string) => string | null {
  const partners = new Map(
    prediction ? allUnits(prediction).map((unit) => [unit.key, 'partner' in unit ? unit.partner : null]) : [],
  );
  const mirrors = new Map<string, string>();
  for (const [key, partner] of partners) if (partner) mirrors.set(`prediction ${key}`, `reference ${partner}`);
  for (const edge of prediction?.edges ?? []) {
    const shot = partners.get(edge.shot);
    const event = edge.event && partners.get(edge.event);
    if (shot && event) mirrors.set(`prediction ${edgeKey(edge)}`, `reference link:${shot} ${bare(event)}`);
  }
  return (key) => mirrors.get(key) ?? null;
}

/** From worst to best, for each side; what is in neither list is neither better nor worse. */
const RANKS: Readonly<Record<Side, readonly Standing[]>> = {
  // A unit that comes or goes in the reference changes what is asked for, not how it is answered.
  reference: ['invalid', 'missed', 'matched', 'missing', 'correct'],
  prediction: ['invalid', 'dangling', 'disjoint', 'unsupported', 'wrong', 'absent', 'matched', 'correct'],
};

function kindOf(side: Side, before: Standing, now: Standing): ChangeKind {
  const from = RANKS[side].indexOf(before);
  const to = RANKS[side].indexOf(now);
  if (from < 0 || to < 0 || from === to) return 'other';
  return to > from ? 'better' : 'worse';
}

function byKey<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [keyOf(item), item]));
}

function union(first: ReadonlyMap<string, unknown>, second: ReadonlyMap<string, unknown>): readonly string[] {
  return [...new Set([...first.keys(), ...second.keys()])];
}
