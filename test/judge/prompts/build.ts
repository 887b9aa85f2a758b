import type { Item } from '../../../src/judge/prompts/task';
import type { Band, Outcome, Verdict } from '../../../src/judge/verdict';
import type { DescribedEntity, JudgedSubshot, JudgedText } from '../../../src/omnicapbench/material';

export function entity(id: string, group: string, detail: string): DescribedEntity {
  return { key: `reference:${id}`, id, group, detail };
}

export function judgedText(key: string, id: string, text: string, mentions: readonly string[] = []): JudgedText {
  return { key, id, text, mentions };
}

export function judgedSubshot(
  id: string,
  [start, end]: readonly [number, number],
  text: string,
  mentions: readonly string[] = [],
): JudgedSubshot {
  return { ...judgedText(`subshot:${id}`, id, text, mentions), start, end };
}

/** An item about which only the given parts matter. */
export function item(parts: Partial<Item> & Pick<Item, 'id'>): Item {
  return {
    task: 'subshot-match',
    answer: 'match',
    direction: null,
    title: parts.id,
    reference: null,
    prediction: null,
    group: null,
    prompt: { system: '', user: '' },
    labels: null,
    ...parts,
  };
}

export const yes: Verdict = { kind: 'match', value: true };
export const no: Verdict = { kind: 'match', value: false };

export function scored(value: Band): Verdict {
  return { kind: 'score', value };
}

export function mapped(...pairs: readonly (readonly [string, string])[]): Verdict {
  return { kind: 'map', pairs, dropped: [] };
}

export function judged(verdict: Verdict): Outcome {
  return { kind: 'judged', verdict, evidence: '', raw: '', attempts: 1 };
}

export const UNJUDGED: Outcome = {
  kind: 'unjudged',
  failure: { kind: 'malformed', message: '', advice: [], said: '', status: 200, retryAfter: null },
  raw: '',
  attempts: 5,
};
