import { describe, expect, it } from 'vitest';
import type { SettingsInput } from '../../src/omnicapbench/settings';
import { doc, type Json, metric, score, shot, sound, triple } from './build';

/** Two events of 2 s and shots of 2 s: E_k sounds in A_k. */
function clip(lists: readonly Json[], events: readonly Json[] = [sound('E_0', [0, 2]), sound('E_1', [2, 4])]) {
  return doc({ events, shots: lists.map((hear, i) => shot(`A_${i}`, [2 * i, 2 * i + 2], { hear })) });
}
const REFERENCE = clip([['E_0'], ['E_1']]);
const HALF_MATCHED = [sound('E_0', [0, 2]), sound('E_1', [2.1, 2.2])];

describe('event-shot association', () => {
  it.each<[string, ReturnType<typeof clip>, SettingsInput, string, string]>([
    ['all right', REFERENCE, {}, '2/2', '2/2'],
    ['one missing', clip([['E_0'], []]), {}, '1/1', '1/2'],
    ['none at all', clip([[], []]), {}, 'null', '0/2'],
    ['a disjoint one is wrong', clip([['E_0', 'E_1'], ['E_1']]), {}, '2/3', '2/2'],
    ['also in the scope aligned', clip([['E_0', 'E_1'], ['E_1']]), { evsa: 'aligned' }, '2/3', '2/2'],
    ['a link listed twice is one', clip([['E_0', 'E_0'], ['E_1']]), {}, '2/2', '2/2'],
    // E_1 is a tenth of its counterpart: unmatched
    ['an unmatched event is out of scope', clip([['E_0'], ['E_1']], HALF_MATCHED), {}, '1/1', '1/2'],
    ['but not of all', clip([['E_0'], ['E_1']], HALF_MATCHED), { evsa: 'all' }, '1/2', '1/2'],
    ['dangling ones are out of scope', clip([['E_0', 'E_9'], ['E_1']]), {}, '2/2', '2/2'],
    ['but not of all', clip([['E_0', 'E_9'], ['E_1']]), { evsa: 'all' }, '2/3', '2/2'],
  ])('%s', (_, prediction, settings, precision, recall) => {
    const report = score(prediction, REFERENCE, settings);
    expect([metric(report, 'evsa_precision'), metric(report, 'evsa_recall')]).toEqual([precision, recall]);
  });

  it('an unmatched shot is in the scope event, not in aligned', () => {
    // A_2 is a second shot of the first event; nothing in the reference is left for it.
    const prediction = doc({
      events: [sound('E_0', [0, 2]), sound('E_1', [2, 4])],
      shots: [
        shot('A_0', [0, 2], { hear: ['E_0'] }),
        shot('A_1', [2, 4], { hear: ['E_1'] }),
        shot('A_2', [0, 1], { hear: ['E_0'] }),
      ],
    });
    expect(metric(score(prediction, REFERENCE), 'evsa_precision')).toBe('2/3');
    expect(metric(score(prediction, REFERENCE, { evsa: 'aligned' }), 'evsa_precision')).toBe('2/2');
  });

  it('an edge that the reference does not have is wrong', () => {
    const long = [sound('E_0', [0, 4]), sound('E_1', [2, 4])];
    const report = score(clip([['E_0'], ['E_0', 'E_1']], long), clip([['E_0'], ['E_1']], long));
    expect([metric(report, 'evsa_precision'), metric(report, 'evsa_recall')]).toEqual(['2/3', '2/2']);
    // 2 · 2/3 / (5/3)
    expect(report.metrics.evsa_f1.value).toBeCloseTo(4 / 5, 15);
  });

  it('disjoint and dangling links of the reference are no edges', () => {
    const reference = clip([['E_0', 'E_1', 'E_9'], ['E_1']]);
    expect(metric(score(REFERENCE, reference), 'evsa_recall')).toBe('2/2');
    expect(metric(score(reference, reference), 'evsa_precision')).toBe('2/3');
  });

  it.each<[string, Json[], Json[], (number | null)[]]>([
    ['no edges on either side', [[], []], [[], []], [null, null, null]],
    ['none in the reference', [['E_0'], []], [[], []], [0, null, 0]],
    ['none in the prediction', [[], []], [['E_0'], []], [null, 0, 0]],
  ])('%s', (_, theirs, ours, expected) => {
    expect(triple(score(clip(theirs), clip(ours)), 'evsa')).toEqual(expected);
  });
});
