import type { Detail, DocumentDetail, EdgeDetail, EdgeState, EventDetail, ShotDetail } from '../../omnicapbench/detail';
import type { Place, Side } from '../../omnicapbench/diagnostics';
import type { UnitKey } from '../../omnicapbench/keys';
import type { Settings } from '../../omnicapbench/settings';
import type { UnitRef } from '../../state/selection';

/** One end of the links: a unit of the reference, its counterpart, or one of them alone. */
export interface End<Unit extends EventDetail | ShotDetail> {
  /** Unique among its kind. */
  readonly key: string;
  readonly reference: Unit | null;
  readonly prediction: Unit | null;
  /** What it is called: the reference's id where it has one. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** Named in a list, defined nowhere. */
  readonly undefined: boolean;
}

export type EventEnd = End<EventDetail>;
export type ShotEnd = End<ShotDetail>;

/** What is claimed of one event in one shot, on either side. */
export interface Link {
  readonly event: number;
  readonly shot: number;
  readonly reference: EdgeDetail | null;
  readonly prediction: EdgeDetail | null;
  /** The prediction's claim where it makes one, else the reference's. */
  readonly state: EdgeState;
  /** The prediction claims something else than the reference does, which is missed besides. */
  readonly missingToo: boolean;
}

/** Right links over all that count. */
export interface Share {
  readonly correct: number;
  readonly of: number;
}

export interface LinkModel {
  readonly events: readonly EventEnd[];
  readonly shots: readonly ShotEnd[];
  readonly links: readonly Link[];
  readonly counts: Readonly<Record<EdgeState, number>>;
  /** Predicted links that count in precision, by the convention; and reference links. */
  readonly precision: Share;
  readonly recall: Share;
  /** Predicted links left out of precision. */
  readonly outside: number;
  readonly convention: Settings['evsa'];
  readonly at: (event: number, shot: number) => Link | undefined;
  readonly ofEvent: (event: number) => readonly Link[];
  readonly ofShot: (shot: number) => readonly Link[];
}

/** The convention a report was scored with, as its signature tells. */
export function evsaConvention(signature: string): Settings['evsa'] {
  if (signature.includes('|evsa:aligned|')) return 'aligned';
  return signature.includes('|evsa:all|') ? 'all' : 'event';
}

/** Events and shots of both documents and every link between them; undefined when a document cannot be read. */
export function linkModel({ reference, prediction }: Detail, convention: Settings['evsa']): LinkModel | undefined {
  if (!reference || !prediction) return undefined;
  const events = [...ends(reference.events, prediction.events), ...undefinedEvents(reference, prediction)];
  const shots = ends(reference.shots, prediction.shots);
  const links = joined(events, shots, reference.edges, prediction.edges);
  const byEvent = groupBy(links, ({ event }) => event);
  const byShot = groupBy(links, ({ shot }) => shot);
  const byPair = new Map(links.map((link) => [pairKey(link.event, link.shot), link]));
  const counts = { correct: 0, missing: 0, wrong: 0, disjoint: 0, dangling: 0 };
  for (const { state, missingToo } of links) {
    counts[state] += 1;
    if (missingToo) counts.missing += 1;
  }
  const precision = precisionOf(links, events, shots, convention);
  return {
    events,
    shots,
    links,
    counts,
    precision,
    recall: recallOf(links),
    outside: links.filter((link) => link.prediction !== null).length - precision.of,
    convention,
    at: (event, shot) => byPair.get(pairKey(event, shot)),
    ofEvent: (event) => byEvent.get(event) ?? [],
    ofShot: (shot) => byShot.get(shot) ?? [],
  };
}

function groupBy(links: readonly Link[], keyOf: (link: Link) => number): ReadonlyMap<number, readonly Link[]> {
  const groups = new Map<number, Link[]>();
  for (const link of links) {
    const group = groups.get(keyOf(link));
    if (group) group.push(link);
    else groups.set(keyOf(link), [link]);
  }
  return groups;
}

function ends<Unit extends EventDetail | ShotDetail>(ours: readonly Unit[], theirs: readonly Unit[]): End<Unit>[] {
  const byKey = new Map(theirs.map((unit) => [unit.key, unit]));
  const pairs = ours.map((unit) => endOf(unit, (unit.partner && byKey.get(unit.partner)) || null));
  const alone = theirs.filter(({ partner }) => partner === null).map((unit) => endOf(null, unit));
  return [...pairs, ...alone].sort((a, b) => a.start - b.start || a.end - b.end);
}

