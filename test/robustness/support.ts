import { expect } from 'vitest';
import { createScorer } from '../../src/engine/scorer';
import { loadKernelsFromFile } from '../../src/kernel/node';
import { METRIC_IDS } from '../../src/omnicapbench/metrics/ids';
import type { Report } from '../../src/omnicapbench/report';

export const score = createScorer(loadKernelsFromFile());

/** Bytes of UTF-8 that are still read. */
export const FULL = 8 * 1024 * 1024;

/** A unit repeated until a text of about so many characters is full. */
export function filled(unit: string, length: number): string {
  return unit.repeat(Math.floor(length / unit.length));
}

/** As many values as wanted, from their positions. */
export function list<Value>(length: number, value: (index: number) => Value): Value[] {
  return Array.from({ length }, (_, index) => value(index));
}

export function documentOf(tracks: {
  readonly references?: readonly unknown[];
  readonly events?: readonly unknown[];
  readonly shots?: readonly unknown[];
}): string {
  return JSON.stringify({ references: [], events: [], shots: [], ...tracks });
}

export function reference(id: string | number, description = 'a tall man in a red coat', type = 'person') {
  return {
    ref_id: id,
    type,
    semantic_description: 'someone',
    appearance_anchor: { id_features: { detail_description: description } },
  };
}

export function line(id: string, words: string, time_range: readonly unknown[] = [0, 60]) {
  return { event_id: id, type: 'dialogue', time_range, content: { line: words, speaker: 'NARRATOR' } };
}

export function sound(id: string, time_range: readonly unknown[] = [0, 60]) {
  return { event_id: id, type: 'sfx', time_range, content: { description: 'a sound' } };
}

export function shot(id: string, fields: object = {}) {
  return {
    shot_id: id,
    time_range: [0, 60],
    shot_transfer: 'cut',
    camera: 'static',
    visual_description: [],
    active_events: [],
    references_in_shot: [],
    ...fields,
  };
}

export function subshot(sub_shot_content: string, sub_shot_time: readonly unknown[] = [0, 60]) {
  return { sub_shot_time, sub_shot_content };
}

/** A document that holds one text, in a subshot. */
export function saying(text: string): string {
  return documentOf({ shots: [shot('SHOT_1', { visual_description: [subshot(text)] })] });
}

/** A plain document to lay beside a hostile one. */
export const PLAIN = documentOf({
  references: [reference('PERSON_1'), reference('SCENE_1', 'a street at night', 'scene')],
  events: [line('DIALOGUE_1', 'hello there', [1, 3]), sound('SFX_1', [2, 4])],
  shots: [
    shot('SHOT_1', {
      time_range: [0, 5],
      visual_description: [subshot('[PERSON_1] waits in [SCENE_1]', [0, 5])],
      active_events: ['DIALOGUE_1', 'SFX_1'],
      references_in_shot: ['PERSON_1', 'SCENE_1'],
    }),
  ],
});

/** The distinct codes of a side. */
export function codesOf(report: Report, side: 'prediction' | 'reference' = 'prediction'): string[] {
  return [...new Set(report.diagnostics.filter((one) => one.side === side).map(({ code }) => code))].sort();
}

/** What holds of every report, whatever was pasted: figures in range, places in the text, a size that can be sent. */
export function expectSound(report: Report, prediction: string): void {
  expect(Object.keys(report.metrics)).toEqual([...METRIC_IDS]);
  for (const [id, { value }] of Object.entries(report.metrics)) {
    if (value !== null && !(value >= 0 && value <= 1)) throw new Error(`${id} is ${value}`);
  }
  const { required, present, compliance } = report.gate;
  expect(present).toBeLessThanOrEqual(required);
  expect(compliance).toBeGreaterThanOrEqual(0);
  expect(compliance).toBeLessThanOrEqual(1);
  for (const { checked, failed } of Object.values(report.probes)) expect(failed).toBeLessThanOrEqual(checked);
  for (const { side, offset, length, message } of report.diagnostics) {
    if (message === '' || message.length > 400) throw new Error(`a message of ${message.length} characters`);
    if (side === 'prediction' && (offset < 0 || length < 0 || offset + length > prediction.length)) {
      throw new Error(`${offset} + ${length} is not in the text`);
    }
  }
  expect(JSON.stringify(report).length).toBeLessThan(100e6);
}

/** Scores a text against a plain reference and as a reference, and returns the first report. */
export function scoreBothWays(text: string): Report {
  const report = score(text, PLAIN);
  expectSound(report, text);
  expectSound(score(PLAIN, text), PLAIN);
  return report;
}
