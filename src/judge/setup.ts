import { z } from 'zod';
import { TASK_IDS } from './prompts/task';
import { PROVIDER_IDS } from './providers/provider';

const price = z.number().min(0).max(1_000_000).nullable().default(null);

/**
 * Who is asked what, and how fast: all that a user sets for a judge, but for the key, which is never here. It is kept
 * on the device; no link and no file can set it.
 */
export const SetupSchema = z
  .strictObject({
    provider: z.enum(PROVIDER_IDS).default('openai'),
    /** The service chosen from the list; its URL may have been changed since. */
    preset: z.string().max(40).default('openai'),
    baseUrl: z.string().max(400).default('https://api.openai.com/v1'),
    model: z.string().max(200).default(''),
    tasks: z.array(z.enum(TASK_IDS)).default([...TASK_IDS]),
    /** Calls under way at once. */
    concurrency: z.number().int().min(1).max(16).default(4),
    /** Tokens of an answer at most; reasoning models think within them. */
    maxTokens: z.number().int().min(16).max(65_536).default(1024),
    /** Seconds until a call counts as lost. */
    timeout: z.number().int().min(1).max(900).default(90),
    /** Per million tokens, in whatever currency the user thinks in. */
    inputPrice: price,
    outputPrice: price,
    /** How often each question is asked; more than once shows how stable a judge is. */
    repeats: z.number().int().min(1).max(5).default(1),
    /** The name under which verdicts by hand are kept. */
    person: z.string().max(80).default('me'),
  })
  .readonly();

export type Setup = z.infer<typeof SetupSchema>;

export const DEFAULT_SETUP: Setup = SetupSchema.parse({});
