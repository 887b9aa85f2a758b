import { describe, expect, it } from 'vitest';
import { aggregate } from '../../src/dataset/aggregate';
import { composeAggregates, composeMeans } from '../../src/dataset/composition';
import { COMPOSITION_FAMILIES } from '../../src/omnicapbench/report';
import { known } from './build';

describe('failure composition of means', () => {
  // Table 3, Gemini 3.1-Pro; Figure 4b prints 28.5 action, 23.7 audio-visual, 17.9 audio, 1.3 format.
  const row = { sgc: 0.9736, ref_use: 0.7039, shot_f1: 0.7624, subshot_f1: 0.6527, event_f1: 0.6332, evsa_f1: 0.5146 };
  const tenths = (refF1: number) => {
    const shares = composeMeans({ ...row, ref_f1: refF1 / 100 });
    return (['action', 'audio-visual', 'audio', 'format'] as const).map((family) => (100 * shares[family]).toFixed(1));
  };

  it.each([70.72, 70.9, 71.09])('gives the published split with an overall reference F1 of %s', (refF1) => {
    expect(tenths(refF1)).toEqual(['28.5', '23.7', '17.9', '1.3']);
  });

  it.each([70.71, 71.1])('and no longer with %s', (refF1) => {
    expect(tenths(refF1)).not.toEqual(['28.5', '23.7', '17.9', '1.3']);
  });

  it('is made of means over videos: 1 - (1/4 + 1)/2 for audio, all of it', () => {
    const all = aggregate([known({ event_f1: [1, 4] }), known({ event_f1: [4, 4] })]);
    expect(composeAggregates(all).audio).toBe(1);
    const both = aggregate([known({ event_f1: [1, 4], sgc: [7, 8] }), known({ event_f1: [4, 4], sgc: [7, 8] })]);
    // deficits 3/8 and 1/8
    expect(composeAggregates(both)).toMatchObject({ audio: 0.75, format: 0.25, identity: 0 });
    // pooled, events are 5/8 as well
    expect(composeAggregates(both, 'micro').audio).toBe(0.75);
  });

  it('is all 0 where nothing is lost', () => {
    const shares = composeMeans({ sgc: 1 });
    expect(COMPOSITION_FAMILIES.map((family) => shares[family])).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
