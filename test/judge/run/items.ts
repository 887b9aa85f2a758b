import type { Item } from '../../../src/judge/prompts/task';

/** A question by its id; its prompt may be told. */
export function item(id: string, system = 'Answer with <match>0|1</match>.', user = id): Item {
  return {
    id,
    task: 'subshot-match',
    answer: 'match',
    direction: 'recall',
    title: id,
    reference: null,
    prediction: null,
    group: null,
    prompt: { system, user },
    labels: null,
  };
}
