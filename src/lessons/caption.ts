import type { Stretch } from './ui/moveSpan';

/** A unit as it stands in a document. */
type Json = string | number | readonly Json[] | { readonly [key: string]: Json };

/** The three tracks of a caption document. @see contract §1 */
export interface Caption {
  readonly references: readonly Json[];
  readonly events: readonly Json[];
  readonly shots: readonly Json[];
}

/** A document as text, one unit a line: what a lesson scores and what the workbench opens. */
export function printCaption({ references, events, shots }: Caption): string {
  const track = (name: string, units: readonly Json[]): string =>
    units.length === 0
      ? `  "${name}": []`
      : `  "${name}": [\n${units.map((unit) => `    ${inline(unit)}`).join(',\n')}\n  ]`;
  return `{\n${track('references', references)},\n${track('events', events)},\n${track('shots', shots)}\n}\n`;
}

function inline(value: Json): string {
  if (typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(inline).join(', ')}]`;
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${inline(member)}`);
  return `{${members.join(', ')}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** A reference entity; `detail` is what references are matched by. */
export function entity(id: string, type: 'person' | 'object' | 'scene' | 'animal', detail: string): Json {
  return {
    ref_id: id,
    type,
    semantic_description: detail.split(',')[0] ?? detail,
    appearance_anchor: { id_features: { detail_description: detail } },
  };
}

/** A spoken line. The speaker is a reference id or a label. */
export function speech(id: string, time: Stretch, line: string, speaker = 'NARRATOR'): Json {
  return { event_id: id, type: 'dialogue', time_range: time, content: { line, speaker } };
}

/** Any event that is not a spoken line. */
export function sound(id: string, time: Stretch, description: string): Json {
  return { event_id: id, type: 'sfx', time_range: time, content: { description } };
}

interface ShotContent {
  readonly events?: readonly string[];
  readonly references?: readonly string[];
  readonly subshots?: readonly { readonly time: Stretch; readonly content: string }[];
}

/** A shot; without subshots of its own it has one that says little. */
export function shot(id: string, time: Stretch, { events = [], references = [], subshots }: ShotContent = {}): Json {
  const told = subshots ?? [{ time, content: 'The picture holds.' }];
  return {
    shot_id: id,
    time_range: time,
    shot_transfer: 'cut',
    camera: 'wide, static',
    visual_description: told.map((one) => ({ sub_shot_time: one.time, sub_shot_content: one.content })),
    active_events: events,
    references_in_shot: references,
  };
}
