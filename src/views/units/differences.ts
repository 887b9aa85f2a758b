import type { Detail, EdgeDetail, EventDetail, ShotDetail, TimedDetail, UnitDetail } from '../../omnicapbench/detail';
import type { UnitKey } from '../../omnicapbench/keys';
import type { EventRow, ReferenceRow, Row, ShotRow, SubshotRow } from './rows';
import { seconds } from './time';
import { type PairingSettings, whyEvent, whyInvalid, whyReference, whySubshot } from './why';

/** Says of each row what differs between its sides, in short sentences; an empty list: nothing that is scored. */
export interface Differences {
  reference(row: ReferenceRow): readonly string[];
  event(row: EventRow): readonly string[];
  shot(row: ShotRow): readonly string[];
  subshot(row: SubshotRow): readonly string[];
  /** Of either, as the table of shots has both. */
  within(row: ShotRow | SubshotRow): readonly string[];
}

/** Shorter shifts than this are rounding, in seconds. */
const SHIFT = 0.005;

/** Made once for a pair of documents, since some differences lie in the lists of others. */
export function differencesOf({ reference, prediction }: Detail, settings: PairingSettings): Differences {
  const counterpart = new Map((reference?.references ?? []).map(({ key, partner }) => [key, partner]));
  const original = new Map((prediction?.references ?? []).map(({ key, partner }) => [key, partner]));
  const lost = { reference: aloneIn(reference?.shots), prediction: aloneIn(prediction?.shots) };
  const ourEdges = edgesByShot(reference?.edges ?? []);
  const theirEdges = edgesByShot(prediction?.edges ?? []);

  const lists = (ours: ShotDetail, theirs: ShotDetail): string[] => {
    const shown = new Set(theirs.references.map(({ key }) => key));
    const wanted = new Set(ours.references.map(({ key }) => key));
    return [
      ...told('lacks', ours.references.filter(({ key }) => key && !shown.has(counterpart.get(key) ?? '')).map(idOf)),
      ...told('adds', theirs.references.filter(({ key }) => key && !wanted.has(original.get(key) ?? '')).map(idOf)),
      ...told('names the undefined', theirs.references.filter(({ key }) => key === null).map(idOf)),
    ];
  };

  const links = (ours: ShotDetail, theirs: ShotDetail): string[] => {
    const eventsOf = (edges: readonly EdgeDetail[] | undefined, state: EdgeDetail['state']): string[] =>
      (edges ?? []).filter((edge) => edge.state === state).map(({ eventId }) => eventId);
    const made = theirEdges.get(theirs.key);
    return [
      ...told('no link to', eventsOf(ourEdges.get(ours.key), 'missing')),
      ...told('wrong link to', eventsOf(made, 'wrong')),
      ...told('disjoint link to', eventsOf(made, 'disjoint')),
      ...told('link to the undefined', eventsOf(made, 'dangling')),
    ];
  };

  const differences: Differences = {
    within: (row) => ('subshots' in row ? differences.shot(row) : differences.subshot(row)),
    reference(row) {
      const { reference: ours, prediction: theirs } = row;
      if (!ours || !theirs) return [alone(row, whyReference(settings))];
      const named = ours.id === theirs.id ? [] : [`named ${theirs.id}`];
      if (settings.ref_matcher === 'judge') return [...named, 'paired by the judge'];
      return settings.ref_matcher === 'manual' ? [...named, 'paired by hand'] : named;
    },
    event(row) {
      const { reference: ours, prediction: theirs } = row;
      if (!ours || !theirs) return [alone(row, whyEvent(row.reference ?? row.prediction, settings))];
      return [...speaker(ours, theirs), ...shift(ours, theirs)];
    },
    shot(row) {
      const { reference: ours, prediction: theirs } = row;
      if (!ours || !theirs) return [alone(row, `no pair of tIoU ${settings.shot_tiou} or more`)];
      return [...shift(ours, theirs), ...lists(ours, theirs), ...links(ours, theirs)];
    },
    subshot(row) {
      const { reference: ours, prediction: theirs, target } = row;
      if (!ours || !theirs) {
        const shotless = ours ? lost.reference.has(ours.shot) : theirs !== null && lost.prediction.has(theirs.shot);
        return [shotless ? 'its shot has no counterpart' : whySubshot(settings)];
      }
      const used = new Set(theirs.uses.map(({ key }) => key));
      const wanted = new Set(ours.uses.map(({ key }) => key));
      const missing = ours.uses.filter(({ key }) => key && !used.has(counterpart.get(key) ?? '')).map(idOf);
      const added = theirs.uses.filter(({ key }) => key && !wanted.has(original.get(key) ?? '')).map(idOf);
      const dangling = theirs.uses.filter(({ key }) => key === null).map(idOf);
      return [
        ...(target === 'both' ? [] : [`counts for the ${target} alone`]),
        ...shift(ours, theirs),
        ...told('no mention of', missing),
        ...told('mentions', added),
        ...told('mentions the undefined', dangling),
      ];
    },
  };
  return differences;
}

function aloneIn(shots: readonly ShotDetail[] = []): ReadonlySet<UnitKey> {
  return new Set(shots.filter(({ state }) => state === 'unmatched').map(({ key }) => key));
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}

function told(what: string, ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : [`${what} ${ids.join(', ')}`];
}

function edgesByShot(edges: readonly EdgeDetail[]): ReadonlyMap<UnitKey, readonly EdgeDetail[]> {
  const found = new Map<UnitKey, EdgeDetail[]>();
  for (const edge of edges) {
    const list = found.get(edge.shot);
    if (list) list.push(edge);
    else found.set(edge.shot, [edge]);
  }
  return found;
}

/** How far a range was moved. */
function shift(ours: TimedDetail, theirs: TimedDetail): string[] {
  const moved = (what: string, by: number): string[] =>
    Math.abs(by) < SHIFT ? [] : [`${what} ${seconds(Math.abs(by))} s ${by < 0 ? 'early' : 'late'}`];
  return [...moved('starts', theirs.start - ours.start), ...moved('ends', theirs.end - ours.end)];
}

function speaker(ours: EventDetail, theirs: EventDetail): string[] {
  if (!ours.dialogue || theirs.speakerRight !== false) return [];
  if (ours.speaker === null && theirs.speaker === null) return [];
  if (theirs.speaker === null) return [`names no speaker, it is ${ours.speaker}`];
  if (ours.speaker === null) return [`names a speaker, ${theirs.speaker}`];
  if (theirs.speakerKind === 'dangling') return [`spoken by the undefined ${theirs.speaker}`];
  if (theirs.speaker === ours.speaker) return [`its ${theirs.speaker} is another`];
  return [`spoken by ${theirs.speaker} instead of ${ours.speaker}`];
}

function alone({ state, invalid }: Row<UnitDetail>, why: string): string {
  return state === 'invalid' && invalid ? whyInvalid(invalid.unit) : why;
}
