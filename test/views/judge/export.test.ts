import { describe, expect, it } from 'vitest';
import { VERSION } from '../../../src/base/version';
import { computeSemantic } from '../../../src/judge/metrics/compute';
import { judgeSignature } from '../../../src/judge/metrics/signature';
import type { Outcome } from '../../../src/judge/verdict';
import { type Judgement, judgeExport, judgeJson, judgeMarkdown } from '../../../src/views/judge/judgeExport';
import { ITEMS, itemOf, judged, UNJUDGED } from './samples';

const LINES = { value: 0.5, numerator: 1, denominator: 2 };
const FACT = 'shot-fact:shot:SHOT_1';
const ANSWERS: readonly (readonly [string, Outcome])[] = [
  ['subshot-match:recall:subshot:SHOT_1/0', UNJUDGED],
  [FACT, judged({ kind: 'score', value: 4 }, '<b>most of it</b>')],
];

function judgement(answers: readonly (readonly [string, Outcome])[], model = 'gpt-4o'): Judgement {
  const outcomes = new Map(answers);
  return {
    signature: judgeSignature('capscope:x', { model, promptVersion: 'p1' }),
    judge: { provider: 'openai', model, promptVersion: 'p1' },
    metrics: computeSemantic(ITEMS, outcomes, LINES),
    items: ITEMS,
    outcomes,
  };
}

describe('a saved judgement', () => {
  it('holds who judged, the numbers, and every answer with its question', () => {
    const saved = judgeExport(judgement(ANSWERS));
    expect(saved).toMatchObject({
      capscope: VERSION,
      signature: 'capscope:x|judge#gpt-4o@p1',
      judge: { provider: 'openai', model: 'gpt-4o', promptVersion: 'p1' },
      metrics: { shot_fact: { value: 0.75, judged: 1, total: 1 }, dialogue: { value: 0.5 } },
      unjudged: [{ item: 'subshot-match:recall:subshot:SHOT_1/0', reason: 'The answer is empty.', raw: '' }],
    });
    expect(saved.verdicts).toEqual([
      {
        item: FACT,
        task: 'shot-fact',
        title: 'SHOT_1',
        verdict: { kind: 'score', value: 4 },
        evidence: '<b>most of it</b>',
        raw: 'raw of score',
        prompt: itemOf(FACT).prompt,
      },
    ]);
  });

  it('has the same bytes in whatever order the answers came', () => {
    expect(judgeJson(judgement([...ANSWERS].reverse()))).toBe(judgeJson(judgement(ANSWERS)));
    expect(JSON.parse(judgeJson(judgement(ANSWERS)))).toEqual(judgeExport(judgement(ANSWERS)));
  });

  it('holds nothing of the judge but what names it', () => {
    const given = {
      ...judgement(ANSWERS),
      judge: { provider: 'openai', model: 'm', promptVersion: 'p1', key: 'sk-1' },
    } as const;
    expect(judgeJson(given)).not.toContain('sk-1');
  });
});

describe('the numbers as Markdown', () => {
  it('have a row each, with counts, and the signature under them', () => {
    const lines = judgeMarkdown(judgement(ANSWERS)).split('\n');
    expect(lines).toContain('| Shot fact | 75.00 | 0.75/1 | 1/1 | 0 |');
    expect(lines).toContain('| Subject mean | n/a |  | 0/2 | 0 |');
    expect(lines).toContain('| Dialogue | 50.00 | 1/2 | by rule |  |');
    expect(lines).toContain(`Capscope ${VERSION}, signature \`capscope:x|judge#gpt-4o@p1\``);
  });

  it('keep a model with backticks inside of its code', () => {
    expect(judgeMarkdown(judgement(ANSWERS, 'a`b``c'))).toContain('``` capscope:x|judge#a`b``c@p1 ```');
  });
});
