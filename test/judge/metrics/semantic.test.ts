import { describe, expect, it } from 'vitest';
import { computeSemantic } from '../../../src/judge/metrics/compute';
import { SEMANTIC_IDS, SEMANTIC_METRICS, type SemanticId } from '../../../src/judge/metrics/semantic';
import { judgeSignature } from '../../../src/judge/metrics/signature';
import { TASKS } from '../../../src/judge/prompts';
import type { Direction, Item, TaskId } from '../../../src/judge/prompts/task';
import type { Band, Outcome } from '../../../src/judge/verdict';
import { judgeTag, signaturePart } from '../../../src/omnicapbench/judgeTag';
import type { MetricValue } from '../../../src/omnicapbench/report';
import { item, judged, scored, UNJUDGED, yes } from '../prompts/build';
import { canary, material } from '../prompts/material';

/** Of the answers: a band, no readable answer, or not asked. */
type Given = Band | 'unjudged' | 'open';
type Row = readonly [task: TaskId, direction: Direction | null, group: string | null, ...given: Given[]];

const LINE = { value: 0.5, numerator: 1, denominator: 2 };
const NO_LINE = { value: null, numerator: null, denominator: null };

/** `numerator/denominator (judged, unjudged, total)` of a metric over the given answers. */
function compute(rows: readonly Row[], dialogueLine: MetricValue = LINE): Record<SemanticId, string> {
  const items: Item[] = [];
  const outcomes = new Map<string, Outcome>();
  for (const [task, direction, group, ...given] of rows) {
    for (const one of given) {
      const id = String(items.length);
      items.push(item({ id, task, answer: 'score', direction, group }));
      if (one !== 'open') outcomes.set(id, one === 'unjudged' ? UNJUDGED : judged(scored(one)));
    }
  }
  const values = computeSemantic(items, outcomes, dialogueLine);
  const inWords = (id: SemanticId): string => {
    const { value, numerator, denominator, judged: scores, unjudged, total } = values[id];
    const fraction = numerator === null ? `${value}` : `${numerator}/${denominator}`;
    if (numerator !== null && denominator !== null) expect(value).toBe(numerator / denominator);
    return `${fraction} (${scores}, ${unjudged}, ${total})`;
  };
  return {
    shot_fact: inWords('shot_fact'),
    subject_recall: inWords('subject_recall'),
    subject_precision: inWords('subject_precision'),
    subject_mean: inWords('subject_mean'),
    scene_recall: inWords('scene_recall'),
    scene_precision: inWords('scene_precision'),
    scene_mean: inWords('scene_mean'),
    subshot_quality_recall: inWords('subshot_quality_recall'),
    subshot_quality_precision: inWords('subshot_quality_precision'),
    nondialogue: inWords('nondialogue'),
    dialogue: inWords('dialogue'),
  };
}

const NOTHING = 'null (0, 0, 0)';

describe('semantic metrics', () => {
  it('are those of the contract, each with its task', () => {
    expect(SEMANTIC_METRICS.map(({ id }) => id)).toEqual(SEMANTIC_IDS);
    for (const { definition, title } of SEMANTIC_METRICS) expect([definition, title].every(Boolean)).toBe(true);
  });

  it.each<[string, readonly Row[], Partial<Record<SemanticId, string>>]>([
    ['nothing', [], { shot_fact: NOTHING, subject_mean: NOTHING, dialogue: '1/2 (0, 0, 0)' }],
    // (0 + 1/4 + 1/2 + 3/4 + 1) / 5
    ['every band', [['shot-fact', null, null, 1, 2, 3, 4, 5]], { shot_fact: '2.5/5 (5, 0, 5)' }],
    // (1/2 + 1) / 2; one gave no answer, two were not asked
    [
      'answers that are missing',
      [['event-description', null, null, 3, 'unjudged', 5, 'open', 'open']],
      { nondialogue: '1.5/2 (2, 1, 5)', shot_fact: NOTHING },
    ],
    ['no answer at all', [['shot-fact', null, null, 'unjudged', 'open']], { shot_fact: 'null (0, 1, 2)' }],
    [
      'directions and types',
      [
        ['reference-quality', 'recall', 'person', 5, 1],
        ['reference-quality', 'recall', 'robot', 4],
        ['reference-quality', 'recall', '', 2],
        ['reference-quality', 'precision', 'object', 3],
        ['reference-quality', 'recall', 'scene', 2],
        ['subshot-quality', 'recall', null, 5],
        ['subshot-quality', 'precision', null, 1, 2],
      ],
      {
        // (1 + 0 + 3/4 + 1/4) / 4
        subject_recall: '2/4 (4, 0, 4)',
        subject_precision: '0.5/1 (1, 0, 1)',
        subject_mean: '0.5 (5, 0, 5)',
        scene_recall: '0.25/1 (1, 0, 1)',
        scene_precision: NOTHING,
        // One half alone makes no mean.
        scene_mean: 'null (1, 0, 1)',
        subshot_quality_recall: '1/1 (1, 0, 1)',
        subshot_quality_precision: '0.25/2 (2, 0, 2)',
      },
    ],
    [
      'a half sum',
      [
        ['reference-quality', 'recall', 'scene', 5, 5],
        ['reference-quality', 'precision', 'scene', 2, 'unjudged'],
      ],
      // (1 + 1/4) / 2
      { scene_mean: '0.625 (3, 1, 4)' },
    ],
  ])('%s', (_, rows, expected) => {
    expect(compute(rows)).toMatchObject(expected);
  });

  it('dialogue is what the report says, and nothing when it says nothing', () => {
    expect(compute([], NO_LINE).dialogue).toBe(NOTHING);
  });

  it('a verdict of another kind is no score', () => {
    const items = [item({ id: 'x', task: 'shot-fact', answer: 'score' })];
    const { shot_fact } = computeSemantic(items, new Map([['x', judged(yes)]]), LINE);
    expect(shot_fact).toEqual({ value: null, numerator: null, denominator: null, judged: 0, unjudged: 0, total: 1 });
  });

  it('take every scored item of real questions exactly once', () => {
    const items = TASKS.flatMap((task) => task.items(material(canary))).filter(({ answer }) => answer === 'score');
    for (const one of items) expect(SEMANTIC_METRICS.filter((metric) => metric.includes(one))).toHaveLength(1);
  });
});

describe('signatures of judged numbers', () => {
  it.each([
    ['gpt-4o', '#gpt-4o@p1'],
    ['qwen3:8b', '#qwen3:8b@p1'],
    ['org/model@2026-01-01', '#org/model@2026-01-01@p1'],
    ['a|b c\td', '#a%7Cb%20c%09d@p1'],
    ['100%', '#100%25@p1'],
    ['a\u0000\u200B\u2028b', '#a%00%E2%80%8B%E2%80%A8b@p1'],
    ['模型', '#模型@p1'],
    ['\uD800', '#\uD800@p1'],
    ['', '#@p1'],
  ])('%j is %s', (model, tag) => {
    expect(judgeTag(model, 'p1')).toBe(tag);
    expect(judgeSignature('capscope:1.0.0|repair:off', { model, promptVersion: 'p1' })).toBe(
      `capscope:1.0.0|repair:off|judge${tag}`,
    );
  });

  it('a part reads back', () => {
    expect(decodeURIComponent(signaturePart('a|b %7C'))).toBe('a|b %7C');
  });
});
