import { sha256 } from '../../base/sha256';
import type { Item, Prompt } from '../prompts/task';

/** Who judges: a model behind an API, or a person. */
export interface Judge {
  /** The provider and its base URL, or `person`: two servers may call two models by one name. */
  readonly provider: string;
  /** The model's name, or the person's. */
  readonly model: string;
  readonly promptVersion: string;
}

/** What stands for a judge in lists and maps. */
export function judgeKey({ provider, model, promptVersion }: Judge): string {
  return JSON.stringify([provider, model, promptVersion]);
}

const promptKeys = new WeakMap<Prompt, string>();

/** The hash of a prompt: equal prompts are one question, wherever they come from. */
export function promptKey({ prompt }: Pick<Item, 'prompt'>): string {
  const known = promptKeys.get(prompt);
  if (known !== undefined) return known;
  const key = sha256(JSON.stringify([prompt.system, prompt.user]));
  promptKeys.set(prompt, key);
  return key;
}

/**
 * The hash under which an answer is kept: of provider, model, prompt version and prompt, so that a re-run costs
 * nothing for what did not change. Repeats are further answers to the same question.
 */
export function verdictKey(judge: Judge, item: Pick<Item, 'prompt'>, repeat: number): string {
  return sha256(JSON.stringify([judge.provider, judge.model, judge.promptVersion, promptKey(item), repeat]));
}
