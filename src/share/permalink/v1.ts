import { fromBase64url, toBase64url } from '../../base/base64url';
import { deflate, inflate } from '../../base/deflate';
import { fail, type Result, succeed } from '../../base/result';
import { type SharedState, SharedStateSchema } from './state';

/** Bytes that a link may unfold to: 16 MiB. */
const LIMIT = 16 * 1024 * 1024;

/** JSON, raw deflate, base64url. */
export async function encodeV1(state: SharedState): Promise<string> {
  const json = JSON.stringify(state);
  return toBase64url(await deflate(new TextEncoder().encode(json)));
}

/** The state in a payload, or what is wrong with it in one sentence. */
export async function decodeV1(payload: string): Promise<Result<SharedState, string>> {
  const packed = fromBase64url(payload);
  if (packed === undefined) return fail('It holds characters that no link has; it was probably cut or changed.');
  const bytes = await inflate(packed, LIMIT);
  if (bytes === 'too-large') return fail('It would unfold to more than 16 MiB.');
  if (bytes === 'broken') return fail('It is not complete; it was probably cut by a chat or a mail program.');
  const parsed = SharedStateSchema.safeParse(parseJson(bytes));
  if (parsed.success) return succeed(parsed.data);
  const [issue] = parsed.error.issues;
  return fail(`It holds something else than an example (${issue?.path.join('.') || 'document'}: ${issue?.message}).`);
}

/** Undefined when the bytes are no UTF-8 or no JSON, which the schema then refuses. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
