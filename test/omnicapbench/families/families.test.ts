import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../../src/omnicapbench/families';
import type { FamilyResult } from '../../../src/omnicapbench/families/family';
import { METRIC_IDS } from '../../../src/omnicapbench/metrics/ids';
import type { ScoredPair } from '../../../src/omnicapbench/score';
import type { SettingsInput } from '../../../src/omnicapbench/settings';
import { dialogue, doc, entity, type JsonRecord, shot, sound, subshot } from '../build';
import { CASES, evaluated } from '../metrics/support';

function run(scored: ScoredPair, id: string): FamilyResult {
  const family = FAMILIES.find((one) => one.id === id);
  if (family === undefined) throw new Error(`There is no family ${id}.`);
  return family.run(scored);
}

/** `failed/applicable`, then `side unit: note` of every place. */
function written(prediction: JsonRecord | string, reference: JsonRecord, id: string, settings: SettingsInput = {}) {
  const { failed, applicable, places } = run(evaluated(prediction, reference, settings), id);
  return [`${failed}/${applicable}`, ...places.map(({ side, unit, note }) => `${side} ${unit ?? '-'}: ${note}`)];
}

const CAST = [
  entity('PERSON_1', 'person', 'red coat'),
  entity('PERSON_2', 'person', 'grey beard'),
  entity('OBJECT_1', 'object', 'brass horn'),
];

describe('schema', () => {
  it('is the document itself', () => {
    expect(written(doc(), doc(), 'schema')).toEqual(['0/1']);
    expect(written('{"shots": []', doc(), 'schema')).toEqual(['1/1', expect.stringMatching(/^prediction -: /)]);
    const loose = doc({ shots: [shot('S_1', [0, 1], { more: { camera: 7 } })] });
    expect(written(loose, doc(), 'schema')).toEqual(['0/1']);
    expect(written(loose, doc(), 'schema', { gate: 'strict' })).toEqual([
      '1/1',
      expect.stringMatching(/^prediction shot:S_1: "camera" must be/),
    ]);
  });
});

describe('recovery', () => {
  it('of references counts what is unmatched on either side, over both', () => {
    const prediction = doc({ references: [...CAST.slice(0, 2), entity('SCENE_1', 'scene', 'harbour')] });
    // 3 + 3 - 2 · 2
    expect(written(prediction, doc({ references: CAST }), 'reference-recovery')).toEqual([
      '2/6',
      'reference reference:OBJECT_1: OBJECT_1 is missed: the prediction has no counterpart',
      'prediction reference:SCENE_1: SCENE_1 is unsupported: the reference has no counterpart',
    ]);
  });

  it('of events takes both classes', () => {
    const reference = doc({ events: [dialogue('D_1', [0, 1], 'good morning'), sound('E_1', [0, 4])] });
    const prediction = doc({ events: [dialogue('D_1', [0, 1], 'good morning'), sound('E_1', [9, 12])] });
    // 2 + 2 - 2 · 1
    expect(written(prediction, reference, 'event-recovery')[0]).toBe('2/4');
  });

  it('of shots takes their subshots, each in its own direction', () => {
    const reference = doc({
      shots: [
        shot('S_1', [0, 4], { see: [subshot([0, 2], 'she pours tea'), subshot([2, 4], 'cat sleeps')] }),
        shot('S_2', [40, 44], { see: [subshot([40, 44], 'rain')] }),
      ],
    });
    const prediction = doc({
      shots: [
        shot('A_1', [0, 4], {
          see: [subshot([0, 4], 'she pours tea'), subshot([0, 4], 'pours tea'), subshot([3, 4], 'fog')],
        }),
      ],
    });
    // shots 3, one missed; subshots 3 and 3: cat and rain missed, fog unsupported (both teas share one counterpart)
    expect(written(prediction, reference, 'shot-recovery')).toEqual([
      '4/9',
      'reference shot:S_2: S_2 is missed: the prediction has no counterpart',
      'reference subshot:S_1/1: Subshot S_1/1 is missed: the prediction has no counterpart',
      'reference subshot:S_2/0: Subshot S_2/0 is missed: the prediction has no counterpart',
      'prediction subshot:A_1/2: Subshot A_1/2 is unsupported: the reference has no counterpart',
    ]);
  });

  it('leaves untestable units out', () => {
    const broken = doc({ shots: [shot('A_1', [4, 0])] });
    expect(written(broken, doc(), 'shot-recovery')).toEqual(['0/0']);
  });
});

