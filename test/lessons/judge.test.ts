import { describe, expect, it } from 'vitest';
import { BANDS, scoreOfCoverage, valueOfScore } from '../../src/lessons/judge/bands';
import { judgedMeans, judgePair, PUBLISHED_LOW } from '../../src/lessons/judge/example';
import { FIELDS, sightOf, type TASKS, tasksSeeing } from '../../src/lessons/judge/tasks';

describe('bands of covered facts', () => {
  it.each([
    [0, 1],
    [19, 1],
    [20, 2],
    [39, 2],
    [40, 3],
    [69, 3],
    [70, 4],
    [90, 4],
    [91, 5],
    [100, 5],
  ])('%i %% is a %i', (percent, score) => {
    expect(scoreOfCoverage(percent)).toBe(score);
  });

  it('are drawn where they are', () => {
    for (const { score, from, to } of BANDS) expect(scoreOfCoverage((from + to) / 2)).toBe(score);
  });

  it('become 0, 1/4, 1/2, 3/4, 1', () => {
    expect(BANDS.map(({ score }) => valueOfScore(score))).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });
});

describe('the floor as a fingerprint', () => {
  it('score / 5 never goes below 20, and 4.84 is printed', () => {
    const { ours, excluded } = judgedMeans([1, 1, 1, 1, 1]);
    expect([ours.value, excluded.value]).toEqual([0, 0.2]);
    expect(PUBLISHED_LOW.figure).toBeLessThan(20);
  });

  it('by hand: scores 3 4 2 5 1 are 1/2 and 3/5', () => {
    const { ours, excluded } = judgedMeans([3, 4, 2, 5, 1]);
    expect(ours.value).toBe(0.5);
    expect(excluded.value).toBeCloseTo(0.6, 12);
  });
});

describe('what a task sees', () => {
  const judgedBy = (task: (typeof TASKS)[number]['id']) =>
    FIELDS.filter((field) => sightOf(field, task) === 'judged').map(({ name }) => name);

  // Contract, section 7.
  it.each([
    ['alignment', ['type', 'detail_description']],
    ['reference', ['detail_description']],
    ['shot', ['shot_transfer', 'camera']],
    ['subshot-match', ['sub_shot_content']],
    ['subshot-quality', ['sub_shot_content']],
    ['event', ['content.description']],
  ] as const)('%s judges %j', (task, names) => {
    expect(judgedBy(task)).toEqual(names);
  });

  it('says who decides on every field that no task sees', () => {
    const unseen = FIELDS.filter((field) => tasksSeeing(field).length === 0);
    expect(unseen.map(({ name }) => name)).toEqual([
      'semantic_description',
      'time_range',
      'content.line',
      'content.speaker',
      'time_range',
      'active_events',
      'references_in_shot',
    ]);
    for (const { otherwise } of unseen) expect(otherwise).not.toBe('');
  });

  it('shows the values of the document that the workbench opens', () => {
    const { reference } = judgePair();
    const values = FIELDS.flatMap(({ name, value }) => (name.includes('time') ? [] : value.split(', ')));
    for (const value of values) expect(reference).toContain(value);
  });
});
