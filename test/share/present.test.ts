import { describe, expect, it } from 'vitest';
import { METRIC_IDS } from '../../src/omnicapbench/metrics/ids';
import { DEFAULT_SETTINGS, SettingsSchema } from '../../src/omnicapbench/settings';
import { signatureOf } from '../../src/omnicapbench/signature';
import { compareReproduced, compareSignatures } from '../../src/share/permalink/reproduced';
import { changedSettings, type Present, sharedState } from '../../src/share/present';
import { reportWith } from '../state/reports';

const signature = signatureOf(DEFAULT_SETTINGS);
const report = { ...reportWith([]), signature };

const present: Present = {
  documents: { prediction: { name: 'p', text: '{}' }, reference: { name: 'r', text: '[]' } },
  settings: {},
  view: 'timeline',
  unit: { side: 'prediction', key: 'shot:SHOT_1' },
  scored: { subject: { prediction: '{}', reference: '[]' }, report },
};

describe('what is sent', () => {
  it('holds all settings, those at their default too, and every number', () => {
    const state = sharedState({ ...present, settings: { shot_tiou: 0.5 }, scored: null });
    expect(state.settings).toEqual({ ...DEFAULT_SETTINGS, shot_tiou: 0.5 });
    expect(Object.keys(sharedState(present).expected?.metrics ?? {})).toEqual([...METRIC_IDS]);
    expect(sharedState(present).expected?.signature).toBe(signature);
  });

  it.each([
    ['another prediction', { ...present, documents: { ...present.documents, prediction: { name: 'p', text: '{ }' } } }],
    ['another reference', { ...present, documents: { ...present.documents, reference: { name: 'r', text: '' } } }],
    ['other settings', { ...present, settings: { delta: 2 } }],
    ['nothing', { ...present, scored: null }],
  ])('leaves a score of %s out', (_, given) => {
    expect(sharedState(given).expected).toBeNull();
  });

  it('takes settings apart again: only what differs from the defaults', () => {
    expect(changedSettings(DEFAULT_SETTINGS)).toEqual({});
    const given = { ref_matcher: 'manual', ref_map: { PERSON_1: 'PERSON_2' }, duration: 12.5, repair: true } as const;
    expect(changedSettings(SettingsSchema.parse(given))).toEqual(given);
    const all = SettingsSchema.parse(given);
    expect(SettingsSchema.parse(changedSettings(all))).toEqual(all);
  });
});

describe('score reproduced', () => {
  const expected = { signature, metrics: { evsa_f1: 0.5, ccc: 0.5 } };

  it('says so when every number the sender had is the same', () => {
    expect(compareReproduced(expected, report)).toEqual({ kind: 'reproduced', count: 2, changes: [] });
    expect(compareReproduced(null, report)).toEqual({ kind: 'unscored' });
  });

  it('lists each number that differs, null being a value of its own', () => {
    const sent = { signature, metrics: { evsa_f1: 0.25, ccc: null, sgc: 0.5 } };
    expect(compareReproduced(sent, report)).toEqual({
      kind: 'differs',
      differing: [
        { id: 'evsa_f1', expected: 0.25, found: 0.5 },
        { id: 'ccc', expected: null, found: 0.5 },
      ],
      changes: [],
    });
  });

  it('overlooks rounding and numbers it does not know', () => {
    const metrics = { evsa_f1: 0.5 + 1e-12, not_yet_invented: 1, constructor: 1 };
    expect(compareReproduced({ signature, metrics }, report)).toMatchObject({ kind: 'reproduced', count: 1 });
  });

  it('names the version, the contract and the settings that differ', () => {
    const sent = signature.replace(/capscope:[^|]*/, 'capscope:0.0.9').replace('shot:0.30', 'shot:0.50');
    expect(compareSignatures(`${sent}|new:1`, signature)).toMatchObject([
      { part: 'capscope', what: 'version of Capscope', expected: '0.0.9' },
      { part: 'shot', what: 'shot threshold', expected: '0.50', found: '0.30' },
      { part: 'new', what: 'new', expected: '1', found: null },
    ]);
    expect(compareSignatures('', signature).map(({ part }) => part)).toContain('contract');
    expect(compareSignatures('constructor:1', 'x:1').map(({ what }) => what)).toEqual(['x', 'constructor']);
  });
});
