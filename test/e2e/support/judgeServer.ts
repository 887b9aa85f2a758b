import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Prompt } from '../../../src/judge/prompts/task';
import type { ProviderId } from '../../../src/judge/providers/provider';

/** A request as it came, preflights and probes too. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the server does with one call. */
export interface Step {
  /** The judge's words, put into the shape of the API that was called. */
  readonly answer?: string | ((prompt: Prompt, count: number) => string);
  /** Milliseconds. */
  readonly delay?: number;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The whole body as it is, in place of an answer. */
  readonly body?: string;
  /** Ends the connection: before the answer, or in the midst of its body. */
  readonly drop?: true | 'midway';
}

/** A step for every call; or steps in their order, after which the default answers. */
export type Script = ((prompt: Prompt, count: number) => Step) | readonly Step[];

/** A judge on this machine that says what it is told to say. */
export interface JudgeServer {
  readonly origin: string;
  /** The base URL of a shape of API. */
  url(shape: ProviderId): string;
  /** Everything that came, the oldest first. Calls are those with the method POST. */
  readonly requests: readonly Recorded[];
  /** In place of the script before; the count of calls begins again. */
  script(script: Script): void;
  /** Whether pages of other origins may call; they may until this says otherwise. */
  allowPages(allowed: boolean): void;
  close(): Promise<void>;
}

const HEADERS_OF_CORS = 'retry-after, retry-after-ms';

/** Starts a server on a free port of the loopback. */
export async function startJudgeServer(): Promise<JudgeServer> {
  const requests: Recorded[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let current: Script = [];
  let count = 0;
  let allowed = true;

  const wait = (time: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, time);
      timers.add(timer);
    });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    const body = await readAll(request);
    requests.push({ method, path, headers, body });
    const cors = allowed ? corsHeaders(headers) : {};
    if (method === 'OPTIONS') return finish(response, allowed ? 204 : 403, cors, '');
    const shape = shapeOf(path);
    if (method !== 'POST' || !shape)
      return finish(response, method === 'GET' && path === '/' ? 200 : 404, { ...cors, ...TEXT }, 'A judge for tests.');
    const prompt = promptOf(shape, body);
    const at = count++;
    const step = typeof current === 'function' ? current(prompt, at) : (current[at] ?? {});
    if (step.delay !== undefined) await wait(step.delay);
    if (step.drop === true) return void request.socket.destroy();
    const answer = typeof step.answer === 'function' ? step.answer(prompt, at) : (step.answer ?? defaultAnswer(prompt));
    const text = step.body ?? JSON.stringify(inShape(shape, answer));
    if (step.drop === 'midway') {
      response.writeHead(step.status ?? 200, { ...cors, ...JSON_TYPE, 'content-length': text.length + 1000 });
      response.write(text.slice(0, 20));
      await wait(30);
      return void request.socket.destroy();
    }
    finish(response, step.status ?? 200, { ...cors, ...JSON_TYPE, ...step.headers }, text);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the judge server has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    url: (shape) => (shape === 'openai' ? `${origin}/v1` : origin),
    requests,
    script(script) {
      current = script;
      count = 0;
    },
    allowPages(now) {
      allowed = now;
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

const TEXT = { 'content-type': 'text/plain' };
const JSON_TYPE = { 'content-type': 'application/json' };

function finish(response: ServerResponse, status: number, headers: Record<string, string>, body: string): void {
  // On a connection that is used again, browsers repeat a dropped call by themselves, and a script would get off count.
  response.writeHead(status, { ...headers, connection: 'close' });
  response.end(body);
}

function corsHeaders(asked: IncomingHttpHeaders): Record<string, string> {
  if (asked.origin === undefined) return {};
  return {
    vary: 'origin',
    'access-control-allow-origin': asked.origin,
    'access-control-allow-methods': 'POST, GET',
    'access-control-allow-headers': String(asked['access-control-request-headers'] ?? ''),
    'access-control-expose-headers': HEADERS_OF_CORS,
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}

function shapeOf(path: string): ProviderId | null {
  if (path === '/v1/chat/completions') return 'openai';
  if (path === '/v1/messages') return 'anthropic';
  return /^\/v1beta\/models\/[^/]+:generateContent$/.test(path) ? 'gemini' : null;
}

const Texts = z
  .object({ parts: z.array(z.object({ text: z.string() })) })
  .transform(({ parts }) => parts[0]?.text ?? '');
const Messages = z.array(z.object({ role: z.string(), content: z.string() }));

/** What each shape of API calls its prompt. A body of any other form has an empty one. */
const PROMPTS: Readonly<Record<ProviderId, z.ZodType<Prompt>>> = {
  openai: z.object({ messages: Messages }).transform(({ messages }) => ({
    system: messages.find(({ role }) => role === 'system')?.content ?? '',
    user: messages.find(({ role }) => role === 'user')?.content ?? '',
  })),
  anthropic: z
    .object({ system: z.string(), messages: Messages })
    .transform(({ system, messages }) => ({ system, user: messages[0]?.content ?? '' })),
  gemini: z
    .object({ systemInstruction: Texts, contents: z.array(Texts) })
    .transform(({ systemInstruction, contents }) => ({ system: systemInstruction, user: contents[0] ?? '' })),
};

function promptOf(shape: ProviderId, body: string): Prompt {
  try {
    return PROMPTS[shape].parse(JSON.parse(body));
  } catch {
    return { system: '', user: '' };
  }
}

function inShape(shape: ProviderId, text: string): unknown {
  if (shape === 'anthropic')
    return {
      type: 'message',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 100, output_tokens: 10 },
    };
  if (shape === 'gemini')
    return {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 10 },
    };
  return {
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 10 },
  };
}

/** The answer of a judge that has no script: a yes, a 4, or each label with its namesake. */
function defaultAnswer({ system, user }: Prompt): string {
  if (system.includes('<match>')) return '<match>1</match> The candidate shows the same.';
  if (system.includes('<score>')) return '<score>4</score> Most facts are covered.';
  if (!system.includes('<map>')) return '{}';
  const labels = new Set([...user.matchAll(/^([RP]\d+):/gm)].map(([, label]) => label ?? ''));
  const entries = [...labels]
    .filter((label) => label.startsWith('R'))
    .map((label) => `${label}=${labels.has(label.replace('R', 'P')) ? label.replace('R', 'P') : 'none'}`);
  return `<map>${entries.join(' ')}</map> The clothes decided.`;
}
