import { type Judge, promptKey } from '../../judge/cache/keys';
import type { Item } from '../../judge/prompts/task';
import { PROMPT_VERSION } from '../../judge/prompts/version';
import { isLoopback, normalizeBaseUrl, parseUrl } from '../../judge/providers';
import type { Endpoint } from '../../judge/providers/provider';
import { DEFAULT_SETUP, type Setup, SetupSchema } from '../../judge/setup';
import type { Shelf } from '../theme';
import type { JudgeState } from './state';

const KEY = 'capscope.judge';

/** The setup of the last visit, as far as it still makes sense. */
export function keptSetup(shelf: Shelf | undefined): Setup {
  try {
    const parsed = SetupSchema.safeParse(JSON.parse(shelf?.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : DEFAULT_SETUP;
  } catch {
    // Not JSON, or the browser forbids it: as at the first visit.
    return DEFAULT_SETUP;
  }
}

/** Keeps a setup. There is no key in it. */
export function keepSetup(shelf: Shelf | undefined, setup: Setup): void {
  try {
    shelf?.setItem(KEY, JSON.stringify(setup));
  } catch {
    // Full or forbidden: it is asked for again at the next visit.
  }
}

/** Where the setup leads, or why it leads nowhere. */
export function endpointOf({ provider, baseUrl, model }: Setup): Endpoint | null {
  const url = normalizeBaseUrl(baseUrl);
  return url.ok && model.trim() !== '' ? { provider, baseUrl: url.value, model: model.trim() } : null;
}

/** The origin that a key of this setup is bound to; '' while the URL is none. */
export function originOf({ baseUrl }: Setup): string {
  const url = normalizeBaseUrl(baseUrl);
  return url.ok ? (parseUrl(url.value)?.origin ?? '') : '';
}

/** The judge of the setup, as verdicts are kept under it. */
export function judgeOf(setup: Setup): Judge {
  const endpoint = endpointOf(setup);
  return {
    provider: `${setup.provider} ${endpoint?.baseUrl ?? setup.baseUrl}`,
    model: setup.model.trim(),
    promptVersion: PROMPT_VERSION,
  };
}

/** Who labels by hand. */
export function personOf({ person }: Setup): Judge {
  return { provider: 'person', model: person.trim() || DEFAULT_SETUP.person, promptVersion: PROMPT_VERSION };
}

/** Why nothing can be asked; null when it can. */
export function whyNotReady({ setup, key }: Pick<JudgeState, 'setup' | 'key'>): string | null {
  const url = normalizeBaseUrl(setup.baseUrl);
  if (!url.ok) return url.problem;
  if (setup.model.trim() === '') return 'Name the model first.';
  const target = parseUrl(url.value);
  if (!key.held && !(target && isLoopback(target))) return 'Give a key for this service first.';
  return null;
}

/** The questions of the chosen tasks. */
export function chosenItems({ items, setup }: Pick<JudgeState, 'items' | 'setup'>): readonly Item[] {
  const chosen = new Set<string>(setup.tasks);
  return (items ?? []).filter(({ task }) => chosen.has(task));
}

/** One call that is still to be made. */
export interface OpenCall {
  readonly item: Item;
  /** 0 for the answer that counts. */
  readonly repeat: number;
}

/** What a run would ask: every chosen question without an answer, equal ones once, first answers before repeats. */
export function openCalls(state: Pick<JudgeState, 'items' | 'setup' | 'answered'>): readonly OpenCall[] {
  const calls: OpenCall[] = [];
  for (let repeat = 0; repeat < state.setup.repeats; repeat++) {
    const seen = new Set<string>();
    const answered = state.answered[repeat] ?? new Set<string>();
    for (const item of chosenItems(state)) {
      const key = promptKey(item);
      if (answered.has(item.id) || seen.has(key)) continue;
      seen.add(key);
      calls.push({ item, repeat });
    }
  }
  return calls;
}
