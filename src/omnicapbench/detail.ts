import type { Pair } from './alignment/pairs';
import type { SubshotPair } from './alignment/subshots';
import { readRange, tiou } from './canonical/times';
import type {
  CanonicalDocument,
  EventLink,
  ReferenceUse,
  Shot,
  SoundEvent,
  Subshot,
  TrackUnit,
} from './canonical/units';
import type { Place, Side } from './diagnostics';
import type { Evaluation } from './evaluation';
import type { Findings } from './findings';
import { subshotKey, type UnitKey, unitKey } from './keys';
import { edgesOf, isCorrectEdge } from './metrics/evsa';
import { isRightSpeaker } from './metrics/speaker';
import type { ReadPair } from './read';
import type { UnitTrack } from './report';
import type { ScoredPair } from './score';

/** How a testable unit fared. */
export type UnitState = 'matched' | 'unmatched';

/** What every unit tells of itself. */
export interface UnitDetail {
  readonly key: UnitKey;
  readonly track: UnitTrack;
  readonly id: string;
  /** 0-based position in the raw track, or in the raw visual_description. */
  readonly index: number;
  /** The whole value in the text. */
  readonly place: Place;
  /** `unmatched`: missed when of the reference, unsupported when of the prediction. */
  readonly state: UnitState;
  /** The counterpart in the other document. */
  readonly partner: UnitKey | null;
  /** Of the pair: tIoU, line score or similarity. */
  readonly score: number | null;
}

/** A unit on the clip's clock, in seconds. */
export interface TimedDetail extends UnitDetail {
  readonly start: number;
  readonly end: number;
  /** Of the pair. */
  readonly tiou: number | null;
}

export interface ReferenceDetail extends UnitDetail {
  /** The exact type inside which references match. */
  readonly group: string;
  readonly description: string;
  /** Keys of the shots that list it, in the order of the track. */
  readonly shots: readonly UnitKey[];
}

export interface EventDetail extends TimedDetail {
  readonly dialogue: boolean;
  readonly line: string;
  readonly description: string;
  /** As it counts: a canonical id or a label; null when none is named. */
  readonly speaker: string | null;
  readonly speakerKind: 'reference' | 'dangling' | 'label' | null;
  /** Of a matched dialogue; null elsewhere. */
  readonly speakerRight: boolean | null;
}

/** `missing` is an edge of the reference the prediction lacks, `wrong` one of the prediction that is no reference edge. */
export type EdgeState = 'correct' | 'missing' | 'wrong' | 'disjoint' | 'dangling';

export interface EdgeDetail {
  readonly shot: UnitKey;
  /** Null when dangling. */
  readonly event: UnitKey | null;
  readonly eventId: string;
  readonly state: EdgeState;
  readonly place: Place;
}

export interface ShotDetail extends TimedDetail {
  readonly references: readonly { readonly id: string; readonly key: UnitKey | null }[];
}

export interface SubshotDetail extends TimedDetail {
  readonly shot: UnitKey;
  readonly content: string;
  /** Distinct references the text mentions; null key: dangling. */
  readonly uses: readonly { readonly id: string; readonly key: UnitKey | null }[];
}

/** A unit that cannot be scored, and is left out of the graph. */
export interface InvalidUnit {
  readonly key: UnitKey;
  readonly track: Exclude<UnitTrack, 'subshot'>;
  readonly id: string;
  readonly index: number;
  readonly place: Place;
  /** As written, when it can be read at all; start may be after end. */
  readonly start: number | null;
  readonly end: number | null;
}

/** One document's units, in the order of their tracks. */
export interface DocumentDetail {
  readonly references: readonly ReferenceDetail[];
  readonly events: readonly EventDetail[];
  readonly shots: readonly ShotDetail[];
  readonly subshots: readonly SubshotDetail[];
  readonly edges: readonly EdgeDetail[];
  readonly invalid: readonly InvalidUnit[];
}

/** All units of both documents and how they line up: what timeline, tables, grid and graph show. Plain JSON. */
export interface Detail {
  /** D in seconds, when anything tells it. */
  readonly duration: number | null;
  /** Null when the document fails the gate. */
  readonly reference: DocumentDetail | null;
  readonly prediction: DocumentDetail | null;
}

/** Writes down the units behind a report. */
export function writeDetail({ pair, evaluation }: ScoredPair): Detail {
  return {
    duration: pair.duration ?? null,
    reference: detailOf('reference', pair, evaluation),
    prediction: detailOf('prediction', pair, evaluation),
  };
}

function detailOf(side: Side, pair: ReadPair, evaluation: Evaluation | undefined): DocumentDetail | null {
  const { graph, findings } = pair[side];
  return graph ? new Writer(side, graph, findings, evaluation).document() : null;
}

/** The counterpart of a unit, as the detail tells it. */
interface Counterpart {
  readonly key: UnitKey;
  readonly score: number;
  readonly tiou: number | null;
}

class Writer {
  private readonly partners: ReadonlyMap<object, Counterpart>;

  constructor(
    private readonly side: Side,
    private readonly graph: CanonicalDocument,
    private readonly findings: Findings,
    private readonly evaluation: Evaluation | undefined,
  ) {
    this.partners = evaluation ? counterparts(side, evaluation) : new Map();
  }