describe('reference use', () => {
  it('counts the uses of shots, best subshots and events that the counterpart does not share', () => {
    const reference = doc({
      references: CAST,
      events: [dialogue('D_1', [0, 1], 'good morning', 'PERSON_1'), sound('E_1', [1, 2], '[OBJECT_1] blows')],
      shots: [shot('S_1', [0, 4], { who: ['PERSON_1', 'PERSON_2'], see: [subshot([0, 4], '[PERSON_1] waves once')] })],
    });
    const prediction = doc({
      references: [...CAST, entity('PERSON_7', 'person', 'tall guard')],
      events: [
        dialogue('D_1', [0, 1], 'good morning', 'PERSON_2', {}),
        sound('E_1', [1, 2], '[OBJECT_1] blows, [OBJECT_1] again, [PERSON_8] listens'),
      ],
      shots: [
        shot('A_1', [0, 4], {
          who: ['PERSON_1', 'OBJECT_1', 'PERSON_7', 'PERSON_9'],
          see: [subshot([0, 4], '[PERSON_1] waves once'), subshot([0, 4], '[PERSON_2] nods')],
        }),
      ],
    });
    // shot 4 uses, 3 wrong; subshot 1 use (the other is nobody's best); D_1 1, wrong; E_1 2 distinct, 1 wrong
    expect(written(prediction, reference, 'reference-use')).toEqual([
      '5/8',
      'prediction shot:A_1: A_1 uses OBJECT_1: S_1 of the reference does not use OBJECT_1',
      'prediction shot:A_1: A_1 uses PERSON_7: it has no counterpart',
      'prediction shot:A_1: A_1 uses PERSON_9: nothing defines it',
      'prediction event:D_1: D_1 uses PERSON_2: D_1 of the reference does not use PERSON_2',
      'prediction event:E_1: E_1 uses PERSON_8: nothing defines it',
    ]);
  });

  it('takes a speaker and a mention of it as one use, and a label as none', () => {
    const content = (speaker: string) => ({
      content: { line: 'good morning', speaker, description: 'soft, [PERSON_1]' },
    });
    const speech = (speaker: string) =>
      doc({ references: CAST, events: [dialogue('D_1', [0, 1], 'good morning', null, content(speaker))] });
    expect(written(speech('PERSON_1'), speech('PERSON_1'), 'reference-use')).toEqual(['0/1']);
    expect(written(speech('NARRATOR'), speech('PERSON_1'), 'reference-use')).toEqual(['0/1']);
    expect(written(speech('PERSON_5'), speech('PERSON_1'), 'reference-use')[0]).toBe('1/2');
  });
});

describe('identity drift', () => {
  const clip = (lists: readonly (readonly string[])[]) =>
    doc({ references: CAST, shots: lists.map((who, k) => shot(`S_${k + 1}`, [2 * k, 2 * k + 2], { who })) });

  it('counts trajectories that are not the same, over the references of CCC', () => {
    const reference = clip([['PERSON_1', 'PERSON_2'], ['PERSON_1']]);
    const prediction = clip([['PERSON_1', 'PERSON_2'], ['PERSON_2']]);
    // PERSON_1 1/2 and PERSON_2 1/2; OBJECT_1 is in no shot
    expect(written(prediction, reference, 'identity-drift')).toEqual([
      '2/2',
      'reference reference:PERSON_1: PERSON_1: 1 of 2 shots shared; missing: S_2 of the reference',
      'reference reference:PERSON_2: PERSON_2: 1 of 2 shots shared; too many: S_2 of the prediction',
    ]);
    expect(written(prediction, reference, 'identity-drift', { ccc: 'cross-shot' })[0]).toBe('1/1');
    expect(written(reference, reference, 'identity-drift')).toEqual(['0/2']);
  });
});

