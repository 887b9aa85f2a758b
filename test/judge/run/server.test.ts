import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer } from '../../../src/judge/answers';
import { createKeyring } from '../../../src/judge/keys/keyring';
import { PROVIDER_IDS, type ProviderId } from '../../../src/judge/providers/provider';
import { systemClock } from '../../../src/judge/run/clock';
import { startRun } from '../../../src/judge/run/run';
import { type Attempt, createSender } from '../../../src/judge/run/send';
import type { Outcome } from '../../../src/judge/verdict';
import { type JudgeServer, startJudgeServer } from '../../e2e/support/judgeServer';
import { item } from './items';

const CANARY = 'sk-canary-0123456789';
const PROMPT = { system: 'Answer with <match>0|1</match>.', user: '<match>?' };

let server: JudgeServer;
beforeAll(async () => {
  server = await startJudgeServer();
});
afterEach(() => {
  server.script([]);
  server.allowPages(true);
});
afterAll(() => server.close());

/** A sender of its own, so that no test knows what another has seen; the ring holds a key for the server. */
function setUp() {
  const keyring = createKeyring({ session: null, device: null });
  keyring.hold(server.origin, CANARY);
  const { send } = createSender({ keyring, page: { origin: 'http://localhost:4173', online: () => true } });
  const ask = (
    provider: ProviderId = 'openai',
    timeout = 20_000,
    signal = new AbortController().signal,
  ): Promise<Attempt> =>
    send(
      { endpoint: { provider, baseUrl: server.url(provider), model: 'm' }, prompt: PROMPT, maxTokens: 64, timeout },
      signal,
    );
  return { keyring, ask };
}

const last = () => server.requests.at(-1);

