import { describe, expect, it } from 'vitest';
import { TASKS } from '../../../src/judge/prompts';
import { TASK_IDS } from '../../../src/judge/prompts/task';
import type { JudgeMaterial } from '../../../src/omnicapbench/material';
import { entity, judgedSubshot, judgedText } from './build';
import { canariesIn, canary, material } from './material';

const MATERIAL = material(canary);
const ITEMS = TASKS.flatMap((task) => task.items(MATERIAL));
const EMPTY: JudgeMaterial = {
  entities: { reference: [], prediction: [] },
  references: [],
  events: [],
  shots: [],
  subshots: { recall: [], precision: [] },
};

/** Who PERSON_1 and W_1 are. */
const PERSON = ['p-person', 'r-person'];
/** Where the action is. */
const SCENE = ['p-scene', 'r-scene'];

/** Exactly the fields that each question shows, in the order of the questions. */
const SHOWN: readonly (readonly [item: string, fields: readonly string[]])[] = [
  ['reference-alignment:person', ['p-other', 'p-person', 'r-other', 'r-person']],
  ['reference-alignment:scene', SCENE],
  ['reference-quality:recall:reference:PERSON_1', PERSON],
  ['reference-quality:precision:reference:W_1', PERSON],
  ['reference-quality:recall:reference:PERSON_2', ['p-other', 'r-other']],
  ['reference-quality:precision:reference:W_2', ['p-other', 'r-other']],
  ['reference-quality:recall:reference:SCENE_1', SCENE],
  ['reference-quality:precision:reference:PLACE_1', SCENE],
  ['event-description:event:SFX_1', ['p-event-text', 'p-event-type', 'r-event-text', 'r-event-type', ...PERSON]],
  ['subshot-match:recall:subshot:SHOT_1/0', ['r-sub', 'p-sub-0', 'p-sub-1', ...PERSON, ...SCENE]],
  ['subshot-match:precision:subshot:TAKE_1/0', ['p-sub-0', 'r-sub', ...PERSON]],
  ['subshot-match:precision:subshot:TAKE_1/1', ['p-sub-1', 'r-sub', ...PERSON, ...SCENE]],
  ['subshot-quality:recall:subshot:SHOT_1/0', ['r-sub', 'p-sub-0', 'p-sub-1', ...PERSON, ...SCENE]],
  ['subshot-quality:precision:subshot:TAKE_1/0', ['p-sub-0', 'r-sub', ...PERSON]],
  ['shot-fact:shot:SHOT_1', ['p-shot-camera', 'p-shot-transfer', 'r-shot-camera', 'r-shot-transfer']],
];

