import { createAnalyses } from '../../src/engine/analyst/analyses';
import { createScorer } from '../../src/engine/scorer';
import { EXAMPLES, findExample } from '../../src/examples';
import { loadKernelsFromFile } from '../../src/kernel/node';
import type { Detail } from '../../src/omnicapbench/detail';
import type { Report } from '../../src/omnicapbench/report';
import type { SettingsInput } from '../../src/omnicapbench/settings';

/** A pair of texts as a view gets it. */
export interface Shown {
  readonly prediction: string;
  readonly reference: string;
  readonly detail: Detail;
  readonly report: Report;
}

const kernels = loadKernelsFromFile();
const score = createScorer(kernels);

/** Scores two texts and writes down their units. */
export function show(prediction: string, reference: string, settings: SettingsInput = {}): Shown {
  return {
    prediction,
    reference,
    detail: createAnalyses({ prediction, reference, settings }, kernels).detail(),
    report: score(prediction, reference, settings),
  };
}

/** One prediction of the gallery. */
export function showExample(exampleId: string, predictionId: string, settings: SettingsInput = {}): Shown {
  const example = findExample(exampleId);
  const prediction = example?.predictions.find(({ id }) => id === predictionId);
  if (!example || !prediction) throw new Error(`no example ${exampleId}/${predictionId}`);
  return show(prediction.text, example.reference, settings);
}

/** Every prediction of the gallery by name. */
export const GALLERY: readonly (readonly [name: string, example: string, prediction: string])[] = EXAMPLES.flatMap(
  ({ id, predictions }) => predictions.map((prediction) => [`${id}/${prediction.id}`, id, prediction.id] as const),
);
