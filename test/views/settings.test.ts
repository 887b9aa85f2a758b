import { describe, expect, it } from 'vitest';
import { alternatives } from '../../src/engine/alternatives';
import { EXAMPLES } from '../../src/examples';
import { DECIDED_BY } from '../../src/omnicapbench/choices';
import { CONVENTIONS } from '../../src/omnicapbench/conventions';
import { score } from '../../src/omnicapbench/score';
import { DEFAULT_SETTINGS, SettingsSchema } from '../../src/omnicapbench/settings';
import { linesToMap, mapToLines, resolveSettings, withSetting } from '../../src/views/settings/change';
import { CHOICES, CURVES, DOMAINS, reasonOf } from '../../src/views/settings/fields';
import { kernels } from '../kernel/support';

describe('settings', () => {
  it('keeps only what differs from the defaults', () => {
    const changed = withSetting({}, 'shot_tiou', 0.5);
    expect(changed).toEqual({ shot_tiou: 0.5 });
    expect(withSetting(changed, 'shot_tiou', DEFAULT_SETTINGS.shot_tiou)).toEqual({});
    expect(resolveSettings(changed)).toEqual({ ...DEFAULT_SETTINGS, shot_tiou: 0.5 });
  });

  it('offers only values the schema takes, and a slider that reaches the default', () => {
    for (const key of CURVES) {
      const [min, max] = DOMAINS[key];
      for (const value of [min, max]) expect(SettingsSchema.safeParse({ [key]: value }).success).toBe(true);
      expect(DEFAULT_SETTINGS[key]).toBeGreaterThanOrEqual(min);
      expect(DEFAULT_SETTINGS[key]).toBeLessThanOrEqual(max);
    }
    for (const key of CHOICES) {
      const values: readonly unknown[] = CONVENTIONS[key].choices.map(({ value }) => value);
      expect(values).toContain(DEFAULT_SETTINGS[key]);
      for (const value of values) expect(SettingsSchema.safeParse({ [key]: value }).success).toBe(true);
    }
  });

  it('has a place for every setting that can be changed today', () => {
    const shown = [...CURVES, ...CHOICES, 'ref_map', 'duration'];
    // These are set where a judge is asked, on its own tab.
    const judged = ['sub_map', 'judge_model', 'judge_prompt', 'posthoc'];
    expect([...shown, ...judged].sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
  });

  it('says of every setting why, and by whose word', () => {
    for (const key of [...CURVES, ...CHOICES, 'duration'] as const) {
      expect(reasonOf(key)).toMatch(
        /^.+\. (Stated in the paper|Inferred from the paper's tables|Our convention): .+\.$/,
      );
    }
  });
});

describe('what the choices of a convention give', () => {
  const example = EXAMPLES.find(({ id }) => id === 'evsa-case');
  const prediction = example?.predictions.find(({ id }) => id === 'qwen3.5-omni-flash')?.text ?? '';
  const reference = example?.reference ?? '';

  it('is what a score with that choice gives', () => {
    const settings = SettingsSchema.parse({ shot_tiou: 0.9 });
    for (const key of CHOICES) {
      const found = alternatives(prediction, reference, settings, kernels, key);
      const expected = CONVENTIONS[key].choices.map(
        ({ value }) =>
          score(prediction, reference, { ...settings, [key]: value }, kernels).metrics[DECIDED_BY[key]].value,
      );
      expect(found, key).toEqual(expected);
    }
  });

  it('tells the strict gate from the other, and repair from none', () => {
    expect(alternatives(prediction, reference, DEFAULT_SETTINGS, kernels, 'gate')).toEqual([79 / 81, 0]);
    const cut = prediction.slice(0, -200);
    const [off, on] = alternatives(cut, reference, DEFAULT_SETTINGS, kernels, 'repair');
    expect(off).toBe(0);
    expect(on).toBeGreaterThan(0.5);
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