  document(): DocumentDetail {
    const { references, events, shots, dropped } = this.graph;
    const listing = new Map<object, UnitKey[]>(references.map((entity) => [entity, []]));
    for (const shot of shots) {
      for (const { entity } of shot.references) if (entity) listing.get(entity)?.push(unitKey('shot', shot.id));
    }
    return {
      references: references.map((entity) => ({
        ...this.unit('reference', entity),
        group: entity.group,
        description: entity.detail,
        shots: listing.get(entity) ?? [],
      })),
      events: events.map((event) => this.event(event)),
      shots: shots.map((shot) => ({
        ...this.timed('shot', shot),
        references: shot.references.map(usedKey),
      })),
      subshots: shots.flatMap((shot) => shot.subshots.map((subshot) => this.subshot(subshot))),
      edges: edgesOf(this.graph).map((edge) => this.edge(edge)),
      invalid: dropped.map(({ track, id, index, node, range }) => {
        const written = readRange(range);
        return {
          key: `invalid:${track}/${index}`,
          track,
          id,
          index,
          place: this.findings.extent(node),
          start: written?.start ?? null,
          end: written?.end ?? null,
        };
      }),
    };
  }

  private unit(track: UnitTrack, unit: TrackUnit, key = unitKey(track, unit.id)): UnitDetail {
    const partner = this.partners.get(unit);
    return {
      key,
      track,
      id: unit.id,
      index: unit.index,
      place: this.findings.extent(unit.node),
      state: partner ? 'matched' : 'unmatched',
      partner: partner?.key ?? null,
      score: partner?.score ?? null,
    };
  }

  private timed(track: UnitTrack, unit: Shot | SoundEvent): TimedDetail {
    const overlap = this.partners.get(unit)?.tiou ?? null;
    return { ...this.unit(track, unit), start: unit.start, end: unit.end, tiou: overlap };
  }

  private event(event: SoundEvent): EventDetail {
    const { speaker } = event;
    return {
      ...this.timed('event', event),
      dialogue: event.dialogue,
      line: event.line,
      description: event.description.text,
      speaker: speaker === undefined ? null : speakerName(speaker),
      speakerKind: speaker?.kind ?? null,
      speakerRight: this.speakerRight(event),
    };
  }

  private speakerRight(event: SoundEvent): boolean | null {
    const { alignment } = this.evaluation ?? {};
    const other =
      this.side === 'reference' ? alignment?.events.toPrediction.get(event) : alignment?.events.toReference.get(event);
    if (!alignment || !other || !event.dialogue) return null;
    const [ours, theirs] = this.side === 'reference' ? [event, other] : [other, event];
    return isRightSpeaker(ours.speaker, theirs.speaker, alignment);
  }

  private subshot(subshot: Subshot): SubshotDetail {
    const partner = this.partners.get(subshot);
    return {
      key: subshotKey(subshot),
      track: 'subshot',
      id: subshot.shotId,
      index: subshot.index,
      place: this.findings.extent(subshot.node),
      state: partner ? 'matched' : 'unmatched',
      partner: partner?.key ?? null,
      score: partner?.score ?? null,
      start: subshot.start,
      end: subshot.end,
      tiou: partner?.tiou ?? null,
      shot: unitKey('shot', subshot.shotId),
      content: subshot.content.text,
      uses: subshot.content.uses.map(usedKey),
    };
  }

  private edge(edge: { readonly shot: Shot; readonly link: EventLink }): EdgeDetail {
    const { shot, link } = edge;
    return {
      shot: unitKey('shot', shot.id),
      event: link.event ? unitKey('event', link.event.id) : null,
      eventId: link.id,
      state: this.edgeState(edge),
      place: this.findings.extent(link.node),
    };
  }

  private edgeState(edge: { readonly shot: Shot; readonly link: EventLink }): EdgeState {
    const { shot, link } = edge;
    if (link.event === undefined) return 'dangling';
    if (link.disjoint) return 'disjoint';
    const { alignment } = this.evaluation ?? {};
    if (this.side === 'prediction') return alignment && isCorrectEdge(edge, alignment) ? 'correct' : 'wrong';
    const mapped = alignment?.shots.toPrediction.get(shot);
    const event = alignment?.events.toPrediction.get(link.event);
    const found = event && mapped?.heard.has(event);
    return found ? 'correct' : 'missing';
  }
}

function usedKey({ id, entity }: ReferenceUse): { readonly id: string; readonly key: UnitKey | null } {
  return { id, key: entity ? unitKey('reference', entity.id) : null };
}

function speakerName(speaker: NonNullable<SoundEvent['speaker']>): string {
  if (speaker.kind === 'label') return speaker.label;
  return speaker.kind === 'reference' ? speaker.entity.id : speaker.id;
}

function counterparts(side: Side, { alignment }: Evaluation): Map<object, Counterpart> {
  const found = new Map<object, Counterpart>();
  const other: Side = side === 'reference' ? 'prediction' : 'reference';
  const add = <Unit extends TrackUnit>(
    track: UnitTrack,
    pairs: readonly Pair<Unit>[],
    tiouOf: (pair: Pair<Unit>) => number | null,
  ): void => {
    for (const pair of pairs) {
      found.set(pair[side], { key: unitKey(track, pair[other].id), score: pair.score, tiou: tiouOf(pair) });
    }
  };
  add('reference', alignment.references.pairs, () => null);
  add('event', alignment.events.pairs, (pair) => tiou(pair.reference, pair.prediction));
  add('shot', alignment.shots.pairs, (pair) => tiou(pair.reference, pair.prediction));
  const direction: readonly SubshotPair[] =
    side === 'reference' ? alignment.subshots.recall : alignment.subshots.precision;
  for (const { target, candidate, similarity, tiou: overlap } of direction) {
    found.set(target, { key: subshotKey(candidate), score: similarity, tiou: overlap });
  }
  return found;
}
