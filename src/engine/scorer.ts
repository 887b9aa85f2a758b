import type { Kernels } from '../kernel/kernels';
import type { Report } from '../omnicapbench/report';
import type { SettingsInput } from '../omnicapbench/settings';

/**
 * Text to report. Pure: no clock, no locale, no state between calls. Any text is scored; only settings outside
 * their schema throw (a zod error).
 */
export type ScoreText = (predictionText: string, referenceText: string, settings?: SettingsInput) => Report;