function endOf<Unit extends EventDetail | ShotDetail>(ours: Unit | null, theirs: Unit | null): End<Unit> {
  const { id = '', start = 0, end = 0 } = ours ?? theirs ?? {};
  const key = ours ? ours.key : `prediction ${theirs?.key}`;
  return { key, reference: ours, prediction: theirs, id, start, end, undefined: false };
}

/** Ids that a list names and nothing defines, those of either document once. */
function undefinedEvents(reference: DocumentDetail, prediction: DocumentDetail): EventEnd[] {
  const edges = [...reference.edges, ...prediction.edges];
  const ids = new Set(edges.filter(({ event }) => event === null).map(({ eventId }) => eventId));
  return [...ids].map((id) => ({
    key: `undefined ${id}`,
    reference: null,
    prediction: null,
    id,
    start: 0,
    end: 0,
    undefined: true,
  }));
}

function joined(
  events: readonly EventEnd[],
  shots: readonly ShotEnd[],
  ours: readonly EdgeDetail[],
  theirs: readonly EdgeDetail[],
): Link[] {
  const found = new Map<string, { event: number; shot: number } & Record<Side, EdgeDetail | null>>();
  const add = (side: Side, edges: readonly EdgeDetail[]): void => {
    const eventAt = placesOf(side, events);
    const shotAt = placesOf(side, shots);
    const undefinedAt = new Map(events.flatMap((end, index) => (end.undefined ? [[end.id, index] as const] : [])));
    for (const edge of edges) {
      const event = edge.event === null ? undefinedAt.get(edge.eventId) : eventAt.get(edge.event);
      const shot = shotAt.get(edge.shot);
      if (event === undefined || shot === undefined) continue;
      const key = pairKey(event, shot);
      const link = found.get(key) ?? { event, shot, reference: null, prediction: null };
      link[side] = edge;
      found.set(key, link);
    }
  };
  add('reference', ours);
  add('prediction', theirs);
  return [...found.values()]
    .map((link): Link => {
      const state = link.prediction?.state ?? link.reference?.state ?? 'missing';
      return { ...link, state, missingToo: link.prediction !== null && link.reference?.state === 'missing' };
    })
    .sort((a, b) => a.event - b.event || a.shot - b.shot);
}

function placesOf(side: Side, ends: readonly (EventEnd | ShotEnd)[]): ReadonlyMap<UnitKey, number> {
  return new Map(
    ends.flatMap((end, index) => {
      const unit = end[side];
      return unit ? [[unit.key, index] as const] : [];
    }),
  );
}

function pairKey(event: number, shot: number): string {
  return `${event} ${shot}`;
}

/** Of the links given, the predicted ones that count and are right. @see contract §5 EVSA */
export function precisionOf(
  links: readonly Link[],
  events: readonly EventEnd[],
  shots: readonly ShotEnd[],
  convention: Settings['evsa'],
): Share {
  const counted = links.filter(({ event, shot, prediction }) => {
    if (!prediction) return false;
    const eventMatched = isMatched(events[event]);
    return convention === 'all' || (eventMatched && (convention === 'event' || isMatched(shots[shot])));
  });
  return { correct: counted.filter(({ state }) => state === 'correct').length, of: counted.length };
}

/** Of the links given, the reference's and those found. Its disjoint and dangling ones are none. */
export function recallOf(links: readonly Link[]): Share {
  const real = links.filter(({ reference }) => reference?.state === 'correct' || reference?.state === 'missing');
  return { correct: real.filter(({ reference }) => reference?.state === 'correct').length, of: real.length };
}

function isMatched(end: EventEnd | ShotEnd | undefined): boolean {
  return end !== undefined && end.reference !== null && end.prediction !== null;
}

/** What a press on a link selects: its event (its shot, when the event is defined nowhere), and its own place. */
export function targetOf({
  prediction,
  reference,
}: Link): { readonly unit: UnitRef; readonly place: Place } | undefined {
  const side: Side = prediction ? 'prediction' : 'reference';
  const edge = prediction ?? reference;
  return edge ? { unit: { side, key: edge.event ?? edge.shot }, place: edge.place } : undefined;
}

/** What a press on an end selects. */
export function unitOfEnd({ reference, prediction }: EventEnd | ShotEnd): UnitRef | undefined {
  if (reference) return { side: 'reference', key: reference.key };
  return prediction ? { side: 'prediction', key: prediction.key } : undefined;
}
