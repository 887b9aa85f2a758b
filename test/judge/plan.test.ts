import { describe, expect, it } from 'vitest';
import { adoptMap, adoptSubshots, planItems } from '../../src/judge/plan';
import { TASK_IDS, type TaskId } from '../../src/judge/prompts/task';
import { item, judged, mapped, no, scored, UNJUDGED, yes } from './prompts/build';
import { canary, material } from './prompts/material';

describe('the plan', () => {
  const MATERIAL = material(canary);
  const tasksOf = (...tasks: TaskId[]) => [...new Set(planItems(MATERIAL, new Set(tasks)).map(({ task }) => task))];

  it('keeps the order of the contract, whatever the order of the choice', () => {
    expect(tasksOf(...TASK_IDS)).toEqual(TASK_IDS);
    expect(tasksOf('shot-fact', 'reference-quality')).toEqual(['reference-quality', 'shot-fact']);
    expect(tasksOf()).toEqual([]);
  });

  it('gives every item an id of its own, the same each time', () => {
    const ids = () => planItems(MATERIAL, new Set(TASK_IDS)).map(({ id }) => id);
    expect(new Set(ids()).size).toBe(ids().length);
    expect(ids()).toEqual(ids());
  });
});

describe('adopting a map', () => {
  const person = ['reference-alignment:person', judged(mapped(['PERSON_2', 'W_1'], ['PERSON_1', 'W_2']))] as const;
  const scene = ['reference-alignment:scene', judged(mapped(['SCENE_1', 'PLACE_1']))] as const;

  it('takes all verdicts together, in one order', () => {
    const expected = [
      ['PERSON_1', 'W_2'],
      ['PERSON_2', 'W_1'],
      ['SCENE_1', 'PLACE_1'],
    ];
    expect(Object.entries(adoptMap(new Map([person, scene])))).toEqual(expected);
    expect(Object.entries(adoptMap(new Map([scene, person])))).toEqual(expected);
  });

  it('leaves out what is no map, or was not judged', () => {
    const others = new Map([
      ['reference-alignment:person', UNJUDGED],
      ['x', judged(yes)],
      ['y', judged(scored(3))],
    ]);
    expect(adoptMap(others)).toEqual({});
  });
});

describe('adopting subshots', () => {
  const recall = (id: string) =>
    item({ id: `r ${id}`, direction: 'recall', reference: `subshot:${id}`, prediction: 'subshot:TAKE_9/9' });
  const precision = (id: string) =>
    item({ id: `p ${id}`, direction: 'precision', reference: 'subshot:SHOT_9/9', prediction: `subshot:${id}` });
  const items = [
    recall('SHOT_2/0'),
    recall('SHOT_10/0'),
    recall('SHOT_1/1'),
    recall('SHOT_1/0'),
    precision('TAKE_1/0'),
    precision('TAKE_1/1'),
    item({ id: 'q', task: 'subshot-quality', answer: 'score', direction: 'recall', reference: 'subshot:SHOT_5/0' }),
  ];

  it('lists the matched targets of either direction in code-unit order', () => {
    const outcomes = new Map([
      ['r SHOT_2/0', judged(yes)],
      ['r SHOT_10/0', judged(yes)],
      ['r SHOT_1/0', judged(no)],
      ['r SHOT_1/1', judged(yes)],
      ['p TAKE_1/0', UNJUDGED],
      ['p TAKE_1/1', judged(yes)],
      ['q', judged(scored(5))],
    ]);
    expect(adoptSubshots(items, outcomes)).toEqual({
      recall: ['SHOT_1/1', 'SHOT_10/0', 'SHOT_2/0'],
      precision: ['TAKE_1/1'],
    });
  });

  it('is empty without answers', () => {
    expect(adoptSubshots(items, new Map())).toEqual({ recall: [], precision: [] });
  });
});
