import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { createKeyring, type Fetch } from '../../../src/judge/keys/keyring';
import type { FailureKind } from '../../../src/judge/run/failure';
import { type Attempt, type Call, createSender, type Page } from '../../../src/judge/run/send';

const CANARY = 'sk-canary-0123456789';
const NET = 'https://api.openai.com/v1';
const LOCAL = 'http://localhost:11434/v1';

const answer = (content: string): string =>
  JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] });
const offline: Fetch = async () => {
  throw new TypeError('Failed to fetch');
};

interface Set {
  readonly call?: Fetch;
  readonly probe?: Fetch;
  readonly page?: Partial<Page>;
  readonly keyed?: boolean;
}

function setUp({ call = offline, probe = offline, page = {}, keyed = true }: Set) {
  const keyring = createKeyring({ session: null, device: null, fetch: call });
  if (keyed) for (const url of [NET, LOCAL]) keyring.hold(url, CANARY);
  const probes = vi.fn<Fetch>(probe);
  const { send } = createSender({
    keyring,
    page: { origin: 'https://capscope.example', online: () => true, ...page },
    fetch: probes,
    now: () => 0,
  });
  const ask = (
    baseUrl = NET,
    more: Partial<Call> = {},
    signal: AbortSignal = new AbortController().signal,
  ): Promise<Attempt> =>
    send(
      {
        endpoint: { provider: 'openai', baseUrl, model: 'm-1' },
        prompt: { system: 's', user: 'u' },
        maxTokens: 9,
        timeout: 60_000,
        ...more,
      },
      signal,
    );
  return { ask, probes, keyring };
}

const reply =
  (status: number, body: string, headers: Record<string, string> = {}): Fetch =>
  async () =>
    new Response(body, { status, headers });

function failureIn(attempt: Attempt) {
  if (attempt.kind !== 'failed') throw new Error('it did not fail');
  expect(JSON.stringify(attempt) + inspect(attempt, { depth: 9 })).not.toContain(CANARY);
  return attempt.failure;
}

describe('an answer', () => {
  it('is a reply', async () => {
    const { ask } = setUp({ call: reply(200, `\ufeff ${answer('yes')}\n`) });
    expect(await ask()).toEqual({
      kind: 'replied',
      reply: { text: 'yes', cut: false, inputTokens: null, outputTokens: null },
    });
  });

  it('that repeats the key is masked', async () => {
    const escaped = `sk-\\u0063${CANARY.slice(4)}`;
    const { ask } = setUp({ call: reply(200, answer(`I got ${CANARY}`).replace(CANARY, escaped)) });
    expect(await ask()).toMatchObject({ reply: { text: 'I got ••••' } });
  });

  it.each<[number, string, FailureKind]>([
    [200, 'no JSON at all', 'malformed'],
    [200, '', 'malformed'],
    [200, '[]', 'malformed'],
    [200, answer('x').replace('stop', 'content_filter'), 'malformed'],
    [204, '', 'malformed'],
    [400, '{}', 'refused'],
    [401, '{}', 'wrong-key'],
    [402, '', 'no-credit'],
    [403, '<html>', 'wrong-key'],
    [404, 'page not found', 'no-model'],
    [405, '', 'refused'],
    [408, '', 'server'],
    [413, '', 'refused'],
    [422, '{"detail":"no"}', 'refused'],
    [429, '', 'rate-limit'],
    [429, '{"error":{"code":"insufficient_quota"}}', 'no-credit'],
    [400, '{"error":{"code":"model_not_found"}}', 'no-model'],
    [500, '', 'server'],
    [502, '<html>bad gateway</html>', 'server'],
    [503, '{}', 'server'],
    [504, '', 'server'],
    [529, '', 'server'],
  ])('of status %i and body %j is %s', async (status, body, kind) => {
    const call: Fetch = async () => new Response(status === 204 ? null : body, { status });
    const failure = failureIn(await setUp({ call }).ask());
    expect(failure).toMatchObject({ kind, status });
    expect(failure.message).toMatch(/\S.*\.$/);
  });

  it('that is nested without end, or very long, is malformed', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(failureIn(await setUp({ call: reply(200, deep) }).ask()).kind).toBe('malformed');
    const long = failureIn(await setUp({ call: reply(200, answer('x'.repeat(5e6))) }).ask());
    expect(long).toMatchObject({ kind: 'malformed', message: expect.stringContaining('longer than 4 MB') });
    expect(failureIn(await setUp({ call: reply(500, 'x'.repeat(5e6)) }).ask()).kind).toBe('server');
  });

  it('that is an error brings the words of the server, without the key', async () => {
    const body = JSON.stringify({ error: { message: `${'x'.repeat(390)} ${CANARY} is wrong` } });
    const failure = failureIn(await setUp({ call: reply(401, body) }).ask());
    expect(failure.said).toBe(`${'x'.repeat(390)} •••• is…`);
    expect(failure.message).toContain('OpenAI (api.openai.com) does not accept the key for the model "m-1"');
    const plain = failureIn(await setUp({ call: reply(500, `${'x'.repeat(390)}${CANARY}`) }).ask());
    expect(plain.said).toBe(`${'x'.repeat(390)}••••`);
  });

  it('to a call without a key says that none is set', async () => {
    const failure = failureIn(await setUp({ call: reply(401, ''), keyed: false }).ask());
    expect(failure.message).toContain('none is set');
  });

  it.each<[Record<string, string>, string, number | null]>([
    [{ 'retry-after': '3' }, '', 3_000],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:09 GMT' }, '', 9_000],
    [{ 'retry-after-ms': '40' }, '', 40],
    [{}, '{"error":{"message":"Please try again in 6s."}}', 6_000],
    [{ 'retry-after': '3' }, '{"error":{"message":"Please try again in 6s."}}', 3_000],
    [{}, '', null],
  ])('429 with %j %j asks to wait %s ms', async (headers, body, retryAfter) => {
    const failure = failureIn(await setUp({ call: reply(429, body, headers) }).ask());
    expect(failure.retryAfter).toBe(retryAfter);
  });
});

