import { z } from 'zod';
import { fail, type Result, succeed } from '../../base/result';
import type { Prompt } from '../prompts/task';
import { readErrorBody } from './errorBody';
import type { CallRequest, Endpoint, ErrorReading, Provider, Reply } from './provider';
import { tokenCount, UNREADABLE } from './reading';

/** Anthropic's Messages API. */
export const anthropic: Provider = {
  id: 'anthropic',
  title: 'Anthropic',
  key: { header: 'x-api-key', prefix: '' },
  presets: [
    {
      id: 'anthropic',
      title: 'Anthropic',
      baseUrl: 'https://api.anthropic.com',
      model: 'claude-haiku-4-5',
      local: null,
    },
  ],
  request,
  read,
  readError,
};

function request({ baseUrl, model }: Endpoint, { system, user }: Prompt, maxTokens: number): CallRequest {
  return {
    url: `${baseUrl.replace(/\/v1$/, '')}/v1/messages`,
    headers: {
      'content-type': 'application/json',
      'anthropic-version': '2023-06-01',
      // Without it the API sends no CORS headers, and no page could read the answer.
      'anthropic-dangerous-direct-browser-access': 'true',
    },
    body: JSON.stringify({
      model,
      max_tokens: maxTokens,
      temperature: 0,
      system,
      messages: [{ role: 'user', content: user }],
    }),
  };
}

const Answer = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().nullish() })),
  stop_reason: z.string().nullish().catch(null),
  usage: z.object({ input_tokens: tokenCount, output_tokens: tokenCount }).nullish().catch(null),
});

function read(body: unknown): Result<Reply, string> {
  const parsed = Answer.safeParse(body);
  if (!parsed.success) {
    const { said } = readErrorBody(body);
    return fail(said === '' ? UNREADABLE : `The server answered with an error: ${said}`);
  }
  const { content, stop_reason: reason, usage } = parsed.data;
  if (reason === 'refusal') return fail('The model refused to answer.');
  return succeed({
    text: content.map((block) => (block.type === 'text' ? (block.text ?? '') : '')).join(''),
    cut: reason === 'max_tokens' || reason === 'model_context_window_exceeded',
    inputTokens: usage?.input_tokens ?? null,
    outputTokens: usage?.output_tokens ?? null,
  });
}

function readError(status: number, body: unknown): ErrorReading {
  const { said, codes } = readErrorBody(body);
  return { said, means: meaning(), retryAfter: null };

  function meaning(): ErrorReading['means'] {
    // An empty account is reported as a request that cannot be served, with status 400.
    if (status === 402 || codes.has('billing_error') || (status === 400 && /credit balance is too low/i.test(said)))
      return 'no-credit';
    if (status === 401 || status === 403 || codes.has('authentication_error') || codes.has('permission_error'))
      return 'wrong-key';
    if (status === 404 && (codes.has('not_found_error') || /\bmodel\b/i.test(said))) return 'no-model';
    return status === 429 || codes.has('rate_limit_error') ? 'rate-limit' : null;
  }
}
