import { z } from 'zod';
import { CaptionDocument } from '../omnicapbench/schema';

/** The caption document's schema as the editor's completion and hover want it: the same zod objects, as JSON Schema. */
export function captionJsonSchema(): object {
  return z.toJSONSchema(CaptionDocument, { io: 'input', unrepresentable: 'any' });
}
