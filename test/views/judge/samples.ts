import { planItems } from '../../../src/judge/plan';
import { type Item, TASK_IDS } from '../../../src/judge/prompts/task';
import type { RunProgress } from '../../../src/judge/run/run';
import type { Judged, Unjudged, Verdict } from '../../../src/judge/verdict';
import type { JudgedSubshot, JudgeMaterial } from '../../../src/omnicapbench/material';

const subshot = (id: string, text: string): JudgedSubshot => ({
  key: `subshot:${id}`,
  id,
  text,
  mentions: [],
  start: 0,
  end: 2,
});

const woman = { key: 'reference:PERSON_1', id: 'PERSON_1', group: 'person', detail: 'a woman in a red coat' };
const lady = { key: 'reference:PERSON_4', id: 'PERSON_4', group: 'person', detail: 'a lady, red coat' };

/** A person, a shot and a subshot that line up. */
export const MATERIAL: JudgeMaterial = {
  entities: { reference: [woman], prediction: [lady] },
  references: [{ reference: woman, prediction: lady }],
  events: [],
  shots: [
    {
      reference: { key: 'shot:SHOT_1', id: 'SHOT_1', camera: 'static', transfer: 'cut' },
      prediction: { key: 'shot:SHOT_A', id: 'SHOT_A', camera: 'still', transfer: '' },
    },
  ],
  subshots: {
    recall: [
      { target: subshot('SHOT_1/0', 'she runs'), candidates: [subshot('SHOT_A/0', 'she sprints')], matched: true },
    ],
    precision: [
      { target: subshot('SHOT_A/0', 'she sprints'), candidates: [subshot('SHOT_1/0', 'she runs')], matched: true },
    ],
  },
};

/** Its questions, of all tasks. */
export const ITEMS: readonly Item[] = planItems(MATERIAL, new Set(TASK_IDS));

/** The one question of that id. */
export function itemOf(id: string): Item {
  const item = ITEMS.find((one) => one.id === id);
  if (!item) throw new Error(`no question ${id}`);
  return item;
}

export function judged(verdict: Verdict, evidence = 'as it says'): Judged {
  return { kind: 'judged', verdict, evidence, raw: `raw of ${verdict.kind}`, attempts: 1 };
}

export const UNJUDGED: Unjudged = {
  kind: 'unjudged',
  failure: {
    kind: 'malformed',
    message: 'The answer is empty.',
    advice: [],
    said: '',
    status: null,
    retryAfter: null,
  },
  raw: '',
  attempts: 5,
};

/** A run of ten questions, four of them judged. */
export function runOf(change: Partial<RunProgress>): RunProgress {
  return {
    state: 'running',
    total: 10,
    judged: 4,
    unjudged: 0,
    underway: 2,
    attempts: 6,
    waitUntil: null,
    elapsed: 8000,
    remaining: 12_000,
    failure: null,
    ...change,
  };
}
