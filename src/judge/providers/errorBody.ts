import { z } from 'zod';
import { serverWords } from './serverWords';

/** What an error's body says, in whichever of the usual places it says it. */
export interface ErrorBody {
  /** The server's own words, cut; '' when there are none. */
  readonly said: string;
  /** Types, codes and statuses, in lower case: `insufficient_quota`, `not_found`, `404`. */
  readonly codes: ReadonlySet<string>;
}

const word = z.union([z.string(), z.number()]).nullish().catch(null);

const Inner = z.object({
  message: z.string().nullish().catch(null),
  type: word,
  code: word,
  status: word,
  /** Google's way of being exact. */
  details: z
    .array(z.object({ reason: word }).catch({ reason: null }))
    .nullish()
    .catch(null),
});

/** `{error: {…}}` of most, `{error: '…'}` of LM Studio, `{message}` of vLLM, `{detail}` of FastAPI. */
const Outer = Inner.extend({
  error: z.union([z.string(), Inner]).nullish().catch(null),
  detail: z.string().nullish().catch(null),
});

/** Google wraps the error of some answers into a list of one. */
const Body = z.union([Outer, z.tuple([Outer]).transform(([only]) => only)]);

/** Reads the words and codes of an error, of any server known to us; an unknown shape has none. */
export function readErrorBody(body: unknown): ErrorBody {
  const parsed = Body.safeParse(body);
  if (!parsed.success) return { said: '', codes: new Set() };
  const outer = parsed.data;
  const inner = typeof outer.error === 'string' ? { message: outer.error } : outer.error;
  const said = inner?.message ?? outer.message ?? outer.detail ?? '';
  const codes = [outer, inner].flatMap((level) =>
    level ? [...codesOf(level), ...(('details' in level && level.details) || []).map(({ reason }) => reason)] : [],
  );
  return {
    said: serverWords(said),
    codes: new Set(codes.flatMap((code) => (code == null ? [] : [String(code).toLowerCase()]))),
  };
}

function codesOf(level: Partial<z.infer<typeof Inner>>): readonly (string | number | null | undefined)[] {
  return [level.type, level.code, level.status];
}
