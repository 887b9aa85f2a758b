import { z } from 'zod';
import { fail, type Result, succeed } from '../../base/result';
import { VERSION } from '../../base/version';
import { type SharedState, SharedStateSchema } from '../permalink/state';

/** How the name of such a file ends. */
export const ENDING = '.capscope.json';

/** The form of the file. Older ones stay readable; a newer one is told. */
const FORMAT = 1;

const Header = z.object({ capscope: z.string(), format: z.number().int() });

const FileV1 = z.strictObject({
  /** The version that wrote it. */
  capscope: z.string(),
  format: z.literal(1),
  /** For a reader; what counts is in the state. */
  signature: z.string().nullable(),
  state: SharedStateSchema,
});

/** A scored example as a file: JSON that a person can read and a diff can show. */
export function writeCapscopeFile(state: SharedState): string {
  const file: z.infer<typeof FileV1> = {
    capscope: VERSION,
    format: FORMAT,
    signature: state.expected?.signature ?? null,
    state,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The state in such a file; null when the value is another JSON document; or what is wrong with it. */
export function readCapscopeFile(value: unknown): Result<SharedState | null, string> {
  const header = Header.safeParse(value);
  if (!header.success) return succeed(null);
  const { capscope, format } = header.data;
  if (format > FORMAT) return fail(`It was made by a newer Capscope (${capscope.slice(0, 40)}). Reload the page.`);
  const parsed = FileV1.safeParse(value);
  if (parsed.success) return succeed(parsed.data.state);
  const [issue] = parsed.error.issues;
  return fail(`It is no complete Capscope file (${issue?.path.join('.') || 'document'}: ${issue?.message}).`);
}
