import { anthropic } from './anthropic';
import { isLoopback, parseUrl } from './baseUrl';
import { gemini } from './gemini';
import { openai } from './openai';
import { PROVIDER_IDS, type Preset, type Provider, type ProviderId } from './provider';

export { isLoopback, normalizeBaseUrl, parseUrl } from './baseUrl';

/** Every shape of API, by its id. @see contract §7 */
export const PROVIDERS: Readonly<Record<ProviderId, Provider>> = { openai, anthropic, gemini };

/** Every well-known address, in the order in which they are offered. */
export const PRESETS: readonly Preset[] = PROVIDER_IDS.flatMap((id) => PROVIDERS[id].presets);

/** A well-known address by its id; undefined when there is none of that id. */
export function presetById(id: string): Preset | undefined {
  return PRESETS.find((preset) => preset.id === id);
}

/**
 * The well-known address that a base URL belongs to, by its origin. On this machine the port alone tells, since it
 * goes by several names.
 */
export function presetOf(baseUrl: string): Preset | undefined {
  const url = parseUrl(baseUrl);
  return url ? PRESETS.find((preset) => belongs(url, preset)) : undefined;
}

function belongs(url: URL, preset: Preset): boolean {
  const known = parseUrl(preset.baseUrl);
  if (!known) return false;
  return preset.local === null ? known.origin === url.origin : isLoopback(url) && known.port === url.port;
}
