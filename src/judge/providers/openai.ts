import { z } from 'zod';
import { fail, type Result, succeed } from '../../base/result';
import type { Prompt } from '../prompts/task';
import { parseUrl } from './baseUrl';
import { readErrorBody } from './errorBody';
import type { CallRequest, Endpoint, ErrorReading, Provider, Reply } from './provider';
import { tokenCount, UNREADABLE } from './reading';
import { serverWords } from './serverWords';

/** The one server of this shape that refuses `max_tokens` for its newer models. */
const OPENAI_ORIGIN = 'https://api.openai.com';

/** What the shape is called by everyone, with the servers that speak it. */
export const openai: Provider = {
  id: 'openai',
  title: 'OpenAI-compatible',
  key: { header: 'authorization', prefix: 'Bearer ' },
  presets: [
    { id: 'openai', title: 'OpenAI', baseUrl: 'https://api.openai.com/v1', model: 'gpt-4.1-mini', local: null },
    {
      id: 'openrouter',
      title: 'OpenRouter',
      baseUrl: 'https://openrouter.ai/api/v1',
      model: 'openai/gpt-4.1-mini',
      local: null,
    },
    { id: 'ollama', title: 'Ollama', baseUrl: 'http://localhost:11434/v1', model: 'qwen3:8b', local: 'ollama' },
    { id: 'vllm', title: 'vLLM', baseUrl: 'http://localhost:8000/v1', model: 'Qwen/Qwen3-8B', local: 'vllm' },
    {
      id: 'llama.cpp',
      title: 'llama.cpp',
      baseUrl: 'http://localhost:8080/v1',
      model: 'any: it serves one model',
      local: 'llama.cpp',
    },
    {
      id: 'lm-studio',
      title: 'LM Studio',
      baseUrl: 'http://localhost:1234/v1',
      model: 'qwen/qwen3-8b',
      local: 'lm-studio',
    },
    { id: 'custom', title: 'Another server', baseUrl: '', model: '', local: null },
  ],
  request,
  read,
  readError,
};

function request({ baseUrl, model }: Endpoint, { system, user }: Prompt, maxTokens: number): CallRequest {
  const limit =
    parseUrl(baseUrl)?.origin === OPENAI_ORIGIN ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens };
  return {
    // Documentation often prints the whole address, and it is what gets pasted.
    url: `${baseUrl.replace(/\/chat\/completions$/, '')}/chat/completions`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      temperature: 0,
      ...limit,
    }),
  };
}

const Part = z.object({ type: z.string(), text: z.string().nullish() });

const Answer = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.union([z.string(), z.array(Part)]).nullish(),
          refusal: z.string().nullish().catch(null),
        }),
        finish_reason: z.string().nullish().catch(null),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount }).nullish().catch(null),
});

function read(body: unknown): Result<Reply, string> {
  const parsed = Answer.safeParse(body);
  const choice = parsed.success ? parsed.data.choices[0] : undefined;
  if (!parsed.success || !choice) {
    // OpenRouter reports some errors of the model behind it with status 200.
    const { said } = readErrorBody(body);
    return fail(said === '' ? UNREADABLE : `The server answered with an error: ${said}`);
  }
  const { content, refusal } = choice.message;
  if (refusal) return fail(`The model refused to answer: ${serverWords(refusal)}`);
  if (choice.finish_reason === 'content_filter') return fail('The content filter of the server held the answer back.');
  const parts = typeof content === 'string' ? [{ type: 'text', text: content }] : (content ?? []);
  return succeed({
    text: parts.map((part) => (part.type === 'text' ? (part.text ?? '') : '')).join(''),
    cut: choice.finish_reason === 'length',
    inputTokens: parsed.data.usage?.prompt_tokens ?? null,
    outputTokens: parsed.data.usage?.completion_tokens ?? null,
  });
}

const NO_CREDIT = ['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active', 'insufficient_balance'];
const NO_MODEL = ['model_not_found', 'invalid_model'];
const MODEL_WORDS =
  /\bmodels?\b.*\b(not found|does ?n[o']t exist|not exist|is not a valid|not loaded|is not available)|\b(invalid|unknown) model\b|\bno models? loaded\b|\bis not a valid model\b|\bno endpoints found\b/i;

function readError(status: number, body: unknown): ErrorReading {
  const { said, codes } = readErrorBody(body);
  const has = (names: readonly string[]): boolean => names.some((name) => codes.has(name));
  return { said, means: meaning(), retryAfter: status === 429 ? waitIn(said) : null };

  function meaning(): ErrorReading['means'] {
    if (status === 402 || has(NO_CREDIT)) return 'no-credit';
    if (has(NO_MODEL)) return 'no-model';
    // Some answer a wrong key with 400.
    if (status === 401 || status === 403 || codes.has('invalid_api_key') || (status === 400 && isKeyFault(said)))
      return 'wrong-key';
    if (status === 404 || status === 400) return MODEL_WORDS.test(said) ? 'no-model' : null;
    return status === 429 ? 'rate-limit' : null;
  }
}

const isKeyFault = (said: string): boolean => /\b(incorrect|invalid) api[ _-]?key\b/i.test(said);

/** Milliseconds in "Please try again in 1m2.5s" or "in 86ms"; null where nothing of the kind is said. */
function waitIn(said: string): number | null {
  const found = /try again in (?:(\d{1,4})m(?!s))?(?:(\d{1,6}(?:\.\d{1,6})?)(ms|s))?/i.exec(said);
  if (!found || (found[1] === undefined && found[2] === undefined)) return null;
  return Math.ceil(Number(found[1] ?? 0) * 60_000 + Number(found[2] ?? 0) * (found[3] === 'ms' ? 1 : 1000));
}
