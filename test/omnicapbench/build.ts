import { createScorer } from '../../src/engine/scorer';
import { loadKernelsFromFile } from '../../src/kernel/node';
import type { Diagnostic, DiagnosticCode, Side } from '../../src/omnicapbench/diagnostics';
import type { MetricId } from '../../src/omnicapbench/metrics/ids';
import type { Report } from '../../src/omnicapbench/report';
import type { SettingsInput } from '../../src/omnicapbench/settings';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonRecord = { readonly [key: string]: Json };

/** A reference entity, well-typed unless `more` says otherwise. */
export function entity(id: Json, type: Json, detail: Json, more: JsonRecord = {}): JsonRecord {
  const appearance_anchor = { id_features: { detail_description: detail } };
  return { ref_id: id, type, semantic_description: 'someone', appearance_anchor, ...more };
}

export function dialogue(id: Json, time: Json, line: Json, speaker: Json = null, more: JsonRecord = {}): JsonRecord {
  return { event_id: id, type: 'dialogue', time_range: time, content: { line, speaker }, ...more };
}

export function sound(id: Json, time: Json, description: Json = 'a sound', more: JsonRecord = {}): JsonRecord {
  return { event_id: id, type: 'sfx', time_range: time, content: { description }, ...more };
}

export function subshot(time: Json, content: Json): JsonRecord {
  return { sub_shot_time: time, sub_shot_content: content };
}

interface ShotParts {
  readonly see?: Json;
  readonly hear?: Json;
  readonly who?: Json;
  readonly more?: JsonRecord;
}

/** A shot that shows `see` (nothing by default), in which the events `hear` are heard and `who` is seen. */
export function shot(id: Json, time: Json, { see = [], hear = [], who = [], more = {} }: ShotParts = {}): JsonRecord {
  return {
    shot_id: id,
    time_range: time,
    shot_transfer: 'cut',
    camera: 'static',
    visual_description: see,
    active_events: hear,
    references_in_shot: who,
    ...more,
  };
}

interface Tracks {
  readonly references?: readonly Json[];
  readonly events?: readonly Json[];
  readonly shots?: readonly Json[];
}

export function doc({ references = [], events = [], shots = [] }: Tracks = {}): JsonRecord {
  return { references, events, shots };
}

/** The smallest document that passes the gate. */
export const EMPTY = doc();

const scorer = createScorer(loadKernelsFromFile());

/** Scores two documents, or texts as they are. */
export function score(prediction: JsonRecord | string, reference: JsonRecord | string, settings: SettingsInput = {}) {
  const text = (side: JsonRecord | string): string => (typeof side === 'string' ? side : JSON.stringify(side));
  return scorer(text(prediction), text(reference), settings);
}

/** `value = numerator / denominator` of a metric, in words. */
export function metric(report: Report, id: MetricId): string {
  const { value, numerator, denominator } = report.metrics[id];
  return numerator === null ? `${value}` : `${numerator}/${denominator}`;
}

export function value(report: Report, id: MetricId): number | null {
  return report.metrics[id].value;
}

/** Precision, recall and F1 as the report has them. */
export function triple(
  report: Report,
  stem: 'ref_subject' | 'ref_scene' | 'ref' | 'shot' | 'subshot' | 'event' | 'speaker' | 'evsa',
): (number | null)[] {
  return [value(report, `${stem}_precision`), value(report, `${stem}_recall`), value(report, `${stem}_f1`)];
}

/** The codes found on one side, each once, sorted. */
export function codes(report: Report, side: Side = 'prediction'): string[] {
  return [...new Set(report.diagnostics.filter((one) => one.side === side).map((one) => one.code))].sort();
}

export function found(report: Report, code: DiagnosticCode, side: Side = 'prediction'): Diagnostic[] {
  return report.diagnostics.filter((one) => one.code === code && one.side === side);
}

/** checked/failed of a probe. */
export function probe(report: Report, id: keyof Report['probes']): string {
  return `${report.probes[id].checked}/${report.probes[id].failed}`;
}