describe('over HTTP', () => {
  it.each<[ProviderId, string, string, string]>([
    ['openai', '/v1/chat/completions', 'authorization', `Bearer ${CANARY}`],
    ['anthropic', '/v1/messages', 'x-api-key', CANARY],
    ['gemini', '/v1beta/models/m:generateContent', 'x-goog-api-key', CANARY],
  ])('%s is asked with the key in its header, and in nothing else', async (provider, path, header, value) => {
    expect(await setUp().ask(provider)).toEqual({
      kind: 'replied',
      reply: { text: '<match>1</match> The candidate shows the same.', cut: false, inputTokens: 100, outputTokens: 10 },
    });
    expect(last()).toMatchObject({ method: 'POST', path });
    const { [header]: sent, ...others } = last()?.headers ?? {};
    expect(sent).toBe(value);
    expect(JSON.stringify([others, last()?.path, last()?.body])).not.toContain(CANARY);
  });

  it.each(PROVIDER_IDS)('%s: the prompt arrives as it was sent', async (provider) => {
    server.script(({ system, user }) => ({ answer: `${system}|${user}` }));
    expect(await setUp().ask(provider)).toMatchObject({ reply: { text: `${PROMPT.system}|${PROMPT.user}` } });
  });

  it('the key goes to no other origin', async () => {
    const other = await startJudgeServer();
    const { keyring } = setUp();
    const request = { url: `${other.url('anthropic')}/v1/messages`, headers: {}, body: '{}' };
    await keyring.send(request, { header: 'x-api-key', prefix: '' }, new AbortController().signal);
    await other.close();
    expect(other.requests).toHaveLength(1);
    expect(JSON.stringify(other.requests)).not.toContain(CANARY);
  });

  it.each([
    ['http', 302],
    ['with its body', 307],
    ['for good', 308],
  ])('a redirect (%s, %i) is refused', async (_, status) => {
    const other = await startJudgeServer();
    const before = server.requests.length;
    server.script([{ status, headers: { location: `${other.origin}/v1/chat/completions` } }]);
    expect(await setUp().ask()).toMatchObject({ failure: { kind: 'cors', status: null } });
    await other.close();
    expect(other.requests).toEqual([]);
    const probe = server.requests.slice(before).find(({ method }) => method === 'GET');
    expect(probe).toMatchObject({ path: '/', body: '' });
    expect(JSON.stringify(probe)).not.toContain(CANARY);
  });

  it('a connection that is dropped first looks like CORS, later like what it is', async () => {
    const { ask } = setUp();
    server.script([{ drop: true }, {}, { drop: true }, { drop: 'midway' }]);
    expect(await ask()).toMatchObject({ failure: { kind: 'cors' } });
    expect(await ask()).toMatchObject({ kind: 'replied' });
    expect(await ask()).toMatchObject({ failure: { kind: 'server', status: null } });
    expect(await ask()).toMatchObject({ failure: { kind: 'server', status: 200 } });
  });

  it.each([
    [200, 'malformed'],
    [500, 'server'],
  ])('a huge body with status %i is not swallowed', async (status, kind) => {
    server.script([{ status, body: 'x'.repeat(20_000_000) }]);
    expect(await setUp().ask()).toMatchObject({ failure: { kind, status } });
  });

  it('what is no JSON comes back as it came, and without the key', async () => {
    server.script([{ body: `<html>\u0000 ${CANARY} nginx` }]);
    expect(await setUp().ask()).toMatchObject({ failure: { kind: 'malformed', said: '<html> •••• nginx' } });
  });

  it('a server that says nothing runs into the time, or into the cancel', async () => {
    server.script(() => ({ delay: 5_000 }));
    const { ask } = setUp();
    expect(await ask('openai', 40)).toMatchObject({ failure: { kind: 'timeout' } });
    const aborter = new AbortController();
    setTimeout(() => aborter.abort(), 40);
    expect(await ask('openai', 20_000, aborter.signal)).toMatchObject({ failure: { kind: 'cancelled' } });
  });

  it('a server that is gone is unreachable', async () => {
    const gone = await startJudgeServer();
    await gone.close();
    const { send } = createSender({
      keyring: createKeyring({ session: null, device: null }),
      page: { origin: 'http://localhost:4173', online: () => true },
    });
    const endpoint = { provider: 'openai', baseUrl: gone.url('openai'), model: 'm' } as const;
    const attempt = await send(
      { endpoint, prompt: PROMPT, maxTokens: 9, timeout: 20_000 },
      new AbortController().signal,
    );
    expect(attempt).toMatchObject({ failure: { kind: 'unreachable' } });
  });

  it('a run goes through a rate limit and a fault to its end', async () => {
    server.script([{}, { status: 429, headers: { 'retry-after-ms': '30' } }, { answer: 'maybe' }, { status: 503 }]);
    const { ask } = setUp();
    const outcomes = new Map<string, Outcome>();
    const control = startRun({
      items: ['a', 'b', 'c'].map((id) => item(id)),
      ask: (_, signal) => ask('openai', 20_000, signal),
      read: (one, { text }) => readAnswer(one, text),
      concurrency: 1,
      clock: systemClock,
      onChange: () => {},
      onOutcome: ({ id }, outcome) => outcomes.set(id, outcome),
    });
    expect(await control.done).toMatchObject({ state: 'done', judged: 3 });
    expect([...outcomes.values()].map(({ attempts }) => attempts).sort()).toEqual([1, 2, 3]);
  });
});

describe('the judge server', () => {
  const preflight = () =>
    fetch(`${server.url('anthropic')}/v1/messages`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://capscope.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-api-key',
      },
    });

  it('answers a preflight, and reflects what was asked', async () => {
    const { status, headers } = await preflight();
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('https://capscope.example');
    expect(headers.get('access-control-allow-headers')).toBe('content-type,x-api-key');
    expect(headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  it('refuses one when pages are not allowed', async () => {
    server.allowPages(false);
    const { status, headers } = await preflight();
    expect(status).toBe(403);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['<match>0</match> or <match>1</match>', '', '<match>1</match>'],
    ['<score>1</score>', '', '<score>4</score>'],
    ['<map>R1=P2 R2=none R3=P1</map>', 'R1: "a"\nR2: "b"\nP1: "c"', '<map>R1=P1 R2=none</map>'],
    ['Write a caption.', '', '{}'],
  ])('answers %j by itself', async (system, user, begin) => {
    const response = await fetch(`${server.url('openai')}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
      }),
    });
    expect(await response.json()).toMatchObject({
      choices: [{ message: { content: expect.stringContaining(begin) } }],
    });
  });
});
