import type { DocumentDetail } from '../../omnicapbench/detail';
import { writeDetail } from '../../omnicapbench/detail';
import { unitKey } from '../../omnicapbench/keys';
import { readPair } from '../../omnicapbench/read';
import type { Report } from '../../omnicapbench/report';
import { evaluate, writeReport } from '../../omnicapbench/score';
import { DEFAULT_SETTINGS } from '../../omnicapbench/settings';
import type { Hue } from '../../ui/hue';
import type { LessonEngine } from '../lesson';
import { stretchInWords } from '../ui/moveSpan';

export interface DocumentState {
  readonly text: string;
}

/** A unit of the document, or an id that is used and nowhere defined. */
export interface GraphNode {
  readonly key: string;
  readonly id: string;
  readonly hue: Hue;
  readonly state: 'defined' | 'dangling' | 'unusable';
  /** What it says of itself, in few words. */
  readonly note: string;
}

/** A use of an id in a list, a speaker or a text. */
export interface GraphLink {
  readonly from: string;
  readonly to: string;
  readonly kind: 'list' | 'speaker' | 'mention';
  readonly state: 'holds' | 'dangling' | 'disjoint';
}

/** The three tracks side by side and all that ties them together. */
export interface DocumentGraph {
  readonly references: readonly GraphNode[];
  readonly shots: readonly GraphNode[];
  readonly events: readonly GraphNode[];
  readonly links: readonly GraphLink[];
}

/** What the lesson shows of a text: the graph is null when the text fails the gate. */
export interface DocumentNumbers {
  readonly report: Report;
  readonly graph: DocumentGraph | null;
}

/** Reads the text as the scorer does, laid beside itself. */
export function documentNumbers({ text }: DocumentState, { kernels }: LessonEngine): DocumentNumbers {
  const scored = evaluate(readPair(text, text, DEFAULT_SETTINGS), DEFAULT_SETTINGS, kernels);
  const { prediction } = writeDetail(scored);
  return { report: writeReport(scored), graph: prediction && graphOf(prediction) };
}

const HUES = { reference: 'ref', shot: 'shot', event: 'event' } as const;

type TrackName = keyof typeof HUES;

function graphOf(detail: DocumentDetail): DocumentGraph {
  const links: GraphLink[] = [];
  const dangling = new Map<string, GraphNode>();
  const ghost = (track: TrackName, id: string): string => {
    const key = `ghost:${track}/${id}`;
    dangling.set(key, { key, id, hue: HUES[track], state: 'dangling', note: 'defined nowhere' });
    return key;
  };
  const link = (from: string, to: string | null, track: TrackName, id: string, kind: GraphLink['kind']): void => {
    const twice = links.some((other) => other.from === from && other.to === to && other.kind === kind);
    if (!twice) links.push({ from, to: to ?? ghost(track, id), kind, state: to === null ? 'dangling' : 'holds' });
  };

  for (const shot of detail.shots) {
    for (const { id, key } of shot.references) link(shot.key, key, 'reference', id, 'list');
  }
  for (const { shot, uses } of detail.subshots) {
    for (const { id, key } of uses) link(shot, key, 'reference', id, 'mention');
  }
  for (const { shot, event, eventId, state } of detail.edges) {
    links.push({
      from: shot,
      to: event ?? ghost('event', eventId),
      kind: 'list',
      state: state === 'disjoint' || state === 'dangling' ? state : 'holds',
    });
  }
  for (const { key, speaker, speakerKind } of detail.events) {
    if (speaker === null || speakerKind === 'label') continue;
    link(key, speakerKind === 'reference' ? unitKey('reference', speaker) : null, 'reference', speaker, 'speaker');
  }

  const column = (track: TrackName, nodes: readonly GraphNode[]): GraphNode[] => [
    ...nodes,
    ...detail.invalid
      .filter((unit) => unit.track === track)
      .map(({ key, id }) => ({ key, id, hue: HUES[track], state: 'unusable' as const, note: 'cannot be scored' })),
    ...[...dangling.values()].filter(({ hue }) => hue === HUES[track]),
  ];
  return {
    references: column(
      'reference',
      detail.references.map(({ key, id, group }) => ({ key, id, hue: 'ref', state: 'defined', note: group })),
    ),
    shots: column(
      'shot',
      detail.shots.map(({ key, id, start, end }) => ({
        key,
        id,
        hue: 'shot',
        state: 'defined',
        note: stretchInWords([start, end]),
      })),
    ),
    events: column(
      'event',
      detail.events.map(({ key, id, start, end }) => ({
        key,
        id,
        hue: 'event',
        state: 'defined',
        note: stretchInWords([start, end]),
      })),
    ),
    links,
  };
}
