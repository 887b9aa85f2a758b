import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, SettingsSchema } from '../../src/omnicapbench/settings';
import { linesToMap, mapToLines, resolveSettings, withSetting } from '../../src/views/settings/change';
import {
  CCC_FIELD,
  EVSA_FIELD,
  GATE_FIELD,
  NUMBER_FIELDS,
  REF_MATCHER_FIELD,
  SUB_MATCHER_FIELD,
} from '../../src/views/settings/fields';

describe('settings', () => {
  it('keeps only what differs from the defaults', () => {
    const changed = withSetting({}, 'shot_tiou', 0.5);
    expect(changed).toEqual({ shot_tiou: 0.5 });
    expect(withSetting(changed, 'shot_tiou', DEFAULT_SETTINGS.shot_tiou)).toEqual({});
    expect(resolveSettings(changed)).toEqual({ ...DEFAULT_SETTINGS, shot_tiou: 0.5 });
  });

  it('offers only values the schema takes', () => {
    for (const { key, max } of NUMBER_FIELDS) {
      for (const value of [0, max]) expect(SettingsSchema.safeParse({ [key]: value }).success).toBe(true);
    }
    for (const field of [GATE_FIELD, REF_MATCHER_FIELD, SUB_MATCHER_FIELD, EVSA_FIELD, CCC_FIELD]) {
      expect(field.options.map(({ value }) => value)).toContain(DEFAULT_SETTINGS[field.key]);
      for (const { value } of field.options) {
        expect(SettingsSchema.safeParse({ [field.key]: value }).success).toBe(true);
      }
    }
  });

  it('has a place for every setting that can be changed today', () => {
    const shown = [
      ...NUMBER_FIELDS.map(({ key }) => key),
      ...[GATE_FIELD, REF_MATCHER_FIELD, SUB_MATCHER_FIELD, EVSA_FIELD, CCC_FIELD].map(({ key }) => key),
      'ref_map',
      'duration',
    ];
    const later = ['repair', 'judge_model', 'judge_prompt'];
    expect([...shown, ...later].sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
  });
});

describe('the manual map', () => {
  it('reads pairs, one a line, and names the lines that are none', () => {
    expect(linesToMap('PERSON_1 = PERSON_4\n\nOBJECT_1=OBJECT_2\nnonsense\n= X')).toEqual({
      map: { PERSON_1: 'PERSON_4', OBJECT_1: 'OBJECT_2' },
      bad: [4, 5],
    });
  });

  it('writes what it reads', () => {
    const map = { PERSON_1: 'PERSON_4', SCENE_1: 'SCENE_1' };
    expect(linesToMap(mapToLines(map)).map).toEqual(map);
  });

  it('has no trouble with names that objects have of themselves', () => {
    const { map } = linesToMap('__proto__ = PERSON_1');
    expect(Object.keys(map)).toEqual(['__proto__']);
  });
});
