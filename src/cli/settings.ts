import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Settings, SettingsSchema } from '../omnicapbench/settings';

/** A command that cannot be carried out as given: told on stderr, exit code 2. */
export class UsageError extends Error {}

/**
 * Settings from a file, or from JSON written on the command line; the defaults when absent.
 * @throws {UsageError} when the file cannot be read, the JSON is broken, or a setting is unknown or out of range
 */
export function parseSettings(argument: string | undefined): Settings {
  if (argument === undefined) return SettingsSchema.parse({});
  try {
    const text = argument.trimStart().startsWith('{') ? argument : readFileSync(argument, 'utf8');
    return validSettings(JSON.parse(text));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--settings: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Settings of unknown origin, checked. @throws {UsageError} with what is wrong in words */
export function validSettings(value: unknown): Settings {
  const parsed = SettingsSchema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  throw new UsageError(`settings: ${z.prettifyError(parsed.error).replace(/\s+/g, ' ')}`);
}