describe('no answer', () => {
  const answers: Fetch = async () => new Response('');
  const https = { origin: 'https://capscope.example' };
  const http = { origin: 'http://localhost:4173' };
  const permission = (state: PermissionState | null) => ({ permission: async () => state });

  it.each<[FailureKind, string, Set]>([
    ['offline', NET, { page: { online: () => false } }],
    ['unreachable', LOCAL, { page: { ...http, online: () => false } }],
    ['mixed-content', 'http://10.0.0.7:8000/v1', { page: https, probe: answers }],
    ['cors', 'http://10.0.0.7:8000/v1', { page: http, probe: answers }],
    ['cors', NET, { probe: answers }],
    ['cors', LOCAL, { page: { ...https, ...permission('prompt') }, probe: answers }],
    ['unreachable', NET, { page: permission('denied') }],
    ['unreachable', LOCAL, { page: https }],
    ['unreachable', LOCAL, { page: { ...https, ...permission('granted') } }],
    ['unreachable', LOCAL, { page: { ...https, ...permission(null) } }],
    ['unreachable', LOCAL, { page: { ...http, ...permission('denied') } }],
    ['unreachable', LOCAL, { page: { ...https, permission: () => Promise.reject(new TypeError('no such name')) } }],
    ['local-network', LOCAL, { page: { ...https, ...permission('denied') } }],
    ['local-network', LOCAL, { page: { ...https, ...permission('prompt') } }],
    ['local-network', 'http://127.0.0.1:1/v1', { page: { origin: 'http://intra.example', ...permission('prompt') } }],
  ])('is %s for %s, %j', async (kind, baseUrl, parts) => {
    expect(failureIn(await setUp(parts).ask(baseUrl))).toMatchObject({ kind, status: null });
  });

  it('is looked into once, with neither key nor text', async () => {
    const { ask, probes } = setUp({ probe: answers });
    await ask();
    expect(probes).toHaveBeenCalledTimes(1);
    expect(probes).toHaveBeenCalledWith('https://api.openai.com', {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: expect.any(AbortSignal),
    });
  });

  it('from an origin that has answered before is a dropped connection', async () => {
    const calls = [reply(500, ''), offline, offline];
    const { ask } = setUp({ call: (url, init) => (calls.shift() ?? offline)(url, init), probe: answers });
    expect(failureIn(await ask()).kind).toBe('server');
    for (const _ of [1, 2]) {
      const failure = failureIn(await ask());
      expect(failure).toMatchObject({ kind: 'server', status: null });
      expect(failure.message).toContain('connection was dropped');
    }
    expect(failureIn(await ask(LOCAL)).kind).toBe('cors');
  });

  it('but a part of one is a dropped connection too', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"choi'));
        controller.error(new TypeError('terminated'));
      },
    });
    const failure = failureIn(await setUp({ call: async () => new Response(body) }).ask());
    expect(failure).toMatchObject({ kind: 'server', status: 200 });
  });

  it('for what is no address', async () => {
    expect(failureIn(await setUp({}).ask('not an address')).kind).toBe('unreachable');
  });
});

describe('a call that is ended', () => {
  const hangs: Fetch = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const hangsInBody: Fetch = async (_, { signal }) =>
    new Response(
      new ReadableStream({
        start(controller) {
          signal?.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')));
        },
      }),
    );

  it.each([
    ['before the answer', hangs],
    ['in its body', hangsInBody],
  ])('by its own time, %s', async (_, call) => {
    const { ask, probes } = setUp({ call });
    const failure = failureIn(await ask(NET, { timeout: 20 }));
    expect(failure).toMatchObject({ kind: 'timeout', message: expect.stringContaining('within 1 s') });
    expect(probes).not.toHaveBeenCalled();
  });

  it.each([
    ['before the answer', hangs],
    ['in its body', hangsInBody],
  ])('by the caller, %s', async (_, call) => {
    const aborter = new AbortController();
    const { ask, probes } = setUp({ call });
    setTimeout(() => aborter.abort(), 10);
    expect(failureIn(await ask(NET, {}, aborter.signal)).kind).toBe('cancelled');
    expect(probes).not.toHaveBeenCalled();
  });

  it('before it began, or while the failure is looked into', async () => {
    const call = vi.fn<Fetch>(offline);
    expect(failureIn(await setUp({ call }).ask(NET, {}, AbortSignal.abort())).kind).toBe('cancelled');
    expect(call).not.toHaveBeenCalled();
    const aborter = new AbortController();
    setTimeout(() => aborter.abort(), 10);
    expect(failureIn(await setUp({ probe: hangs }).ask(NET, {}, aborter.signal)).kind).toBe('cancelled');
  });
});
