import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../src/judge/providers/provider';
import type { FailureKind } from '../../../src/judge/run/failure';
import { type Facts, failureOf, isFatal, spanInWords, unreadable } from '../../../src/judge/run/words';

const PAGE = 'https://capscope.example';
const at = (baseUrl: string, model = 'm-1'): Endpoint => ({ provider: 'openai', baseUrl, model });
const NET = at('https://openrouter.ai/api/v1', 'openai/gpt');
const OLLAMA = at('http://127.0.0.1:11434/v1', 'llama9');

const KINDS: readonly FailureKind[] = [
  'wrong-key',
  'no-credit',
  'no-model',
  'rate-limit',
  'refused',
  'server',
  'cors',
  'unreachable',
  'mixed-content',
  'local-network',
  'offline',
  'timeout',
  'malformed',
  'cancelled',
];

const commandsIn = (kind: FailureKind, endpoint: Endpoint): readonly string[] =>
  failureOf(kind, { endpoint, page: PAGE }).advice.flatMap(({ text, command }) => (command ? [text] : []));
const linesIn = (kind: FailureKind, facts: Facts): string =>
  failureOf(kind, facts)
    .advice.map(({ text }) => text)
    .join('\n');

describe('a failure in words', () => {
  it.each(KINDS)('%s is one sentence, with advice', (kind) => {
    for (const endpoint of [NET, OLLAMA, at('no address')]) {
      const failure = failureOf(kind, { endpoint, page: PAGE, status: 418, timeout: 90_000 });
      expect(failure.message).toMatch(/^[A-Z].*[^.]\.$/);
      expect(failure.message).not.toMatch(/undefined|null|\. /);
      expect(failure.advice.length > 0).toBe(kind !== 'cancelled');
      expect(failure).toMatchObject({ kind, said: '', status: 418, retryAfter: null });
    }
  });

  it.each<FailureKind>(['wrong-key', 'no-credit', 'no-model'])('%s names the provider and the model', (kind) => {
    const { message } = failureOf(kind, { endpoint: NET, page: PAGE, keyed: true });
    expect(message).toContain('OpenRouter (openrouter.ai)');
    expect(message).toContain('"openai/gpt"');
  });

  it.each<[string, string, readonly string[]]>([
    [
      'Ollama',
      'http://localhost:11434/v1',
      [`OLLAMA_ORIGINS=${PAGE} ollama serve`, `launchctl setenv OLLAMA_ORIGINS "${PAGE}"`],
    ],
    ['vLLM', 'http://127.0.0.1:8000/v1', [`vllm serve m-1 --allowed-origins '["${PAGE}"]'`]],
    ['llama.cpp', 'http://localhost:8080/v1', [`llama-server -m <model.gguf> --cors-origins ${PAGE}`]],
    ['LM Studio', 'http://localhost:1234/v1', ['lms server start --cors']],
    ['a service', 'https://openrouter.ai/api/v1', []],
  ])('tells the commands of %s for the origin of the page', (_, baseUrl, commands) => {
    expect(commandsIn('cors', at(baseUrl))).toEqual(commands);
    expect(commandsIn('unreachable', at(baseUrl))).toEqual(commands);
  });

  it('tells the commands of every server for a port that none is known for', () => {
    expect(commandsIn('cors', at('http://localhost:9999/v1'))).toHaveLength(5);
  });

  it.each(['x; rm -rf ~', '$(id)', '`id`', '-rf', "x' 'y", 'a b', 'a\nb', ''])(
    'puts no model %j onto a line that is made to be pasted',
    (model) => {
      expect(commandsIn('cors', at('http://localhost:8000/v1', model))).toEqual([
        `vllm serve <model> --allowed-origins '["${PAGE}"]'`,
      ]);
      expect(commandsIn('no-model', at('http://localhost:11434/v1', model))).toEqual(['ollama pull <model>']);
    },
  );

  it('tells how to get a model, and doubts the address when the server says nothing of models', () => {
    expect(commandsIn('no-model', OLLAMA)).toEqual(['ollama pull llama9']);
    expect(linesIn('no-model', { endpoint: OLLAMA, page: PAGE })).toContain('ends in /v1');
    expect(linesIn('no-model', { endpoint: OLLAMA, page: PAGE, said: 'model "x" not found' })).not.toContain('/v1');
  });

  it('tells of Safari where the page came over https, and of the permission', () => {
    expect(linesIn('unreachable', { endpoint: OLLAMA, page: PAGE })).toContain('Safari');
    expect(linesIn('unreachable', { endpoint: OLLAMA, page: 'http://localhost:4173' })).not.toContain('Safari');
    expect(linesIn('local-network', { endpoint: OLLAMA, page: PAGE })).toContain('"Local network access"');
  });

  it('of an answer that cannot be read says what is wrong, and what came', () => {
    const reply = { text: '<score>\u00009', cut: true, inputTokens: null, outputTokens: null };
    const failure = unreadable('There is no tag.', reply);
    expect(failure).toMatchObject({ kind: 'malformed', message: 'There is no tag.', said: '<score> 9', status: null });
    expect(failure.advice[0]?.text).toContain('raise the limit');
    expect(unreadable('No.', { ...reply, cut: false }).advice).toHaveLength(1);
  });
});

describe('isFatal', () => {
  it('is all but what the same call may not meet again', () => {
    expect(KINDS.filter((kind) => !isFatal(kind))).toEqual(['rate-limit', 'server', 'timeout', 'malformed']);
  });
});

describe('spanInWords', () => {
  it.each([
    [0, '0 s'],
    [1, '1 s'],
    [90_000, '90 s'],
    [120_000, '2 min'],
    [601_000, '11 min'],
    [7_200_000, '2 h'],
    [86_400_000, '24 h'],
  ])('%i ms is %s', (time, words) => {
    expect(spanInWords(time)).toBe(words);
  });
});