describe('event-shot link', () => {
  it('counts matched events with a missing or a wrong edge, each once', () => {
    const events = [sound('E_1', [0, 4]), sound('E_2', [2, 4]), sound('E_3', [0, 2]), sound('E_4', [60, 61])];
    const clip = (first: readonly string[], second: readonly string[], sounds = events) =>
      doc({ events: sounds, shots: [shot('S_1', [0, 2], { hear: first }), shot('S_2', [2, 4], { hear: second })] });
    const reference = clip(['E_1', 'E_3'], ['E_1', 'E_2']);
    // E_1 lacks S_2; E_2 is also linked to S_1, disjoint, and lacks S_2: one event; E_4 is unmatched
    expect(written(clip(['E_1', 'E_3', 'E_2', 'E_4'], [], events.slice(0, 3)), reference, 'event-shot-link')).toEqual([
      '2/3',
      'reference event:E_1: missing: E_1 in S_2: S_2 of the prediction does not list E_1',
      'reference event:E_2: missing: E_2 in S_2: S_2 of the prediction does not list E_2',
      'prediction event:E_2: wrong: E_2 in S_1: the two do not overlap in time',
    ]);
    expect(written(reference, reference, 'event-shot-link')).toEqual(['0/4']);
  });
});

describe('dialogue error', () => {
  it('counts matched lines with a wrong word or a wrong speaker', () => {
    const lines = (texts: readonly string[], speakers: readonly (string | null)[]) =>
      doc({
        references: CAST,
        events: texts.map((text, k) => dialogue(`D_${k + 1}`, [k, k + 1], text, speakers[k] ?? null)),
      });
    const reference = lines(
      ['good morning', 'rain again today', 'the train left', 'no one'],
      ['PERSON_1', 'PERSON_1', null, null],
    );
    const prediction = lines(
      ['good morning', 'rain again', 'the train left', 'entirely other words'],
      ['PERSON_2', 'PERSON_1', null, null],
    );
    expect(written(prediction, reference, 'dialogue-error')).toEqual([
      '2/3',
      'prediction event:D_1: D_1: wrong: PERSON_1 is matched with PERSON_1, not with PERSON_2',
      'prediction event:D_2: D_2: 1 − WER is 0.6667',
    ]);
  });
});

describe('every family', () => {
  it('applies to nothing after a gate failure, but for the schema', () => {
    for (const scored of [evaluated('no json', doc({ references: CAST })), evaluated(doc(), 'no json')]) {
      const rest = FAMILIES.filter(({ id }) => id !== 'schema').map((family) => family.run(scored));
      expect(rest.every(({ failed, applicable, places }) => failed + applicable + places.length === 0)).toBe(true);
    }
    expect(run(evaluated(doc(), 'no json'), 'schema')).toEqual({ failed: 0, applicable: 1, places: [] });
  });

  it('has the numbers of the paper, and metrics that there are', () => {
    expect(FAMILIES.map(({ paper: { failed, percent } }) => [failed, percent])).toEqual([
      [31, 3.8],
      [3778, 31.7],
      [8649, 34.1],
      [2656, 65.2],
      [5156, 26.2],
      [4218, 36.2],
      [1654, 44.5],
      [260, 7],
    ]);
    for (const { metrics } of FAMILIES) for (const id of metrics) expect(METRIC_IDS).toContain(id);
  });

  it('agrees with the metrics on every case of the contract, and shows places of the text', { timeout: 30_000 }, () => {
    const faults: string[] = [];
    for (const { id, prediction, reference, settings } of CASES) {
      const scored = evaluated(prediction, reference, settings);
      const texts = { prediction, reference };
      const expected = (f1: 'ref_f1' | 'event_f1'): readonly number[] => {
        const { numerator, denominator } = scored.metrics[f1];
        return [(denominator ?? 0) - (numerator ?? 0), denominator ?? 0];
      };
      for (const family of FAMILIES) {
        const { failed, applicable, places } = family.run(scored);
        const fits = failed <= applicable && places.length >= failed;
        if (!fits) faults.push(`${id} ${family.id}: ${failed} of ${applicable} at ${places.length} places`);
        for (const { side, place, note } of places) {
          const inside = place.offset >= 0 && place.offset + place.length <= texts[side].length;
          if (!inside || note === '') faults.push(`${id} ${family.id}: ${note} at ${place.offset}`);
        }
      }
      if (scored.evaluation === undefined) continue;
      const counts = (name: string): readonly number[] => {
        const { failed, applicable } = run(scored, name);
        return [failed, applicable];
      };
      expect([id, counts('reference-recovery')]).toEqual([id, expected('ref_f1')]);
      expect([id, counts('event-recovery')]).toEqual([id, expected('event_f1')]);
      expect([id, counts('identity-drift')[1]]).toEqual([id, scored.metrics.ccc.denominator ?? 0]);
      expect([id, counts('dialogue-error')[1]]).toEqual([id, scored.metrics.dialogue_line.denominator ?? 0]);
    }
    expect(faults).toEqual([]);
  });
});
