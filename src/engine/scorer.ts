import type { Kernels } from '../kernel/kernels';
import type { Report } from '../omnicapbench/report';
import { score } from '../omnicapbench/score';
import { type SettingsInput, SettingsSchema } from '../omnicapbench/settings';

/**
 * Text to report. Pure: no clock, no locale, no state between calls. Any text is scored; only settings outside
 * their schema throw (a zod error).
 */
export type ScoreText = (predictionText: string, referenceText: string, settings?: SettingsInput) => Report;

/** The scorer over loaded kernels; the same in Node, in the worker and in the command. */
export function createScorer(kernels: Kernels): ScoreText {
  return (predictionText, referenceText, settings = {}) =>
    score(predictionText, referenceText, SettingsSchema.parse(settings), kernels);
}
