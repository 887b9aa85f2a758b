import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { type Custody, createKeyring, type Fetch } from '../../../src/judge/keys/keyring';
import type { CallRequest } from '../../../src/judge/providers/provider';
import { fakeStorage } from './storage';

const CANARY = 'sk-canary-0123456789';
const A = 'https://a.example';
const B = 'https://b.example';
const BEARER = { header: 'authorization', prefix: 'Bearer ' };
const NAME = `capscope.judge.key.${A}`;

function setUp(answer: Fetch = async () => new Response('{}')) {
  const session = fakeStorage();
  const device = fakeStorage();
  const fetch = vi.fn<Fetch>(answer);
  const ring = createKeyring({ session, device, fetch });
  const request = (url: string): CallRequest => ({ url, headers: { 'x-other': '1' }, body: '{}' });
  const send = (url: string) => ring.send(request(url), BEARER, new AbortController().signal);
  const sentKey = () => new Headers(fetch.mock.lastCall?.[1].headers).get('authorization');
  return { session, device, fetch, ring, send, sentKey };
}

describe('a keyring', () => {
  it('sends a key to its own origin, and to no other', async () => {
    const { ring, send, sentKey } = setUp();
    ring.hold(`${A}/v1`, `  ${CANARY}\n`);
    await send(`${A}/v1/messages`);
    expect(sentKey()).toBe(`Bearer ${CANARY}`);
    for (const url of [
      B,
      'http://a.example',
      'https://a.example:8443',
      'https://a.example.evil.example',
      `${B}/?${A}`,
    ]) {
      await send(url);
      expect(sentKey()).toBeNull();
    }
  });

  it('sends without cookies, referrer, redirects or cache', async () => {
    const { fetch, send } = setUp();
    await send(`${A}/v1`);
    expect(fetch).toHaveBeenCalledWith(`${A}/v1`, {
      method: 'POST',
      headers: { 'x-other': '1' },
      body: '{}',
      signal: expect.any(AbortSignal),
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  });

  it.each<[Custody, string, string]>([
    ['memory', '[]', '[]'],
    ['session', JSON.stringify([[NAME, CANARY]]), '[]'],
    ['device', '[]', JSON.stringify([[NAME, CANARY]])],
  ])('keeps a key in %s alone, whatever was before', async (custody, inSession, onDevice) => {
    for (const before of ['memory', 'session', 'device'] as const) {
      const { ring, session, device, send, sentKey } = setUp();
      ring.hold(A, 'an-older-key-entirely', before);
      expect(ring.hold(A, CANARY, custody)).toEqual({ ok: true, value: { held: true, custody } });
      expect(ring.status(A)).toEqual({ held: true, custody });
      expect([session.text(), device.text()]).toEqual([inSession, onDevice]);
      await send(A);
      expect(sentKey()).toBe(`Bearer ${CANARY}`);
      expect(ring.forget(A).ok).toBe(true);
      expect(ring.status(A)).toEqual({ held: false, custody: null });
      expect([session.text(), device.text()]).toEqual(['[]', '[]']);
      await send(A);
      expect(sentKey()).toBeNull();
    }
  });

  it('finds keys of earlier visits, but nothing that cannot be one', async () => {
    const { ring, device, session, send, sentKey } = setUp();
    device.setItem(NAME, CANARY);
    session.setItem(`capscope.judge.key.${B}`, 'a\nb');
    expect(ring.status(A)).toEqual({ held: true, custody: 'device' });
    expect(ring.status(B).held).toBe(false);
    await send(A);
    expect(sentKey()).toBe(`Bearer ${CANARY}`);
  });

  it('forgets all keys, and leaves the rest of the storages alone', () => {
    const { ring, session, device } = setUp();
    device.setItem('capscope.draft', 'text');
    ring.hold(A, CANARY, 'device');
    ring.hold(B, CANARY, 'session');
    ring.hold('http://localhost:8000', CANARY);
    expect(ring.forgetAll().ok).toBe(true);
    for (const origin of [A, B, 'http://localhost:8000']) expect(ring.status(origin).held).toBe(false);
    expect([session.text(), device.text()]).toEqual(['[]', '[["capscope.draft","text"]]']);
  });

  it.each(['session', 'device'] as const)('holds in memory what %s refuses to keep, and says so', async (custody) => {
    const { ring, session, device, send, sentKey } = setUp();
    (custody === 'session' ? session : device).refuse(true);
    const held = ring.hold(A, CANARY, custody);
    expect(held).toEqual({ ok: false, problem: expect.stringContaining('until this page is left') });
    expect(JSON.stringify(held)).not.toContain(CANARY);
    expect(ring.status(A)).toEqual({ held: true, custody: 'memory' });
    await send(A);
    expect(sentKey()).toBe(`Bearer ${CANARY}`);
    expect(ring.forget(A)).toEqual({ ok: false, problem: expect.stringContaining('did not let this page remove') });
    expect(ring.status(A).held).toBe(false);
  });

  it('works where the browser has no storages', () => {
    const ring = createKeyring({ session: null, device: null });
    expect(ring.hold(A, CANARY, 'device').ok).toBe(false);
    expect(ring.status(A)).toEqual({ held: true, custody: 'memory' });
    expect(ring.hold(A, CANARY).ok).toBe(true);
    expect(ring.forgetAll().ok).toBe(true);
  });

  it.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['sk-a\nb-secret', 'line break'],
    ['sk-a\u0000-secret', 'character'],
    ['sk-“secret”', 'character'],
    ['sk-ключ-secret', 'character'],
  ])('refuses the key %j in words that do not hold it', (key, words) => {
    const { ring } = setUp();
    const held = ring.hold(A, key);
    expect(held).toEqual({ ok: false, problem: expect.stringContaining(words) });
    expect(JSON.stringify(held)).not.toContain('secret');
    expect(ring.status(A).held).toBe(false);
  });

  it.each(['', 'null', 'file:///etc/passwd', 'data:text/plain,x', 'a.example'])('binds no key to %j', (origin) => {
    const { ring } = setUp();
    expect(ring.hold(origin, CANARY).ok).toBe(false);
    expect(ring.status(origin).held).toBe(false);
  });
});

