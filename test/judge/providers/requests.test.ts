import { describe, expect, it } from 'vitest';
import { PROVIDERS } from '../../../src/judge/providers';
import type { ProviderId } from '../../../src/judge/providers/provider';

const PROMPT = { system: 'Compare.', user: '{"a":"B"}' };

const write = (provider: ProviderId, baseUrl: string, model = 'm-1') => {
  const { url, headers, body } = PROVIDERS[provider].request({ provider, baseUrl, model }, PROMPT, 300);
  const parsed: unknown = JSON.parse(body);
  return { url, headers, body: parsed };
};

describe('requests', () => {
  it('of the OpenAI shape', () => {
    expect(write('openai', 'http://localhost:8000/v1')).toEqual({
      url: 'http://localhost:8000/v1/chat/completions',
      headers: { 'content-type': 'application/json' },
      body: {
        model: 'm-1',
        messages: [
          { role: 'system', content: 'Compare.' },
          { role: 'user', content: '{"a":"B"}' },
        ],
        temperature: 0,
        max_tokens: 300,
      },
    });
  });

  it('of OpenAI itself limit the tokens by their newer name', () => {
    const { body } = write('openai', 'https://api.openai.com/v1');
    expect(body).toMatchObject({ max_completion_tokens: 300 });
    expect(body).not.toHaveProperty('max_tokens');
    expect(write('openai', 'https://api.openai.com.evil.example/v1').body).toHaveProperty('max_tokens', 300);
  });

  it('of the Anthropic shape', () => {
    expect(write('anthropic', 'https://api.anthropic.com')).toEqual({
      url: 'https://api.anthropic.com/v1/messages',
      headers: {
        'content-type': 'application/json',
        'anthropic-version': '2023-06-01',
        'anthropic-dangerous-direct-browser-access': 'true',
      },
      body: {
        model: 'm-1',
        max_tokens: 300,
        temperature: 0,
        system: 'Compare.',
        messages: [{ role: 'user', content: '{"a":"B"}' }],
      },
    });
  });

  it('of the Gemini shape', () => {
    expect(write('gemini', 'https://generativelanguage.googleapis.com', 'models/gemini-x')).toEqual({
      url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-x:generateContent',
      headers: { 'content-type': 'application/json' },
      body: {
        systemInstruction: { parts: [{ text: 'Compare.' }] },
        contents: [{ role: 'user', parts: [{ text: '{"a":"B"}' }] }],
        generationConfig: { temperature: 0, maxOutputTokens: 300 },
      },
    });
  });

  it.each<[ProviderId, string, string]>([
    ['openai', 'https://example.org/v1/chat/completions', 'https://example.org/v1/chat/completions'],
    ['anthropic', 'https://example.org/v1', 'https://example.org/v1/messages'],
    ['gemini', 'https://example.org/v1beta', 'https://example.org/v1beta/models/m-1:generateContent'],
  ])('%s: takes %s, which is often pasted', (provider, baseUrl, url) => {
    expect(write(provider, baseUrl).url).toBe(url);
  });

  it('a model cannot lead a request elsewhere', () => {
    const { url } = write('gemini', 'https://example.org', '../../files?x=#/a');
    expect(new URL(url).pathname).toBe('/v1beta/models/..%2F..%2Ffiles%3Fx%3D%23%2Fa:generateContent');
    expect(new URL(url).search).toBe('');
  });
});
