import { z } from 'zod';
import { fail, type Result, succeed } from '../../base/result';
import type { Prompt } from '../prompts/task';
import { readErrorBody } from './errorBody';
import type { CallRequest, Endpoint, ErrorReading, Provider, Reply } from './provider';
import { tokenCount, UNREADABLE } from './reading';
import { serverWords } from './serverWords';

/** Google's Gemini API. */
export const gemini: Provider = {
  id: 'gemini',
  title: 'Google Gemini',
  // The key may also stand in the address. It never does here: addresses end up in logs and histories.
  key: { header: 'x-goog-api-key', prefix: '' },
  presets: [
    {
      id: 'gemini',
      title: 'Google Gemini',
      baseUrl: 'https://generativelanguage.googleapis.com',
      model: 'gemini-2.5-flash',
      local: null,
    },
  ],
  request,
  read,
  readError,
};

function request({ baseUrl, model }: Endpoint, { system, user }: Prompt, maxTokens: number): CallRequest {
  const name = encodeURIComponent(model.replace(/^models\//, ''));
  return {
    url: `${baseUrl.replace(/\/v1beta$/, '')}/v1beta/models/${name}:generateContent`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      systemInstruction: { parts: [{ text: system }] },
      contents: [{ role: 'user', parts: [{ text: user }] }],
      generationConfig: { temperature: 0, maxOutputTokens: maxTokens },
    }),
  };
}

const Part = z.object({ text: z.string().nullish(), thought: z.boolean().nullish().catch(null) });

const Answer = z.object({
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish().catch(null),
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(Part).nullish() }).nullish(),
        finishReason: z.string().nullish().catch(null),
      }),
    )
    .nullish(),
  usageMetadata: z
    .object({ promptTokenCount: tokenCount, candidatesTokenCount: tokenCount, thoughtsTokenCount: tokenCount })
    .nullish()
    .catch(null),
});

/** Ends of an answer that leave it whole, or cut; every other one held it back: SAFETY, RECITATION, SPII … */
const NORMAL_ENDS: ReadonlySet<string> = new Set(['STOP', 'MAX_TOKENS', 'FINISH_REASON_UNSPECIFIED']);

function read(body: unknown): Result<Reply, string> {
  const parsed = Answer.safeParse(body);
  const blocked = parsed.success ? parsed.data.promptFeedback?.blockReason : null;
  if (blocked) return fail(`The service blocked the question (${serverWords(blocked)}).`);
  const candidate = parsed.success ? parsed.data.candidates?.[0] : undefined;
  if (!parsed.success || !candidate) {
    const { said } = readErrorBody(body);
    return fail(said === '' ? UNREADABLE : `The server answered with an error: ${said}`);
  }
  const end = candidate.finishReason ?? 'STOP';
  if (!NORMAL_ENDS.has(end)) return fail(`The service held the answer back (${serverWords(end)}).`);
  const usage = parsed.data.usageMetadata;
  const answered = usage?.candidatesTokenCount ?? null;
  const thought = usage?.thoughtsTokenCount ?? null;
  return succeed({
    text: (candidate.content?.parts ?? []).map((part) => (part.thought ? '' : (part.text ?? ''))).join(''),
    cut: end === 'MAX_TOKENS',
    inputTokens: usage?.promptTokenCount ?? null,
    // Thoughts are paid for as output.
    outputTokens: answered === null && thought === null ? null : (answered ?? 0) + (thought ?? 0),
  });
}

function readError(status: number, body: unknown): ErrorReading {
  const { said, codes } = readErrorBody(body);
  return { said, means: meaning(), retryAfter: waitIn(body) };

  function meaning(): ErrorReading['means'] {
    if (status === 402) return 'no-credit';
    if (status === 401 || status === 403 || codes.has('api_key_invalid')) return 'wrong-key';
    if (status === 404 && (codes.has('not_found') || /\bmodels?\b/i.test(said))) return 'no-model';
    // Quotas per minute and per day alike; neither is a matter of credit.
    return status === 429 || codes.has('resource_exhausted') ? 'rate-limit' : null;
  }
}

const Waiting = z.object({
  error: z.object({ details: z.array(z.object({ retryDelay: z.string().nullish().catch(null) })) }),
});

/** Milliseconds of Google's `RetryInfo`, which writes "34s" or "1.5s"; null without one. */
function waitIn(body: unknown): number | null {
  const parsed = Waiting.safeParse(body);
  const delays = parsed.success ? parsed.data.error.details.map(({ retryDelay }) => retryDelay) : [];
  const seconds = delays.flatMap((delay) => /^(\d{1,7}(?:\.\d{1,9})?)s$/.exec(delay ?? '')?.[1] ?? [])[0];
  return seconds === undefined ? null : Math.ceil(Number(seconds) * 1000);
}
