import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import type { ScoreText } from '../engine/scorer';
import { validSettings } from './settings';

const Pair = z.object({
  id: z.union([z.string(), z.number()]),
  prediction: z.string(),
  reference: z.string(),
  settings: z.unknown().optional(),
});
const Named = z.object({ id: Pair.shape.id });

/**
 * Scores JSON lines `{"id", "prediction", "reference", "settings"?}` to `{"id", "report"}` lines, in order. A line
 * that cannot be scored gives `{"id" | "line", "error"}`, and the rest goes on; blank lines are passed over.
 */
export async function scoreLines(input: Readable, output: Writable, score: ScoreText): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (line.trim() === '') continue;
    const answer = `${JSON.stringify(scoreLine(line, number, score))}\n`;
    if (!output.write(answer)) await once(output, 'drain');
  }
}

/** The answer to one line; `number` is 1-based. */
export function scoreLine(line: string, number: number, score: ScoreText): object {
  let value: unknown;
  try {
    value = JSON.parse(line);
    const { id, prediction, reference, settings } = Pair.parse(value);
    return { id, report: score(prediction, reference, validSettings(settings)) };
  } catch (error) {
    const named = Named.safeParse(value);
    return { ...(named.success ? { id: named.data.id } : { line: number }), error: inWords(error) };
  }
}

function inWords(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).replace(/\s+/g, ' ');
  return error instanceof Error ? error.message : String(error);
}