describe('a key does not get out', () => {
  const seen = (value: unknown): string => inspect(value, { depth: 9, showHidden: true }) + JSON.stringify(value);

  it('through what the ring shows of itself', () => {
    const { ring } = setUp();
    const told = [ring.hold(A, CANARY), ring.status(A), ring, Object.entries(ring), ring.masker(), ring.mask(CANARY)];
    for (const value of told) expect(seen(value)).not.toContain(CANARY);
    expect(Object.values(ring).map(String).join()).not.toContain(CANARY);
    expect(Object.isFrozen(ring)).toBe(true);
  });

  it('through errors of the platform', async () => {
    const { ring, send } = setUp(async (_, { headers }) => {
      const cause = new Error(`cause ${JSON.stringify(headers)}`);
      throw new TypeError(`invalid header value ${new Headers(headers).get('authorization')}`, { cause });
    });
    ring.hold(A, CANARY);
    const error: unknown = await send(A).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'TypeError', message: 'invalid header value Bearer ••••' });
    expect(seen(error)).not.toContain(CANARY);
    expect(error instanceof Error && error.stack).not.toContain(CANARY);
  });

  it('through a text, in whichever way it is written there', () => {
    const { ring } = setUp();
    const odd = 'sk-"quoted"\\and/slashed';
    ring.hold(A, CANARY, 'session');
    ring.hold(B, odd, 'device');
    ring.hold('https://c.example', `${CANARY}-longer`);
    expect(ring.mask(`a ${CANARY} b ${CANARY}-longer`)).toBe('a •••• b ••••');
    expect(ring.mask(JSON.stringify({ odd }))).toBe('{"odd":"••••"}');
    expect(ring.mask(`?key=${encodeURIComponent(odd)}`)).toBe('?key=••••');
    expect(ring.mask('nothing')).toBe('nothing');
  });

  it('in an answer that comes after it was forgotten', () => {
    const { ring } = setUp();
    ring.hold(A, CANARY);
    const mask = ring.masker();
    ring.forget(A);
    expect(mask(CANARY)).toBe('••••');
    expect(ring.mask(CANARY)).toBe(CANARY);
  });

  it('but placeholders are no secret: masking them would change answers', () => {
    const { ring } = setUp();
    ring.hold(A, '1');
    expect(ring.mask('<match>1</match>')).toBe('<match>1</match>');
  });
});
