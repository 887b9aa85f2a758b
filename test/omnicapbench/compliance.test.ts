import { describe, expect, it } from 'vitest';
import {
  codes,
  dialogue,
  doc,
  EMPTY,
  entity,
  type Json,
  type JsonRecord,
  metric,
  score,
  shot,
  sound,
  subshot,
} from './build';

/** present/required and the schema codes of a document with one more unit; the three arrays are left out. */
function compliance(prediction: JsonRecord): [string, string[]] {
  const report = score(prediction, EMPTY);
  const { present, required } = report.gate;
  const schema = codes(report).filter((code) => code.startsWith('schema.') || code.startsWith('type.'));
  return [`${present - 3}/${required - 3}`, schema];
}

const MISSING = 'schema.missing-field';
const WRONG = 'schema.wrong-type';

describe('required fields of a reference', () => {
  const good = entity('PERSON_1', 'person', 'x');
  it.each<[string, Json, string, string[]]>([
    ['all there', good, '4/4', []],
    ['nothing there', {}, '0/4', [MISSING]],
    ['no object', null, '0/4', ['schema.not-an-object']],
    ['a string', 'PERSON_1', '0/4', ['schema.not-an-object']],
    ['null is absent', { ...good, ref_id: null }, '3/4', [MISSING]],
    ['a blank id', { ...good, ref_id: ' \u3000' }, '3/4', [WRONG]],
    ['a number for an id', { ...good, ref_id: 7 }, '3/4', [WRONG]],
    ['an id that is all brackets is a string', { ...good, ref_id: '[]' }, '4/4', []],
    ['a type in capitals', { ...good, type: ' PERSON\n' }, '4/4', []],
    ['animal', { ...good, type: 'animal' }, '4/4', []],
    ['an alias', { ...good, type: 'Woman' }, '3/4', ['type.alias']],
    ['an unknown type', { ...good, type: 'robot' }, '3/4', ['schema.unknown-type']],
    ['a blank type', { ...good, type: ' ' }, '3/4', ['schema.unknown-type']],
    ['a type that is no string', { ...good, type: 3 }, '3/4', ['schema.unknown-type']],
    ['a missing type', { ...good, type: null }, '3/4', [MISSING]],
    ['an empty semantic_description', { ...good, semantic_description: '' }, '4/4', []],
    ['a blank description', entity('PERSON_1', 'person', ' '), '3/4', [WRONG]],
    ['a list for a description', entity('PERSON_1', 'person', ['x']), '3/4', [WRONG]],
    ['a string for an anchor', { ...good, appearance_anchor: 'x' }, '3/4', [MISSING]],
    ['unknown keys', { ...good, more: 1 }, '4/4', []],
  ])('%s', (_, reference, share, expected) => {
    expect(compliance(doc({ references: [reference] }))).toEqual([share, expected]);
  });

  it.each([
    ...['character', 'human', 'people', 'man', 'woman', 'boy', 'girl', 'child'].map((alias) => [alias, 'person']),
    ...['location', 'place', 'background', 'environment', 'setting'].map((alias) => [alias, 'scene']),
    ...['prop', 'item', 'thing'].map((alias) => [alias, 'object']),
  ])('%s is read as %s', (alias, type) => {
    const report = score(
      doc({ references: [entity('A', alias, 'x y')] }),
      doc({ references: [entity('A', type, 'x y')] }),
    );
    expect(report.metrics.ref_f1.value).toBe(1);
    expect(codes(report)).toContain('type.alias');
  });
});

describe('required fields of an event', () => {
  const good = sound('SFX_1', [0, 1]);
  const said = dialogue('DIALOGUE_1', [0, 1], 'hello');
  it.each<[string, Json, string, string[]]>([
    ['a sound', good, '4/4', []],
    ['a sound needs no line', { ...good, content: {} }, '4/4', []],
    ['a dialogue', said, '5/5', []],
    ['a Speech', { ...said, type: ' Speech ' }, '5/5', []],
    ['dialog', { ...said, type: 'dialog' }, '5/5', []],
    ['a blank line', dialogue('DIALOGUE_1', [0, 1], ' '), '4/5', [WRONG]],
    ['no content of a dialogue', { ...said, content: null }, '3/5', [MISSING]],
    ['content that is a string', { ...said, content: 'hello' }, '3/5', [MISSING, WRONG]],
    ['a blank type', { ...good, type: '' }, '3/4', [WRONG]],
    ['a missing type', { ...good, type: null }, '3/4', [MISSING]],
    ['a time that had to be coerced', sound('SFX_1', ['0', 1]), '3/4', [WRONG]],
    ['three times', sound('SFX_1', [0, 1, 2]), '3/4', [WRONG]],
    ['reversed times are well-typed', sound('SFX_1', [2, 1]), '4/4', []],
    ['no object', 5, '0/4', ['schema.not-an-object']],
  ])('%s', (_, event, share, expected) => {
    expect(compliance(doc({ events: [event] }))).toEqual([share, expected]);
  });
});

describe('required fields of a shot', () => {
  const good = shot('SHOT_1', [0, 1]);
  it.each<[string, Json, string, string[]]>([
    ['all there', good, '7/7', []],
    ['a camera object', { ...good, camera: {} }, '7/7', []],
    ['blank strings where any string will do', { ...good, camera: '', shot_transfer: '' }, '7/7', []],
    ['a camera list', { ...good, camera: [] }, '6/7', [WRONG]],
    ['one subshot', shot('SHOT_1', [0, 1], { see: [subshot([0, 1], 'x')] }), '9/9', []],
    ['an empty subshot', shot('SHOT_1', [0, 1], { see: [{}] }), '7/9', [MISSING]],
    ['a subshot that is null', shot('SHOT_1', [0, 1], { see: [null] }), '7/9', ['schema.not-an-object']],
    ['a string subshot', shot('SHOT_1', [0, 1], { see: ['x'] }), '7/7', []],
    ['a blank string subshot is no fault', shot('SHOT_1', [0, 1], { see: [' '] }), '7/7', []],
    ['a string for all', shot('SHOT_1', [0, 1], { see: 'x' }), '7/7', []],
    ['a blank string for all', shot('SHOT_1', [0, 1], { see: ' ' }), '6/7', [WRONG]],
    ['an object for all', shot('SHOT_1', [0, 1], { see: {} }), '6/7', [WRONG]],
    ['numbers in a list', shot('SHOT_1', [0, 1], { who: [7] }), '6/7', [WRONG]],
    ['a string for a list', shot('SHOT_1', [0, 1], { hear: 'SFX_1' }), '6/7', [WRONG]],
    ['null for a list', shot('SHOT_1', [0, 1], { hear: null }), '6/7', [MISSING]],
  ])('%s', (_, one, share, expected) => {
    expect(compliance(doc({ shots: [one] }))).toEqual([share, expected]);
  });
});

it('numbers that no double holds are ill-typed', () => {
  const text = JSON.stringify(doc({ events: [sound('SFX_1', [0, 77])] })).replace('77', '1e999');
  const report = score(text, EMPTY);
  expect(codes(report)).toEqual(['schema.wrong-type', 'time.malformed']);
});

it('sgc is present over required', () => {
  expect(metric(score(doc({ references: [{}] }), EMPTY), 'sgc')).toBe('3/7');
});
