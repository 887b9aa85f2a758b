import { type VideoScore, videoScore } from '../../src/dataset/video';
import { loadKernelsFromFile } from '../../src/kernel/node';
import { METRIC_IDS, type MetricId } from '../../src/omnicapbench/metrics/ids';
import { NOT_APPLICABLE, ratio } from '../../src/omnicapbench/metrics/ratio';
import { readPair } from '../../src/omnicapbench/read';
import type { MetricValue, Report } from '../../src/omnicapbench/report';
import { evaluate } from '../../src/omnicapbench/score';
import { type SettingsInput, SettingsSchema } from '../../src/omnicapbench/settings';
import type { JsonRecord } from '../omnicapbench/build';

const kernels = loadKernelsFromFile();

/** A video scored from two documents, or from texts as they are. */
export function scored(
  prediction: JsonRecord | string,
  reference: JsonRecord,
  input: SettingsInput = {},
  name = 'video',
): VideoScore {
  const settings = SettingsSchema.parse(input);
  const text = typeof prediction === 'string' ? prediction : JSON.stringify(prediction);
  return videoScore(name, evaluate(readPair(text, JSON.stringify(reference), settings), settings, kernels));
}

/** A video of which only some numbers are known, each as [numerator, denominator]. */
export function known(
  numbers: Partial<Record<MetricId, readonly [number, number]>>,
  more: Partial<VideoScore> = {},
): VideoScore {
  const value = (id: MetricId): MetricValue => {
    const [numerator, denominator] = numbers[id] ?? [0, 0];
    return denominator === 0 ? NOT_APPLICABLE : ratio(numerator, denominator);
  };
  const metrics = Object.fromEntries(METRIC_IDS.map((id) => [id, value(id)])) as Report['metrics'];
  return { name: 'video', duration: null, gatePass: true, ccc: 'matched', lost: {}, metrics, ...more };
}
