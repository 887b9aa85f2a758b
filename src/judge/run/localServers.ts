import { isLoopback, parseUrl, presetOf } from '../providers';
import type { Endpoint, LocalServer } from '../providers/provider';
import type { Advice } from './failure';

/** A line to read. */
export const line = (text: string): Advice => ({ text, command: false });
/** A line to type. */
export const command = (text: string): Advice => ({ text, command: true });

const TITLES: Readonly<Record<LocalServer, string>> = {
  ollama: 'Ollama',
  vllm: 'vLLM',
  'llama.cpp': 'llama.cpp',
  'lm-studio': 'LM Studio',
};

/**
 * A model's name for a command line. Names come from forms and from links: one that a shell might read as more than a
 * name does not get onto a line that is made to be pasted.
 */
function modelWord(model: string): string {
  return /^[\w][\w.:/@-]*$/.test(model) ? model : '<model>';
}

/** The commands that start each server so that it answers the page of an origin. */
const START: Readonly<Record<LocalServer, (origin: string, model: string) => readonly Advice[]>> = {
  ollama: (origin) => [
    command(`OLLAMA_ORIGINS=${origin} ollama serve`),
    line('With the app on macOS, type this and start Ollama again:'),
    command(`launchctl setenv OLLAMA_ORIGINS "${origin}"`),
    line(`On Windows, set the environment variable OLLAMA_ORIGINS to ${origin} and start Ollama again.`),
  ],
  vllm: (origin, model) => [command(`vllm serve ${modelWord(model)} --allowed-origins '["${origin}"]'`)],
  'llama.cpp': (origin) => [command(`llama-server -m <model.gguf> --cors-origins ${origin}`)],
  'lm-studio': () => [command('lms server start --cors')],
};

/** The server that listens on the port of a well-known one on this machine; null for any other. */
export function localServerOf({ baseUrl }: Endpoint): LocalServer | null {
  return presetOf(baseUrl)?.local ?? null;
}

/**
 * How to start the server of an endpoint on this machine for the page of an origin: the one that the port suggests,
 * else every one that is known. Empty for a service on the net.
 */
export function howToStart(endpoint: Endpoint, origin: string): readonly Advice[] {
  const url = parseUrl(endpoint.baseUrl);
  if (!url || !isLoopback(url)) return [];
  const known = localServerOf(endpoint);
  if (known)
    return [line(`Start ${TITLES[known]} so that it answers this page:`), ...START[known](origin, endpoint.model)];
  return [
    line('Start the server so that it answers this page.'),
    ...(['ollama', 'vllm', 'llama.cpp', 'lm-studio'] as const).flatMap((server) => [
      line(`${TITLES[server]}:`),
      ...START[server](origin, endpoint.model),
    ]),
  ];
}

/** How to get a model onto the server of an endpoint on this machine; empty where that is not known. */
export function howToGetModel(endpoint: Endpoint): readonly Advice[] {
  const server = localServerOf(endpoint);
  if (server === 'ollama') return [line('Or fetch it:'), command(`ollama pull ${modelWord(endpoint.model)}`)];
  if (server === 'lm-studio') return [line('Or load it in LM Studio first.')];
  if (server === 'vllm') return [line('vLLM serves the one model that it was started with.')];
  return [];
}
