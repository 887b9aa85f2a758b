import type {
  Detail,
  DocumentDetail,
  EdgeDetail,
  EventDetail,
  InvalidUnit,
  ReferenceDetail,
  ShotDetail,
  SubshotDetail,
} from '../../../src/omnicapbench/detail';

const PLACE = { path: [], line: 1, column: 1, offset: 0, length: 1 };

/** Parts a test names; the rest is what an unmatched unit has. */
export const shot = (id: string, start: number, end: number, more: Partial<ShotDetail> = {}): ShotDetail => ({
  key: `shot:${id}`,
  track: 'shot',
  id,
  index: 0,
  place: PLACE,
  state: more.partner ? 'matched' : 'unmatched',
  partner: null,
  score: null,
  start,
  end,
  tiou: null,
  references: [],
  ...more,
});

export const event = (id: string, start: number, end: number, more: Partial<EventDetail> = {}): EventDetail => ({
  key: `event:${id}`,
  track: 'event',
  id,
  index: 0,
  place: PLACE,
  state: more.partner ? 'matched' : 'unmatched',
  partner: null,
  score: null,
  start,
  end,
  tiou: null,
  dialogue: false,
  line: '',
  description: '',
  speaker: null,
  speakerKind: null,
  speakerRight: null,
  ...more,
});

export const subshot = (of: string, index: number, start: number, end: number, content = ''): SubshotDetail => ({
  key: `subshot:${of}/${index}`,
  track: 'subshot',
  id: of,
  index,
  place: PLACE,
  state: 'unmatched',
  partner: null,
  score: null,
  start,
  end,
  tiou: null,
  shot: `shot:${of}`,
  content,
  uses: [],
});

export const entity = (
  id: string,
  index: number,
  partner: string | null,
  shots: readonly string[],
): ReferenceDetail => ({
  key: `reference:${id}`,
  track: 'reference',
  id,
  index,
  place: PLACE,
  state: partner === null ? 'unmatched' : 'matched',
  partner: partner === null ? null : `reference:${partner}`,
  score: null,
  group: 'person',
  description: '',
  shots: shots.map((name) => `shot:${name}`),
});

export const invalid = (
  track: 'shot' | 'event',
  id: string,
  start: number | null,
  end: number | null,
): InvalidUnit => ({
  key: `invalid:${track}/0`,
  track,
  id,
  index: 0,
  place: PLACE,
  start,
  end,
});

export const edge = (shotId: string, eventId: string, state: EdgeDetail['state']): EdgeDetail => ({
  shot: `shot:${shotId}`,
  event: `event:${eventId}`,
  eventId,
  state,
  place: PLACE,
});

export const uses = (...ids: readonly string[]): ShotDetail['references'] =>
  ids.map((id) => ({ id, key: `reference:${id}` }));

export const document = (parts: Partial<DocumentDetail>): DocumentDetail => ({
  references: [],
  events: [],
  shots: [],
  subshots: [],
  edges: [],
  invalid: [],
  ...parts,
});

export const detail = (
  reference: Partial<DocumentDetail> | null,
  prediction: Partial<DocumentDetail> | null,
  duration: number | null = null,
): Detail => ({
  duration,
  reference: reference && document(reference),
  prediction: prediction && document(prediction),
});
