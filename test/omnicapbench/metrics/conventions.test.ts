import { describe, expect, it } from 'vitest';
import { CONVENTIONS } from '../../../src/omnicapbench/conventions';
import { DEFAULT_SETTINGS, SettingsSchema } from '../../../src/omnicapbench/settings';

describe('the conventions', () => {
  it('explain every setting, with the default that it has', () => {
    const defaults = Object.fromEntries(Object.values(CONVENTIONS).map((one) => [one.key, one.default]));
    expect(defaults).toEqual(DEFAULT_SETTINGS);
  });

  it('are sentences', () => {
    for (const { title, why, where, choices } of Object.values(CONVENTIONS)) {
      expect(title).not.toBe('');
      expect(where).not.toBe('');
      for (const sentence of [why, ...choices.map(({ meaning }) => meaning)]) expect(sentence).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('offer only what may be set, the default among it, and all of it', () => {
    const shape = SettingsSchema.unwrap().shape;
    for (const one of Object.values(CONVENTIONS)) {
      for (const { value } of one.choices) expect(SettingsSchema.safeParse({ [one.key]: value }).success).toBe(true);
      if (one.choices.length > 0) expect(one.choices.map(({ value }) => value)).toContain(one.default);
    }
    for (const key of ['gate', 'ref_matcher', 'sub_matcher', 'evsa', 'ccc'] as const) {
      expect(CONVENTIONS[key].choices.map(({ value }) => value)).toEqual(shape[key].unwrap().options);
    }
  });
});