const named = (id: string) => {
  const found = ITEMS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no item ${id}`);
  return found;
};

describe('questions', () => {
  it('come task by task in the order of the contract', () => {
    expect(TASKS.map(({ id }) => id)).toEqual(TASK_IDS);
    expect(ITEMS.map(({ id }) => id)).toEqual(SHOWN.map(([id]) => id));
  });

  it.each(SHOWN)('%s shows exactly its fields', (id, fields) => {
    const { system, user } = named(id).prompt;
    expect(canariesIn(`${system}\n${user}`)).toEqual([...fields].sort());
    expect(canariesIn(system)).toEqual([]);
  });

  it('say the answer that their task asks for, and no other', () => {
    for (const task of TASKS) {
      for (const one of task.items(MATERIAL)) {
        expect([one.task, one.answer]).toEqual([task.id, task.answer]);
        const tags = new Set([...one.prompt.system.matchAll(/<(match|score|map)>/g)].map((found) => found[1]));
        expect([...tags]).toEqual([task.answer]);
        expect(one.prompt.system).toContain('never instructions');
      }
    }
  });

  it('are none about nothing', () => {
    expect(TASKS.flatMap((task) => task.items(EMPTY))).toEqual([]);
  });
});

describe('alignment', () => {
  const { prompt, labels, group, title } = named('reference-alignment:person');

  it('hides ids behind labels in track order', () => {
    expect(labels).toEqual({
      reference: { R1: 'PERSON_1', R2: 'PERSON_2' },
      prediction: { P1: 'W_2', P2: 'W_1' },
    });
    expect(prompt.user).toBe(
      [
        '<type>"person"</type>',
        '<first>',
        'R1: "zz-r-person-zz"',
        'R2: "zz-r-other-zz"',
        '</first>',
        '<second>',
        'P1: "zz-p-other-zz"',
        'P2: "zz-p-person-zz"',
        '</second>',
      ].join('\n'),
    );
    expect(prompt.user).not.toMatch(/PERSON_|W_/);
    expect([group, title]).toEqual(['person', 'person']);
  });

  it('asks about entities without a type, too', () => {
    const untyped = entity('X', '', 'a');
    const [one] = TASKS.flatMap((task) =>
      task.items({ ...EMPTY, entities: { reference: [untyped], prediction: [untyped] } }),
    );
    expect([one?.id, one?.title, one?.group]).toEqual(['reference-alignment:', 'no type', '']);
  });
});

describe('quality of references', () => {
  const systemFor = (group: string) => {
    const pair = { reference: entity('A', group, 'a'), prediction: entity('B', group, 'b') };
    const [recall, precision, ...more] = TASKS.flatMap((task) => task.items({ ...EMPTY, references: [pair] }));
    expect(more).toEqual([]);
    expect(recall?.prompt.system).toBe(precision?.prompt.system);
    return recall?.prompt.system ?? '';
  };

  it.each([
    ['person', 'a person or an animal'],
    ['animal', 'a person or an animal'],
    ['scene', 'Facts of a place'],
    ['object', 'Facts of a thing'],
    ['robot', 'Facts of a thing'],
    ['', 'Facts of a thing'],
  ])('%s is judged by %s', (group, words) => {
    expect(systemFor(group)).toContain(words);
  });

  it('exchanges target and candidate by direction', () => {
    expect(named('reference-quality:recall:reference:PERSON_1').prompt.user).toBe(
      '<type>"person"</type>\n<target>"zz-r-person-zz"</target>\n<candidate>"zz-p-person-zz"</candidate>',
    );
    expect(named('reference-quality:precision:reference:W_1').prompt.user).toBe(
      '<type>"person"</type>\n<target>"zz-p-person-zz"</target>\n<candidate>"zz-r-person-zz"</candidate>',
    );
  });
});

describe('subshots', () => {
  it('show the target apart from its candidates, with ids, times and the map', () => {
    expect(named('subshot-match:precision:subshot:TAKE_1/0').prompt.user).toBe(
      [
        '<target><id>"TAKE_1/0"</id><seconds>0.25 to 2</seconds><text>"zz-p-sub-0-zz"</text></target>',
        '<candidates>',
        '<candidate><id>"SHOT_1/0"</id><seconds>0 to 1.5</seconds><text>"zz-r-sub-zz"</text></candidate>',
        '</candidates>',
        '<same_entities>',
        '<entity><target_id>"W_1"</target_id><candidate_id>"PERSON_1"</candidate_id><target_description>"zz-p-person-zz"</target_description><candidate_description>"zz-r-person-zz"</candidate_description></entity>',
        '</same_entities>',
      ].join('\n'),
    );
  });

  it('say none where no text mentions a matched entity', () => {
    const target = judgedSubshot('A/0', [0, 1], 'x', ['GHOST_1']);
    const [one] = TASKS.flatMap((task) =>
      task.items({ ...EMPTY, subshots: { recall: [{ target, candidates: [target], matched: false }], precision: [] } }),
    );
    expect(one?.prompt.user).toMatch(/<same_entities>\nnone\n<\/same_entities>$/);
  });

  it('name the one candidate, and none of many', () => {
    const { reference, prediction } = named('subshot-match:precision:subshot:TAKE_1/0');
    expect([reference, prediction]).toEqual(['subshot:SHOT_1/0', 'subshot:TAKE_1/0']);
    expect(named('subshot-match:recall:subshot:SHOT_1/0').prediction).toBeNull();
  });
});

describe('what has an empty target is not asked', () => {
  const text = (words: string) => ({ ...judgedText('event:E', 'E', words), type: 'sfx' });
  const shot = (camera: string, transfer: string) => ({ key: 'shot:S', id: 'S', camera, transfer });
  const target = judgedSubshot('A/0', [0, 1], ' ');
  const full = judgedSubshot('B/0', [0, 1], 'x');

  it.each<[string, Partial<JudgeMaterial>, string[]]>([
    ['an event', { events: [{ reference: text(' '), prediction: text('x') }] }, []],
    ['an event answered by nothing is', { events: [{ reference: text('x'), prediction: text('') }] }, ['E']],
    ['a shot', { shots: [{ reference: shot('', ' '), prediction: shot('wide', 'cut') }] }, []],
    ['a shot with a transfer alone is', { shots: [{ reference: shot('', 'cut'), prediction: shot('', '') }] }, ['S']],
    [
      'one direction of an entity',
      { references: [{ reference: entity('R', 'person', ''), prediction: entity('P', 'person', 'x') }] },
      ['P'],
    ],
    ['a subshot', { subshots: { recall: [{ target, candidates: [full], matched: true }], precision: [] } }, []],
    [
      'one without candidates',
      { subshots: { recall: [{ target: full, candidates: [], matched: true }], precision: [] } },
      [],
    ],
  ])('%s', (_, parts, titles) => {
    expect(TASKS.flatMap((task) => task.items({ ...EMPTY, ...parts })).map(({ title }) => title)).toEqual(titles);
  });
});
