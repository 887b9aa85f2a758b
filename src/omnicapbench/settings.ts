import { z } from 'zod';

const fraction = z.number().min(0).max(1);

/** Subshots as `SHOT_1/0`. */
const subshots = z.array(z.string()).readonly().default([]);

/**
 * What a user may set, and the default of each. Unknown keys are refused, so that a misspelt threshold is never
 * silently ignored.
 * @see contract §9 Settings keys
 */
export const SettingsSchema = z
  .strictObject({
    /** When the prediction fails the gate. @see contract §2.6 */
    gate: z.enum(['document', 'strict']).default('document'),
    /** How reference entities are paired. @see contract §4 References */
    ref_matcher: z.enum(['lexical', 'id', 'manual', 'judge']).default('lexical'),
    /** reference id -> predicted id: made by hand for the matcher `manual`, by a judge for `judge`. */
    ref_map: z.record(z.string(), z.string()).default({}),
    ref_threshold: fraction.default(0.25),
    /** How subshots are paired. @see contract §4 Subshots */
    sub_matcher: z.enum(['lexical', 'time', 'judge']).default('lexical'),
    /**
     * The targets that a judge found a counterpart of, in each direction. The contract names no key for them; without
     * one a score with the matcher `judge` could not be reproduced from its settings.
     */
    sub_map: z.strictObject({ recall: subshots, precision: subshots }).readonly().prefault({}),
    sub_threshold: fraction.default(0.3),
    shot_tiou: fraction.default(0.3),
    event_tiou: fraction.default(0.2),
    dialogue_score: fraction.default(0.5),
    /** Seconds by which a subshot's window is widened at either end. */
    delta: z.number().min(0).default(1),
    /** Which predicted edges count in EVSA precision. @see contract §5 EVSA */
    evsa: z.enum(['event', 'aligned', 'all']).default('event'),
    /** Which references count in CCC. @see contract §5 CCC */
    ccc: z.enum(['matched', 'cross-shot']).default('matched'),
    /** The clip's length in seconds; absent or null: the largest end in the reference document. */
    duration: z.number().min(0).nullable().default(null),
    /** Score the repaired reading of a broken text. @see contract §2.7 */
    repair: z.boolean().default(false),
    /** Who judged, where a matcher is `judge`. @see contract §8 */
    judge_model: z.string().nullable().default(null),
    judge_prompt: z.string().nullable().default(null),
    /** `<model>@<prompt version>` when a judge made the prediction out of a prose caption; it enters the signature. */
    posthoc: z.string().nullable().default(null),
  })
  .readonly();

/** All settings, each with a value. */
export type Settings = z.infer<typeof SettingsSchema>;

/** Settings as a person gives them: any subset. */
export type SettingsInput = z.input<typeof SettingsSchema>;

/** The paper's values and our conventions where the paper is silent. */
export const DEFAULT_SETTINGS: Settings = SettingsSchema.parse({});
