import { describe, expect, it } from 'vitest';
import type { SettingsInput } from '../../src/omnicapbench/settings';
import { adoptReferences, adoptSubshots, dropReferences, dropSubshots, forOtherTexts } from '../../src/state/judging';
import { INITIAL_STATE, load } from '../../src/state/workbench';

const JUDGE = { model: 'm', promptVersion: 'p1' };
const MAP = { recall: ['S/0'], precision: [] };
const OTHER: SettingsInput = { shot_tiou: 0.5 };

describe('the settings of a judge', () => {
  const references = adoptReferences(OTHER, { A: 'B' }, JUDGE);
  const both = adoptSubshots(references, MAP, JUDGE);

  it('name the judge as long as it decides something', () => {
    expect(references).toEqual({
      ...OTHER,
      ref_matcher: 'judge',
      ref_map: { A: 'B' },
      judge_model: 'm',
      judge_prompt: 'p1',
    });
    expect(dropSubshots(both)).toEqual(references);
    expect(dropReferences(both)).toEqual(adoptSubshots(OTHER, MAP, JUDGE));
    expect(dropReferences(dropSubshots(both))).toEqual(OTHER);
  });

  it('leave a map made by hand alone', () => {
    const manual: SettingsInput = { ref_matcher: 'manual', ref_map: { A: 'B' } };
    expect(dropReferences(manual)).toBe(manual);
    expect(forOtherTexts(manual, { prediction: true })).toBe(manual);
  });

  it('go with the texts they are about, and the mark of prose with the prediction', () => {
    const marked: SettingsInput = { ...both, posthoc: 'm@h1' };
    expect(forOtherTexts(marked, { prediction: true })).toEqual(OTHER);
    expect(forOtherTexts(marked, { prediction: false })).toEqual({ ...OTHER, posthoc: 'm@h1' });
    const state = { ...INITIAL_STATE, settings: marked };
    const text = { text: '{}', name: 'x' };
    expect(load(state, { prediction: text }, null).settings).toEqual(OTHER);
    // A link brings its own.
    expect(load(state, { prediction: text }, null, both).settings).toEqual(both);
  });
});
