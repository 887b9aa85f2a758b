import { z } from 'zod';
import { SharedStateSchema } from '../permalink/state';

/** Which prediction of which example a text came from. */
const Choice = z.strictObject({ example: z.string(), prediction: z.string() }).readonly();

/** A scored example as the workspace keeps it. */
export const WorkSchema = z.strictObject({ state: SharedStateSchema, choice: Choice.nullable() }).readonly();

export type Work = z.infer<typeof WorkSchema>;

export const EntrySchema = z
  .strictObject({
    id: z.string().min(1),
    /** A tab's unnamed work, or work that was given a name. */
    kind: z.enum(['draft', 'document']),
    name: z.string(),
    /** Milliseconds since 1970. */
    savedAt: z.number(),
    /** UTF-16 units of both texts. */
    size: z.number(),
    /** Changed by hand; a draft that is not is no loss. */
    edited: z.boolean(),
  })
  .readonly();

/** What the list says of a work without reading its texts. */
export type Entry = z.infer<typeof EntrySchema>;

/** Units of both texts of a work. */
export function sizeOf({ state }: Work): number {
  return state.prediction.text.length + state.reference.text.length;
}

/** What a work is called when nobody has named it. */
export function titleOf({ state }: Work): string {
  return state.prediction.name || state.reference.name || 'Untitled';
}
