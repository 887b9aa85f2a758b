import { describe, expect, it } from 'vitest';
import { PROVIDERS } from '../../../src/judge/providers';
import type { ProviderId } from '../../../src/judge/providers/provider';

const openai = (message: unknown, finish_reason = 'stop', usage: unknown = undefined) => ({
  choices: [{ message, finish_reason }],
  usage,
});
const anthropic = (content: unknown, stop_reason = 'end_turn') => ({ content, stop_reason });
const gemini = (parts: unknown, finishReason: unknown = 'STOP') => ({
  candidates: [{ content: { parts }, finishReason }],
});

describe('a reply', () => {
  it.each<[string, ProviderId, unknown, object]>([
    ['text', 'openai', openai({ content: 'yes' }), { text: 'yes', cut: false, inputTokens: null, outputTokens: null }],
    [
      'usage',
      'openai',
      openai({ content: 'yes' }, 'stop', { prompt_tokens: 7, completion_tokens: 2 }),
      { inputTokens: 7, outputTokens: 2 },
    ],
    [
      'a usage that makes no sense',
      'openai',
      openai({ content: 'yes' }, 'stop', { prompt_tokens: 'many', completion_tokens: -1 }),
      { text: 'yes', inputTokens: null, outputTokens: null },
    ],
    [
      'parts',
      'openai',
      openai({ content: [{ type: 'text', text: 'a' }, { type: 'image_url' }, { type: 'text', text: 'b' }] }),
      { text: 'ab' },
    ],
    ['a cut', 'openai', openai({ content: 'ye' }, 'length'), { text: 'ye', cut: true }],
    ['a thinker cut early', 'openai', openai({ content: null }, 'length'), { text: '', cut: true }],
    ['an empty refusal', 'openai', openai({ content: 'yes', refusal: '' }), { text: 'yes' }],
    [
      'blocks',
      'anthropic',
      {
        ...anthropic([
          { type: 'thinking', thinking: 'hm' },
          { type: 'text', text: 'a' },
          { type: 'text', text: 'b' },
        ]),
        usage: { input_tokens: 9, output_tokens: 4 },
      },
      { text: 'ab', cut: false, inputTokens: 9, outputTokens: 4 },
    ],
    ['a cut', 'anthropic', anthropic([{ type: 'text', text: 'a' }], 'max_tokens'), { text: 'a', cut: true }],
    ['nothing at all', 'anthropic', anthropic([]), { text: '', cut: false }],
    [
      'parts without thoughts',
      'gemini',
      {
        ...gemini([{ text: 'hm', thought: true }, { text: 'a' }, { text: 'b', thought: false }]),
        usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 2, thoughtsTokenCount: 30 },
      },
      { text: 'ab', cut: false, inputTokens: 5, outputTokens: 32 },
    ],
    ['a cut', 'gemini', gemini([{ text: 'a' }], 'MAX_TOKENS'), { text: 'a', cut: true }],
    ['a cut in thoughts', 'gemini', { candidates: [{ finishReason: 'MAX_TOKENS' }] }, { text: '', cut: true }],
    ['an end without a name', 'gemini', gemini([{ text: 'a' }], undefined), { text: 'a', cut: false }],
  ])('%s (%s)', (_, provider, body, reply) => {
    expect(PROVIDERS[provider].read(body)).toEqual({ ok: true, value: expect.objectContaining(reply) });
  });

  it.each<[string, ProviderId, unknown, string]>([
    ['a refusal', 'openai', openai({ content: null, refusal: 'I cannot.' }), 'refused to answer: I cannot.'],
    ['a filter', 'openai', openai({ content: '' }, 'content_filter'), 'filter'],
    ['an error with status 200', 'openai', { error: { message: 'Upstream\u0000 broke' } }, 'error: Upstream broke'],
    ['no choices', 'openai', { choices: [] }, 'not in the shape'],
    ['a refusal', 'anthropic', anthropic([], 'refusal'), 'refused'],
    ['an error', 'anthropic', { type: 'error', error: { message: 'Bad' } }, 'error: Bad'],
    ['a blocked question', 'gemini', { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }, 'PROHIBITED_CONTENT'],
    ...['SAFETY', 'RECITATION', 'SPII', 'OTHER'].map((end): [string, ProviderId, unknown, string] => [
      end,
      'gemini',
      gemini([{ text: 'half' }], end),
      end,
    ]),
    ['no candidates', 'gemini', { candidates: [] }, 'not in the shape'],
  ])('%s (%s) is a problem in words', (_, provider, body, words) => {
    expect(PROVIDERS[provider].read(body)).toEqual({ ok: false, problem: expect.stringContaining(words) });
  });

  it.each<[unknown]>([
    [null],
    [undefined],
    [''],
    [3],
    [[]],
    [{}],
    [{ choices: 'x' }],
    [{ content: {} }],
    [{ candidates: 1 }],
  ])('reads no answer from %j', (body) => {
    for (const provider of Object.values(PROVIDERS)) expect(provider.read(body).ok).toBe(false);
  });
});
