import { z } from 'zod';
import { SettingsSchema } from '../../omnicapbench/settings';

const metricValue = z.number().nullable();

/**
 * A scored example as a link carries it: both texts, all settings (those at their default too, since defaults
 * drift), what was on screen, and the score to expect. Nothing of a judge is in it: no endpoint, no key, no run.
 */
export const SharedStateSchema = z
  .strictObject({
    protocol: z.literal('omnicapbench'),
    prediction: z.strictObject({ name: z.string(), text: z.string() }),
    reference: z.strictObject({ name: z.string(), text: z.string() }),
    settings: SettingsSchema,
    /** The open tab, and the selected unit. */
    view: z.string().max(40),
    unit: z.strictObject({ side: z.enum(['prediction', 'reference']), key: z.string() }).nullable(),
    /** The sender's signature and metrics, to compare with what comes out here. Null when there was no score yet. */
    expected: z.strictObject({ signature: z.string(), metrics: z.record(z.string(), metricValue) }).nullable(),
  })
  .readonly();

/** A scored example on its way from one person to another. */
export type SharedState = z.infer<typeof SharedStateSchema>;
