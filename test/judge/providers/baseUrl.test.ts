import { describe, expect, it } from 'vitest';
import { normalizeBaseUrl, PRESETS, PROVIDERS, presetById, presetOf } from '../../../src/judge/providers';

describe('normalizeBaseUrl', () => {
  it.each([
    ['https://api.openai.com/v1', 'https://api.openai.com/v1'],
    ['  https://api.openai.com/v1///  ', 'https://api.openai.com/v1'],
    ['HTTPS://API.Anthropic.com/', 'https://api.anthropic.com'],
    ['https://example.org:443/a b/', 'https://example.org/a%20b'],
    ['http://localhost:11434/v1/', 'http://localhost:11434/v1'],
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000'],
    ['http://127.1:8000', 'http://127.0.0.1:8000'],
  ])('takes %j as %j', (text, url) => {
    expect(normalizeBaseUrl(text)).toEqual({ ok: true, value: url });
  });

  it.each([
    ['', 'Type the base URL'],
    ['localhost:11434/v1', 'begins with https://'],
    ['api.openai.com', 'begins with https://'],
    ['ftp://example.org', 'begins with https://'],
    ['javascript:alert(1)', 'begins with https://'],
    ['https://me:secret@example.org', 'must not hold a name or a password'],
    ['https://example.org/v1?key=secret', '"?"'],
    ['https://example.org/v1#here', '"?"'],
    ['http://192.168.0.7:8000/v1', 'mixed content'],
    ['http://example.org', 'Use https://'],
    ['http://[::1]:8000/v1', 'write one of them in place of "[::1]"'],
    ['http://api.localhost:8000', 'localhost'],
  ])('refuses %j in words', (text, words) => {
    const result = normalizeBaseUrl(text);
    expect(result).toEqual({ ok: false, problem: expect.stringContaining(words) });
    expect(JSON.stringify(result)).not.toContain('secret');
  });
});

describe('presets', () => {
  it('have ids of their own and addresses in normal form', () => {
    expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length);
    for (const { baseUrl } of PRESETS.filter(({ id }) => id !== 'custom'))
      expect(normalizeBaseUrl(baseUrl)).toEqual({ ok: true, value: baseUrl });
  });

  it('are found by id, and by origin or local port', () => {
    expect(presetById('vllm')?.baseUrl).toBe('http://localhost:8000/v1');
    expect(presetById('nobody')).toBeUndefined();
    expect(presetOf('https://api.openai.com/v2')?.id).toBe('openai');
    expect(presetOf('http://127.0.0.1:11434')?.id).toBe('ollama');
    expect(presetOf('http://127.0.0.1:1')).toBeUndefined();
    expect(presetOf('https://example.org:11434')).toBeUndefined();
    expect(presetOf('')).toBeUndefined();
  });

  it('stand under the id of their shape', () => {
    for (const [id, provider] of Object.entries(PROVIDERS)) expect(provider.id).toBe(id);
  });
});
