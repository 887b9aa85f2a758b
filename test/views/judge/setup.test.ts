import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../../src/judge/providers';
import { DEFAULT_SETUP, type Setup, SetupSchema } from '../../../src/judge/setup';
import { NUMBER_SETTINGS } from '../../../src/views/judge/numberFields';
import {
  chooseService,
  isLocal,
  missingOf,
  SERVICE_GROUPS,
  serviceOf,
  setupSummary,
} from '../../../src/views/judge/services';

const NO_KEY = { held: false, custody: null } as const;
const HELD = { held: true, custody: 'memory' } as const;
const READY: Setup = { ...DEFAULT_SETUP, model: 'gpt-4o' };
const OLLAMA: Setup = { ...DEFAULT_SETUP, ...chooseService('ollama'), model: 'qwen3:8b' };

describe('services', () => {
  it('are all in the list, each once, under the shape of API they speak', () => {
    expect(SERVICE_GROUPS.map(({ title }) => title)).toEqual(['OpenAI-compatible', 'Anthropic', 'Google Gemini']);
    expect(SERVICE_GROUPS.flatMap(({ presets }) => presets)).toEqual(PRESETS);
  });

  it.each(PRESETS.map(({ id }) => id))('%s: choosing it gives a setup that can be kept', (id) => {
    const setup = { ...READY, ...chooseService(id) };
    expect(SetupSchema.parse(setup)).toEqual(setup);
    expect(serviceOf(setup)).toBe(id);
    expect(setup.model).toBe('');
  });

  it('takes one that it does not know for another server, and changes nothing for it', () => {
    const at = (preset: string, baseUrl: string, provider: Setup['provider'] = 'openai') =>
      serviceOf({ provider, preset, baseUrl });
    expect(at('gone', 'https://judge.example/v1')).toBe('custom');
    // The address decides, whatever was chosen before it was typed.
    expect(at('openai', 'http://127.0.0.1:9999/v1')).toBe('custom');
    expect(at('openai', 'http://127.0.0.1:11434/v1')).toBe('ollama');
    expect(at('custom', 'https://api.openai.com/v1')).toBe('custom');
    // A proxy of a service that has a shape of its own.
    expect(at('anthropic', 'https://proxy.example', 'anthropic')).toBe('anthropic');
    expect(chooseService('gone')).toEqual({});
  });

  it('know what runs on this machine', () => {
    expect(isLocal(OLLAMA)).toBe(true);
    expect(isLocal(READY)).toBe(false);
    expect(isLocal({ baseUrl: 'none' })).toBe(false);
  });
});

describe('the summary of the setup', () => {
  it.each([
    [READY, HELD, 'gpt-4o at https://api.openai.com · key held until this page is left'],
    [
      READY,
      { held: true, custody: 'device' } as const,
      'gpt-4o at https://api.openai.com · key held on this device until you forget it',
    ],
    [OLLAMA, NO_KEY, 'qwen3:8b at http://localhost:11434 · no key needed'],
    [READY, NO_KEY, 'still needed: a key'],
    [DEFAULT_SETUP, NO_KEY, 'still needed: a model and a key'],
    [{ ...READY, ...chooseService('custom') }, NO_KEY, 'still needed: a base URL, a model and a key'],
  ])('%#', (setup, key, summary) => {
    expect(setupSummary(setup, key)).toBe(summary);
  });

  it('counts a model of blanks as none', () => {
    expect(missingOf({ ...READY, model: '  ' }, HELD)).toEqual(['a model']);
  });
});

describe('the numbers of the setup', () => {
  it.each(NUMBER_SETTINGS.map((setting) => [setting.id, setting] as const))(
    '%s: takes what the schema takes, and nothing else',
    (_, setting) => {
      const texts = ['-1', '0', '1', '2.5', '5', '6', '16', '17', '900', '901', '65536', '65537', '1000000', '1000001'];
      for (const text of [...texts, '', ' ', '1e3', 'x', '0x10', 'NaN', 'Infinity', '1,5']) {
        const read = setting.read(text);
        if (read.ok) {
          const setup = { ...DEFAULT_SETUP, ...read.value };
          expect(SetupSchema.safeParse(setup).success, text).toBe(true);
          expect(setting.read(setting.shown(setup))).toEqual(read);
        } else {
          expect(read.problem).toMatch(/^A (whole number|price) from .*\.$/);
        }
      }
    },
  );

  it('has the bounds of the schema', () => {
    const bounds = { concurrency: [1, 16], maxTokens: [16, 65_536], timeout: [1, 900], repeats: [1, 5] };
    for (const [id, [min = 0, max = 0]] of Object.entries(bounds)) {
      const setting = NUMBER_SETTINGS.find((one) => one.id === id);
      const takes = (value: number): boolean | undefined => setting?.read(String(value)).ok;
      const allows = (value: number): boolean => SetupSchema.safeParse({ ...DEFAULT_SETUP, [id]: value }).success;
      for (const value of [min - 1, min, max, max + 1]) expect(takes(value), `${id} ${value}`).toBe(allows(value));
    }
  });

  it('takes an empty price for none, and an empty whole number for nothing', () => {
    const read = (id: string): unknown => NUMBER_SETTINGS.find((one) => one.id === id)?.read('');
    expect(read('inputPrice')).toEqual({ ok: true, value: { inputPrice: null } });
    expect(read('repeats')).toMatchObject({ ok: false });
  });
});
