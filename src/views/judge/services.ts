import type { Custody, KeyStatus } from '../../judge/judge';
import { isLoopback, PROVIDERS, parseUrl, presetById, presetOf } from '../../judge/providers';
import { PROVIDER_IDS, type Preset } from '../../judge/providers/provider';
import type { Setup } from '../../judge/setup';
import { originOf } from '../../state/judge/setup';

/** The well-known services under the shape of API they speak. */
export const SERVICE_GROUPS: readonly { readonly title: string; readonly presets: readonly Preset[] }[] =
  PROVIDER_IDS.map((id) => ({ title: PROVIDERS[id].title, presets: PROVIDERS[id].presets }));

/** The service of a server that no list names. */
const ANY = 'custom';

/**
 * The service that the list shows as chosen. An address that was typed may be another service's, or nobody's; the
 * shapes of API with one service of their own may stand behind any address.
 */
export function serviceOf({ provider, preset, baseUrl }: Pick<Setup, 'provider' | 'preset' | 'baseUrl'>): string {
  const known = presetById(preset);
  if (provider !== 'openai') return known ? preset : ANY;
  const there = presetOf(baseUrl);
  if (known && (known.baseUrl === '' || known.id === there?.id)) return preset;
  return PROVIDERS.openai.presets.some(({ id }) => id === there?.id) ? (there?.id ?? ANY) : ANY;
}

/** What choosing a service changes. Another service has other models, so the model's name goes. */
export function chooseService(id: string): Partial<Setup> {
  const provider = PROVIDER_IDS.find((one) => PROVIDERS[one].presets.some((preset) => preset.id === id));
  const preset = presetById(id);
  return provider && preset ? { provider, preset: id, baseUrl: preset.baseUrl, model: '' } : {};
}

/** How long each custody lasts, to follow "held". */
export const CUSTODY_WORDS: Readonly<Record<Custody, string>> = {
  memory: 'until this page is left',
  session: 'until this tab is closed',
  device: 'on this device until you forget it',
};

/** Whether a base URL leads to a program on the user's own machine, which needs no key. */
export function isLocal({ baseUrl }: Pick<Setup, 'baseUrl'>): boolean {
  const url = parseUrl(baseUrl);
  return url !== null && isLoopback(url);
}

/** What a judge still lacks before it can be asked, in the words of a list. */
export function missingOf(setup: Setup, key: KeyStatus): readonly string[] {
  const url = originOf(setup) !== '';
  return [
    ...(url ? [] : ['a base URL']),
    ...(setup.model.trim() === '' ? ['a model'] : []),
    ...(key.held || (url && isLocal(setup)) ? [] : ['a key']),
  ];
}

/** `gpt-4o at https://api.openai.com · key held until this page is left`, or what is still needed. */
export function setupSummary(setup: Setup, key: KeyStatus): string {
  const missing = missingOf(setup, key);
  if (missing.length > 0) return `still needed: ${listed(missing)}`;
  const held = key.held ? `key held ${CUSTODY_WORDS[key.custody]}` : 'no key needed';
  return `${setup.model.trim()} at ${originOf(setup)} · ${held}`;
}

/** `a`, `a and b`, `a, b and c`. */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
