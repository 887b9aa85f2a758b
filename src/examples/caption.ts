import type { Json } from './print';

/** Seconds, start and end. */
export type Range = readonly [start: number, end: number];

/**
 * Builders of a caption document's units. Arguments follow the order of the printed keys, so a call reads like the
 * unit it prints. @see contract §1
 */
export function caption(references: readonly Json[], events: readonly Json[], shots: readonly Json[]): Json {
  return { references, events, shots };
}

/** A reference entity. `detail` is what alignment compares. */
export function reference(id: string, type: string, meaning: string, detail: string): Json {
  return {
    ref_id: id,
    type,
    semantic_description: meaning,
    appearance_anchor: { id_features: { detail_description: detail } },
  };
}

/** A spoken line. The speaker is a reference id or a label such as NARRATOR. */
export function dialogue(id: string, time: Json, line: string, speaker: string): Json {
  return { event_id: id, type: 'dialogue', time_range: time, content: { line, speaker } };
}

/** Any event that is not a spoken line. */
export function sound(id: string, type: string, time: Json, description: string): Json {
  return { event_id: id, type, time_range: time, content: { description } };
}

/** One stretch of a shot's visual_description. */
export function subshot(time: Json, content: string): Json {
  return { sub_shot_time: time, sub_shot_content: content };
}

/** A shot. A null `transfer` leaves that key out, as models do. */
export function shot(
  id: string,
  time: Json,
  transfer: string | null,
  camera: string,
  description: readonly Json[],
  events: readonly string[],
  references: readonly string[],
): Json {
  return {
    shot_id: id,
    time_range: time,
    ...(transfer === null ? {} : { shot_transfer: transfer }),
    camera,
    visual_description: description,
    active_events: events,
    references_in_shot: references,
  };
}
