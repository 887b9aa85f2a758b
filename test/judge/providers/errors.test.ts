import { describe, expect, it } from 'vitest';
import { PROVIDERS } from '../../../src/judge/providers';
import type { ErrorReading, ProviderId } from '../../../src/judge/providers/provider';
import { SAID_LIMIT } from '../../../src/judge/providers/serverWords';

const openai = (message: string, more: object = {}) => ({ error: { message, ...more } });
const anthropic = (type: string, message = 'Words.') => ({ type: 'error', error: { type, message } });
const gemini = (code: number, status: string, message = 'Words.', details: unknown[] = []) => ({
  error: { code, status, message, details },
});

const QUOTA = 'You exceeded your current quota, please check your plan and billing details.';

describe('an error means', () => {
  it.each<[ErrorReading['means'], ProviderId, number, unknown]>([
    ['wrong-key', 'openai', 401, openai('Incorrect API key provided', { code: 'invalid_api_key' })],
    ['wrong-key', 'openai', 403, { message: 'Forbidden' }],
    ['wrong-key', 'openai', 401, undefined],
    ['wrong-key', 'openai', 400, { code: 'Client specified an invalid argument', error: 'Incorrect API key provided' }],
    ['no-credit', 'openai', 402, openai('Insufficient Balance')],
    ['no-credit', 'openai', 429, openai(QUOTA, { type: 'insufficient_quota', code: 'insufficient_quota' })],
    ['no-model', 'openai', 404, openai('The model `x` does not exist', { code: 'model_not_found' })],
    ['no-model', 'openai', 403, openai('Project has no access to model `x`', { code: 'model_not_found' })],
    ['no-model', 'openai', 404, openai('model "llama9" not found, try pulling it first', { type: 'api_error' })],
    ['no-model', 'openai', 404, { object: 'error', message: 'The model `x` does not exist.', code: 404 }],
    ['no-model', 'openai', 400, openai('x/y is not a valid model ID', { code: 400 })],
    ['no-model', 'openai', 400, { object: 'error', message: 'Invalid model: x', type: 'invalid_model' }],
    ['no-model', 'openai', 404, openai('No models loaded. Please load a model first.')],
    [null, 'openai', 404, { detail: 'Not Found' }],
    [null, 'openai', 404, undefined],
    [null, 'openai', 400, openai("Unsupported value: 'temperature' does not support 0 with this model.")],
    ['rate-limit', 'openai', 429, openai('Rate limit reached', { code: 'rate_limit_exceeded' })],
    ['rate-limit', 'openai', 429, undefined],
    [null, 'openai', 503, openai('Loading model', { code: 503, type: 'unavailable_error' })],
    ['wrong-key', 'anthropic', 401, anthropic('authentication_error', 'invalid x-api-key')],
    ['wrong-key', 'anthropic', 403, anthropic('permission_error')],
    ['no-credit', 'anthropic', 400, anthropic('invalid_request_error', 'Your credit balance is too low to access it.')],
    ['no-credit', 'anthropic', 402, anthropic('billing_error')],
    ['no-credit', 'anthropic', 400, anthropic('billing_error')],
    ['no-model', 'anthropic', 404, anthropic('not_found_error', 'model: claude-9')],
    [null, 'anthropic', 404, undefined],
    ['rate-limit', 'anthropic', 429, anthropic('rate_limit_error')],
    [null, 'anthropic', 400, anthropic('invalid_request_error')],
    [null, 'anthropic', 529, anthropic('overloaded_error')],
    [
      'wrong-key',
      'gemini',
      400,
      gemini(400, 'INVALID_ARGUMENT', 'API key not valid.', [{ '@type': 'x', reason: 'API_KEY_INVALID' }]),
    ],
    ['wrong-key', 'gemini', 403, gemini(403, 'PERMISSION_DENIED')],
    ['wrong-key', 'gemini', 401, gemini(401, 'UNAUTHENTICATED')],
    ['no-model', 'gemini', 404, gemini(404, 'NOT_FOUND', 'models/x is not found for API version v1beta')],
    ['rate-limit', 'gemini', 429, gemini(429, 'RESOURCE_EXHAUSTED', QUOTA)],
    ['rate-limit', 'gemini', 429, [gemini(429, 'RESOURCE_EXHAUSTED')]],
    [null, 'gemini', 400, gemini(400, 'FAILED_PRECONDITION', 'User location is not supported.')],
    [null, 'gemini', 503, gemini(503, 'UNAVAILABLE')],
    ['no-credit', 'gemini', 402, undefined],
  ])('%s: %s, status %i, %j', (means, provider, status, body) => {
    expect(PROVIDERS[provider].readError(status, body).means).toBe(means);
  });

  it.each<[ProviderId, number, unknown, number | null]>([
    ['openai', 429, openai('Rate limit reached. Please try again in 20s.'), 20_000],
    ['openai', 429, openai('Please try again in 1m2.5s. Visit'), 62_500],
    ['openai', 429, openai('Please try again in 86ms.'), 86],
    ['openai', 429, openai('Please try again in a while'), null],
    ['openai', 500, openai('Please try again in 20s.'), null],
    ['gemini', 429, gemini(429, 'RESOURCE_EXHAUSTED', '', [{ reason: 'x' }, { retryDelay: '34.4s' }]), 34_400],
    ['gemini', 429, gemini(429, 'RESOURCE_EXHAUSTED', '', [{ retryDelay: 'soon' }]), null],
    ['anthropic', 429, anthropic('rate_limit_error'), null],
  ])('%s %i %j asks to wait %s ms', (provider, status, body, wait) => {
    expect(PROVIDERS[provider].readError(status, body).retryAfter).toBe(wait);
  });
});

describe("the server's own words", () => {
  const said = (message: string) => PROVIDERS.openai.readError(500, openai(message)).said;

  it('lose controls, marks that turn the writing, and halves of pairs', () => {
    expect(said(' a\u0000b\r\n\tc\u202ed\u2066 \u001b[31m ')).toBe('a b c d [31m');
    expect(said('x\ud83d')).toBe('x\ufffd');
  });

  it('are cut, and not inside of a pair', () => {
    expect(said('x'.repeat(SAID_LIMIT))).toHaveLength(SAID_LIMIT);
    expect(said('x'.repeat(SAID_LIMIT + 1))).toBe(`${'x'.repeat(SAID_LIMIT - 1)}…`);
    expect(said(`${'x'.repeat(SAID_LIMIT - 2)}😀😀`)).toBe(`${'x'.repeat(SAID_LIMIT - 2)}…`);
  });

  it.each<[unknown, string]>([
    [{ error: 'plain' }, 'plain'],
    [{ message: 'outer' }, 'outer'],
    [{ detail: 'fast' }, 'fast'],
    [{ detail: [{ msg: 'list' }] }, ''],
    [{ error: { message: 3, code: {}, details: 'x' } }, ''],
    [{ error: { message: 'm', details: [null, 3, { reason: {} }] } }, 'm'],
    [null, ''],
    ['text', ''],
    [[], ''],
  ])('are found in %j', (body, words) => {
    for (const provider of Object.values(PROVIDERS)) expect(provider.readError(500, body).said).toBe(words);
  });
});
