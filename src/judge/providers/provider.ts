import type { Result } from '../../base/result';
import type { Prompt } from '../prompts/task';

/** The three shapes of API a judge may have. */
export const PROVIDER_IDS = ['openai', 'anthropic', 'gemini'] as const;

export type ProviderId = (typeof PROVIDER_IDS)[number];

/** A program on the user's own machine, which must be told to answer this page. */
export type LocalServer = 'ollama' | 'vllm' | 'llama.cpp' | 'lm-studio';

/** Where a call goes, and who answers it. */
export interface Endpoint {
  readonly provider: ProviderId;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly model: string;
}

/** What is sent, but for the key. */
export interface CallRequest {
  /** Never holds a key. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came back. */
export interface Reply {
  readonly text: string;
  /** The answer ran into the limit of tokens. */
  readonly cut: boolean;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

/** What an error answer means, as far as its body tells more than its status. */
export interface ErrorReading {
  /** The server's own words; '' when there are none. */
  readonly said: string;
  readonly means: 'wrong-key' | 'no-credit' | 'no-model' | 'rate-limit' | null;
  /** Milliseconds the body asks to wait; null when it does not say. Pages often may not read the header that says it. */
  readonly retryAfter: number | null;
}

/** A well-known base URL. */
export interface Preset {
  readonly id: string;
  readonly title: string;
  readonly baseUrl: string;
  /** An example of a model's name, for the empty field. */
  readonly model: string;
  /** Null for a service on the net. */
  readonly local: LocalServer | null;
}

/** One shape of API: how a call is written and its answers read. */
export interface Provider {
  readonly id: ProviderId;
  readonly title: string;
  /** The header that carries the key, and what stands before it there. */
  readonly key: { readonly header: string; readonly prefix: string };
  /** The first is the default. */
  readonly presets: readonly Preset[];
  request(endpoint: Endpoint, prompt: Prompt, maxTokens: number): CallRequest;
  /** The answer in a body of status 2xx, or what is wrong with it in one sentence. */
  read(body: unknown): Result<Reply, string>;
  /** Reads the body of any other status; undefined when it was no JSON. */
  readError(status: number, body: unknown): ErrorReading;
}
